import { verifyBankCard } from '@compute-market/contract/calls/verification';
import { bankCardForm, type BankCardForm } from '@compute-market/contract/forms/verification-forms';
import { api } from '../../api';
import { useVerificationCode } from '../account/useVerificationCode';
import { useSentForm } from '../useSentForm';

const empty: BankCardForm = { name: '', id_number: '', bank_card: '', phone: '', code: '' };

interface BankCardFormInput {
  /** Why no code may be asked for yet; null where it may. */
  refusal: () => string | null;
  onVerified: () => void;
}

/** 银行卡核验; what the bank finds to differ stands at its field. */
export function useBankCardForm({ refusal, onVerified }: BankCardFormInput) {
  const { form, ...submission } = useSentForm({
    schema: bankCardForm,
    defaultValues: empty,
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code, ...values }, form) => {
      const answer = await api.call(verifyBankCard, { ...values, captcha: code });
      if (answer.ok) onVerified();
      else
        form.setError(answer.field ?? 'bank_card', { type: 'server', message: answer.reason }, { shouldFocus: true });
    },
  });
  return { form, ...submission, onRequestCode: useVerificationCode(form, 'bank_card', refusal) };
}
