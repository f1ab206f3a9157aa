import { verifyBankCard } from '@compute-market/contract/calls/verification';
import { bankCardForm, type BankCardForm } from '@compute-market/contract/forms/verification-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';
import { useVerificationCode } from '../account/useVerificationCode';

const empty: BankCardForm = { name: '', id_number: '', bank_card: '', phone: '', code: '' };

interface BankCardFormInput {
  /** Why no code may be asked for yet; null where it may. */
  refusal: () => string | null;
  onVerified: () => void;
}

/** 银行卡核验; what the bank finds to differ stands at its field. */
export function useBankCardForm({ refusal, onVerified }: BankCardFormInput) {
  const form = useForm<BankCardForm>({ resolver: zodResolver(bankCardForm), mode: 'onTouched', defaultValues: empty });
  const submission = useSubmission({
    form,
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code, ...values }) => {
      const answer = await api.call(verifyBankCard, { ...values, captcha: code });
      if (answer.ok) onVerified();
      else
        form.setError(answer.field ?? 'bank_card', { type: 'server', message: answer.reason }, { shouldFocus: true });
    },
  });
  return { form, ...submission, onRequestCode: useVerificationCode(form, 'bank_card', refusal) };
}
