import { changeNoticeSetting } from '@compute-market/contract/calls/account';
import type { NoticeSetting } from '@compute-market/contract/entities/user';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import { refreshUser } from '../../flows/account';
import { createNoticeSaver, type NoticeState } from '../../flows/notice-saver';

async function save(setting: NoticeSetting): Promise<NoticeSetting> {
  const { NoticeSetting: kept } = await api.call(changeNoticeSetting, { setting });
  void refreshUser();
  return kept;
}

/** The matrix of notices as the account has it, with what is being changed. */
export function useNoticeSetting(current: NoticeSetting) {
  const [state, setState] = useState<NoticeState>({ setting: current, saving: false });
  const [saver] = useState(() => createNoticeSaver(current, { save, onChange: setState }));
  useEffect(() => saver.renew(current), [saver, current]);
  return { ...state, change: saver.change };
}
