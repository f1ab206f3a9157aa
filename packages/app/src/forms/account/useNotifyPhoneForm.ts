import { modifyNotifyPhone } from '@compute-market/contract/calls/account';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { codelessNotifyPhoneForm, notifyPhoneForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { useCodeless, useCodelessFocus } from './useCodeless';
import { endCode, purposeOf } from './useCodeRequest';
import { useSmsCode } from './useSmsCode';
import { useSentForm } from '../useSentForm';

/** 修改通知手机, with a code to the new number where the back end sends codes. */
export function useNotifyPhoneForm(onDone: () => Promise<void>) {
  const { codeless, request } = useCodeless();
  const { form, ...submission } = useSentForm({
    schema: codeless ? codelessNotifyPhoneForm : notifyPhoneForm,
    defaultValues: { phone: '', code: '' },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ phone, code }) => {
      await api.call(modifyNotifyPhone, codeless ? { notify_phone: phone } : { notify_phone: phone, code });
      await onDone();
      endCode(purposeOf(SMS_SCENE.notifyPhone, phone));
    },
  });
  useCodelessFocus(codeless, () => form.setFocus('phone'));
  return { form, ...submission, codeless, onRequestCode: useSmsCode(form, SMS_SCENE.notifyPhone, request) };
}
