import { verifyBankCard } from '@compute-market/contract/calls/verification';
import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { bankCardForm, type BankCardForm } from '@compute-market/contract/forms/verification-forms';
import { api } from '../../api';
import { lastStep } from '../../flows/verification-standing';
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
      const step = await lastStep({
        type: VERIFICATION_TYPE.personal,
        leadsTo: [VERIFICATION_STATUS.verified],
        send: () => api.call(verifyBankCard, { ...values, captcha: code }),
      });
      if ('reached' in step || step.answer.ok) return onVerified();
      const { field = 'bank_card', reason } = step.answer;
      form.setError(field, { type: 'server', message: reason }, { shouldFocus: true });
    },
  });
  return { form, ...submission, onRequestCode: useVerificationCode(form, 'bank_card', refusal) };
}
