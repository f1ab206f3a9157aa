import * as z from 'zod/mini';
import { smsCode } from '../entities/account-fields';
import { newPassword, passwordsAgree } from './new-password';

/** 接受邀请: proves the phone and chooses a password (decisions 134). */
export const acceptInvitationForm = z
  .object({
    code: smsCode,
    ...newPassword,
    agree: z.boolean().check(z.refine((agreed) => agreed, '请先阅读并同意用户协议')),
  })
  .check(passwordsAgree);
export type AcceptInvitationForm = z.input<typeof acceptInvitationForm>;
