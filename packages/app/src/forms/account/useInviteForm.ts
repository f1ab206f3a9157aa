import { inviteSubAccount } from '@compute-market/contract/calls/invitation';
import { inviteSubAccountForm } from '@compute-market/contract/forms/sub-account-forms';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

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
    send: async ({ money_limit, month_limit, note, ...invited }) => {
      await api.call(inviteSubAccount, {
        ...invited,
        money_limit: yuanFromFen(money_limit),
        ...(month_limit !== null && { month_limit: yuanFromFen(month_limit) }),
        note: note || undefined,
      });
      await onDone();
    },
  });
}
