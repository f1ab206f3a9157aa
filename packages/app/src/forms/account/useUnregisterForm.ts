import { unregister } from '@compute-market/contract/calls/account';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { unregisterForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { purposeOf, useCodeRequest } from './useCodeRequest';
import { useSentForm } from '../useSentForm';

/** 注销账号, with a code to the account's own phone. */
export function useUnregisterForm(phone: string, onDone: () => Promise<void>) {
  const { form, ...submission } = useSentForm({
    schema: unregisterForm,
    defaultValues: { code: '', phrase: '', agree: false },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code }) => {
      await api.call(unregister, { code });
      await onDone();
    },
  });
  return {
    form,
    ...submission,
    onRequestCode: useCodeRequest(
      form,
      () => purposeOf(SMS_SCENE.unregister, phone),
      () => api.call(sendSmsCode, { phone, scene: SMS_SCENE.unregister }),
    ),
  };
}
