import { changeNoticeSetting } from '@compute-market/contract/calls/account';
import type { NoticeSetting } from '@compute-market/contract/entities/user';
import { useState } from 'react';
import { api } from '../../api';
import { refreshUser } from '../../flows/account';
import { createNoticeSaver, type NoticeState } from '../../flows/notice-saver';

async function save(setting: NoticeSetting): Promise<NoticeSetting> {
  const { NoticeSetting: kept } = await api.call(changeNoticeSetting, { setting });
  void refreshUser();
  return kept;
}

/** The matrix of notices as it stood when the page opened, with what was changed since. */
export function useNoticeSetting(initial: NoticeSetting) {
  const [state, setState] = useState<NoticeState>({ setting: initial, saving: false });
  const [saver] = useState(() => createNoticeSaver(initial, { save, onChange: setState }));
  return { ...state, change: saver.change };
}
