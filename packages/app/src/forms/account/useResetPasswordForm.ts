import { resetPassword } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { resetPasswordForm, type ResetPasswordForm } from '@compute-market/contract/forms/reset-password-form';
import type { CodeFormSlot } from '@compute-market/patterns/account/LoginScreen';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';
import { endCode, purposeOf } from './useCodeRequest';
import { useFormDraft, type FormDraft } from './useFormDraft';
import { useSmsCode } from './useSmsCode';

const empty: ResetPasswordForm = { phone: '', code: '', passwd: '', confirm: '' };

export interface ResetPasswordPorts extends FormDraft<ResetPasswordForm> {
  /** Is given the phone, to log in with. */
  readonly onReset: (phone: string) => void;
}

/** 忘记密码. */
export function useResetPasswordForm({ draft, onLeave, onReset }: ResetPasswordPorts): CodeFormSlot<ResetPasswordForm> {
  const { form, ...submission } = useSentForm({
    schema: resetPasswordForm,
    defaultValues: draft ?? empty,
    fields: { PHONE_UNKNOWN: 'phone', CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ phone, code, passwd }, form) => {
      await api.call(resetPassword, { phone, code, passwd });
      endCode(purposeOf(SMS_SCENE.resetPassword, phone));
      form.reset(empty);
      onReset(phone);
    },
  });
  useFormDraft(form, onLeave);
  return { form, ...submission, onRequestCode: useSmsCode(form, SMS_SCENE.resetPassword) };
}
