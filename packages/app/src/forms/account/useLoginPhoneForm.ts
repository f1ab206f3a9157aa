import { modifyLoginPhone } from '@compute-market/contract/calls/account';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { loginPhoneForm, type LoginPhoneForm } from '@compute-market/contract/forms/security-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useCodeRequest } from './useCodeRequest';
import { useSmsCode } from './useSmsCode';
import { useSubmission } from '../useSubmission';

/** 修改登录手机; `current` is the phone in use. */
export function useLoginPhoneForm(current: string, onDone: () => Promise<void>) {
  const form = useForm<LoginPhoneForm>({
    resolver: zodResolver(loginPhoneForm),
    mode: 'onTouched',
    defaultValues: { current_code: '', phone: '', code: '' },
  });
  const submission = useSubmission({
    form,
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
    onRequestCurrentCode: useCodeRequest(form, requestCurrent, { codeField: 'current_code' }),
    onRequestCode: useSmsCode(form, SMS_SCENE.newPhone),
  };
}
