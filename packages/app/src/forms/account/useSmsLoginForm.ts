import { smsLogin } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { smsLoginForm, type SmsLoginForm } from '@compute-market/contract/forms/login-form';
import type { CodeFormSlot } from '@compute-market/patterns/account/LoginScreen';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';
import { endCode, purposeOf } from './useCodeRequest';
import { useSmsCode } from './useSmsCode';
import type { StayField } from './useStaySignedIn';

/** 账号登录 by text-message code; `onEntered` is given the session's token. */
export function useSmsLoginForm(
  onEntered: (token: string) => Promise<void>,
  stay: StayField,
): CodeFormSlot<SmsLoginForm> {
  const { form, ...submission } = useSentForm({
    schema: smsLoginForm,
    defaultValues: { phone: '', code: '' },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async (values) => {
      await onEntered((await api.call(smsLogin, { ...values, ...stay })).session);
      endCode(purposeOf(SMS_SCENE.login, values.phone));
    },
  });
  return { form, ...submission, onRequestCode: useSmsCode(form, SMS_SCENE.login) };
}
