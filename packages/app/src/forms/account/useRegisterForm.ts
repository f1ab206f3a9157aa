import { register } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { registerForm, type RegisterForm } from '@compute-market/contract/forms/register-form';
import type { CodeFormSlot } from '@compute-market/patterns/account/LoginScreen';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';
import { useSmsCode } from './useSmsCode';

const empty: RegisterForm = { phone: '', code: '', passwd: '', confirm: '', invite_code: '', agree: false };

/** 个人注册; a new account is logged in at once. An empty invitation is not sent. */
export function useRegisterForm(onEntered: (token: string) => Promise<void>): CodeFormSlot<RegisterForm> {
  const { form, ...submission } = useSentForm({
    schema: registerForm,
    defaultValues: empty,
    fields: {
      PHONE_TAKEN: 'phone',
      CODE_WRONG: 'code',
      CODE_EXPIRED: 'code',
      INVITE_CODE_INVALID: 'invite_code',
      AGREEMENT_REQUIRED: 'agree',
    },
    send: async ({ phone, code, passwd, agree, invite_code }) => {
      const { session } = await api.call(register, {
        phone,
        code,
        passwd,
        agree,
        invite_code: invite_code || undefined,
      });
      await onEntered(session);
    },
  });
  return { form, ...submission, onRequestCode: useSmsCode(form, SMS_SCENE.register) };
}
