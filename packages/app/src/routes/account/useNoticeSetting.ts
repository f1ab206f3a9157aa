import { changeNoticeSetting } from '@compute-market/contract/calls/account';
import type { NoticeParts, NoticeSetting, User } from '@compute-market/contract/entities/user';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import { refreshUser } from '../../flows/account';
import { createNoticeSaver, type NoticeState } from '../../flows/notice-saver';

/** A back end that does not take parts gets the whole, as the specification has it (decisions 261). */
const saverOf = (takesParts: boolean) => async (setting: NoticeSetting, changed: NoticeParts) => {
  const request = takesParts ? { setting, changed } : { setting };
  try {
    return (await api.call(changeNoticeSetting, request)).NoticeSetting;
  } finally {
    // Also after a failure: without an answer it may have been kept.
    void refreshUser();
  }
};

/** The matrix of notices as the account has it, with what is being changed. */
export function useNoticeSetting({ NoticeSetting: current, NoticesApart = false }: User) {
  const [state, setState] = useState<NoticeState>({ setting: current, saving: false });
  const [saver] = useState(() => createNoticeSaver(current, { save: saverOf(NoticesApart), onChange: setState }));
  useEffect(() => saver.renew(current), [saver, current]);
  return { ...state, change: saver.change };
}
