import * as z from 'zod/mini';
import { phone, smsCode } from '../entities/account-fields';
import { newPassword, passwordsAgree } from './new-password';

/** 忘记密码: a new password by text-message code (screens G3). */
export const resetPasswordForm = z.object({ phone, code: smsCode, ...newPassword }).check(passwordsAgree);
export type ResetPasswordForm = z.input<typeof resetPasswordForm>;
