import { setPayoutAccount } from '@compute-market/contract/calls/partner';
import {
  payoutAccountForm,
  type PayoutAccountForm,
  type PayoutAccountOrder,
} from '@compute-market/contract/forms/payout-account-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 收款账户 of a partner, in the first of the names it may be in (decisions 116). */
export function usePayoutAccountForm([first = '']: readonly string[], onDone: () => void) {
  const form = useForm<PayoutAccountForm, unknown, PayoutAccountOrder>({
    resolver: zodResolver(payoutAccountForm),
    mode: 'onTouched',
    defaultValues: { holder: first, bank_name: '', bank_account: '', passwd: '' },
  });
  const submission = useSubmission({
    form,
    fields: { OLD_PASSWORD_WRONG: 'passwd', VERIFICATION_MISMATCH: 'holder' },
    send: async (order) => {
      await api.call(setPayoutAccount, order);
      onDone();
    },
  });
  return { form, ...submission };
}
