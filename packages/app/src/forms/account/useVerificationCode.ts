import { sendVerificationCode } from '@compute-market/contract/calls/verification';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '../../api';
import { useCodeRequest } from './useCodeRequest';

interface CodeValues {
  phone: string;
  code: string;
}

/**
 * Asks for the code of a verification once the phone is right; resolves to whether one was sent. A refusal stands at the code, that of `refusal` too:
 * why none may be asked for yet, or null.
 */
export function useVerificationCode<Values extends CodeValues>(
  wide: UseFormReturn<Values>,
  scene: 'bank_card' | 'enterprise',
  refusal: () => string | null,
) {
  // The form has more fields; only these two are touched here.
  const form = wide as unknown as UseFormReturn<CodeValues>;
  const request = useCodeRequest(form, () => api.call(sendVerificationCode, { phone: form.getValues('phone'), scene }));
  return async (): Promise<boolean> => {
    const reason = refusal();
    if (reason !== null) form.setError('code', { type: 'agreement', message: reason }, { shouldFocus: true });
    return reason === null && (await form.trigger('phone', { shouldFocus: true })) && request();
  };
}
