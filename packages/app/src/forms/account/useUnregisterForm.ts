import { unregister } from '@compute-market/contract/calls/account';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { codelessUnregisterForm, unregisterForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { useCodeless, useCodelessFocus } from './useCodeless';
import { purposeOf, useCodeRequest } from './useCodeRequest';
import { useSentForm } from '../useSentForm';

/** 注销账号, with a code to the account's own phone where the back end sends codes. */
export function useUnregisterForm(phone: string, onDone: () => Promise<void>) {
  const { codeless, request } = useCodeless();
  const { form, ...submission } = useSentForm({
    schema: codeless ? codelessUnregisterForm : unregisterForm,
    defaultValues: { code: '', phrase: '', agree: false },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code }) => {
      await api.call(unregister, codeless ? {} : { code });
      await onDone();
    },
  });
  useCodelessFocus(codeless, () => form.setFocus('phrase'));
  const send = () => request(() => api.call(sendSmsCode, { phone, scene: SMS_SCENE.unregister }));
  const onRequestCode = useCodeRequest(form, () => purposeOf(SMS_SCENE.unregister, phone), send);
  return { form, ...submission, codeless, onRequestCode };
}
