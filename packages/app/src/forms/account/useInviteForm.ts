import { inviteSubAccount } from '@compute-market/contract/calls/invitation';
import { inviteSubAccountForm } from '@compute-market/contract/forms/sub-account-forms';
import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';
import { asSent } from './new-sub-account';

/** 邀请子账号; offers every right until some are taken away, as a new sub-account has them (decisions 126, 134). */
export function useInviteForm(onDone: () => Promise<void>) {
  return useSentForm({
    schema: inviteSubAccountForm,
    defaultValues: {
      phone: '',
      sub_account_name: '',
      money_limit: '',
      month_limit: '',
      rights: [...SUB_RIGHTS],
      note: '',
    },
    fields: { NAME_TAKEN: 'sub_account_name', INVALID_REQUEST: 'phone' },
    send: async (invited) => {
      await api.call(inviteSubAccount, asSent(invited));
      await onDone();
    },
  });
}
