import { sendSmsCode } from '@compute-market/contract/calls/session';
import type { SmsScene } from '@compute-market/contract/enumerations';
import { errorKeyOf } from '@compute-market/contract/errors';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '../../api';
import { purposeOf, useCodeRequest } from './useCodeRequest';

interface CodeValues {
  phone: string;
  code: string;
}

const aboutPhone = new Set(['PHONE_TAKEN', 'PHONE_UNKNOWN']);

/** Asks for a text-message code once the phone is right; resolves to whether one was sent. A refusal stands at the field it is about; `watch` sees how it ends. */
export function useSmsCode<Values extends CodeValues, Checked = Values>(
  wide: UseFormReturn<Values, unknown, Checked>,
  scene: SmsScene,
  watch: <Answer>(ask: () => Promise<Answer>) => Promise<Answer> = (ask) => ask(),
) {
  // The form has more fields; only these two are touched here.
  const form = wide as unknown as UseFormReturn<CodeValues>;
  const phone = () => form.getValues('phone');
  const send = () => watch(() => api.call(sendSmsCode, { phone: phone(), scene }));
  return useCodeRequest(form, () => purposeOf(scene, phone()), send, {
    fieldOf: ({ status }) => (aboutPhone.has(errorKeyOf(status) ?? '') ? 'phone' : 'code'),
    mayAsk: () => form.trigger('phone', { shouldFocus: true }),
  });
}
