import { modifyLoginPhone } from '@compute-market/contract/calls/account';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { loginPhoneForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { purposeOf, useCodeRequest } from './useCodeRequest';
import { useSmsCode } from './useSmsCode';
import { useSentForm } from '../useSentForm';

/** 修改登录手机; `current` is the phone in use. */
export function useLoginPhoneForm(current: string, onDone: () => Promise<void>) {
  const { form, ...submission } = useSentForm({
    schema: loginPhoneForm,
    defaultValues: { current_code: '', phone: '', code: '' },
    fields: {
      CODE_WRONG: 'current_code',
      CODE_EXPIRED: 'current_code',
      PHONE_TAKEN: 'phone',
      NEW_PHONE_CODE_WRONG: 'code',
    },
    send: async ({ current_code, phone, code }) => {
      await api.call(modifyLoginPhone, { code: current_code, phone, new_code: code });
      await onDone();
    },
  });
  const requestCurrent = () => api.call(sendSmsCode, { phone: current, scene: SMS_SCENE.currentPhone });
  return {
    form,
    ...submission,
    onRequestCurrentCode: useCodeRequest(form, () => purposeOf(SMS_SCENE.currentPhone, current), requestCurrent, {
      codeField: 'current_code',
    }),
    onRequestCode: useSmsCode(form, SMS_SCENE.newPhone),
  };
}
