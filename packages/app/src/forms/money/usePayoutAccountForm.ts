import { setPayoutAccount } from '@compute-market/contract/calls/partner';
import { payoutAccountForm } from '@compute-market/contract/forms/payout-account-form';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 收款账户 of a partner, in the first of the names it may be in (decisions 116). */
export function usePayoutAccountForm([first = '']: readonly string[], onDone: () => void) {
  return useSentForm({
    schema: payoutAccountForm,
    defaultValues: { holder: first, bank_name: '', bank_account: '', passwd: '' },
    fields: { OLD_PASSWORD_WRONG: 'passwd', VERIFICATION_MISMATCH: 'holder' },
    send: async (order) => {
      await api.call(setPayoutAccount, order);
      onDone();
    },
  });
}
