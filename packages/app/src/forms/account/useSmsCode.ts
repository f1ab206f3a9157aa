import { sendSmsCode } from '@compute-market/contract/calls/session';
import type { SmsScene } from '@compute-market/contract/enumerations';
import { errorKeyOf } from '@compute-market/contract/errors';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '../../api';
import { useCodeRequest } from './useCodeRequest';

interface CodeValues {
  phone: string;
  code: string;
}

const aboutPhone = new Set(['PHONE_TAKEN', 'PHONE_UNKNOWN']);

/** Asks for a text-message code once the phone is right; resolves to whether one was sent. A refusal stands at the field it is about. */
export function useSmsCode<Values extends CodeValues>(wide: UseFormReturn<Values>, scene: SmsScene) {
  // The form has more fields; only these two are touched here.
  const form = wide as unknown as UseFormReturn<CodeValues>;
  const send = () => api.call(sendSmsCode, { phone: form.getValues('phone'), scene });
  const request = useCodeRequest(form, send, {
    fieldOf: ({ status }) => (aboutPhone.has(errorKeyOf(status) ?? '') ? 'phone' : 'code'),
  });
  return async (): Promise<boolean> => (await form.trigger('phone', { shouldFocus: true })) && request();
}
