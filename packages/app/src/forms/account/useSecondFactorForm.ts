import { sendSecondFactorCode, setSecondFactor } from '@compute-market/contract/calls/second-factor';
import { secondFactorForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { endCode, ownCode, useCodeRequest } from './useCodeRequest';
import { useSentForm } from '../useSentForm';

/** 二次验证, turned on or off by a code to the account's own `phone`. */
export function useSecondFactorForm(on: boolean, phone: string, onDone: () => Promise<void>) {
  const { form, ...submission } = useSentForm({
    schema: secondFactorForm,
    defaultValues: { code: '' },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code }) => {
      await api.call(setSecondFactor, { on, code });
      await onDone();
      endCode(ownCode(phone));
    },
  });
  return {
    form,
    ...submission,
    onRequestCode: useCodeRequest(
      form,
      () => ownCode(phone),
      () => api.call(sendSecondFactorCode, {}),
    ),
  };
}
