import { sendVerificationCode } from '@compute-market/contract/calls/verification';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '../../api';
import { purposeOf, useCodeRequest } from './useCodeRequest';

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
  const phone = () => form.getValues('phone');
  return useCodeRequest(
    form,
    () => purposeOf(scene, phone()),
    () => api.call(sendVerificationCode, { phone: phone(), scene }),
    {
      mayAsk: () => {
        const reason = refusal();
        if (reason === null) return form.trigger('phone', { shouldFocus: true });
        form.setError('code', { type: 'agreement', message: reason }, { shouldFocus: true });
        return Promise.resolve(false);
      },
    },
  );
}
