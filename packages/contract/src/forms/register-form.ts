import * as z from 'zod/mini';
import { companyName, email, personName, phone, smsCode } from '../entities/account-fields';
import { creditCode } from './credit-code';
import { newPassword, passwordsAgree } from './new-password';

const account = {
  phone,
  code: smsCode,
  ...newPassword,
  agree: z.boolean().check(z.refine((agreed) => agreed, '请先阅读并同意用户协议')),
};
/** An address, or nothing. */
const optionalEmail = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || z.safeParse(email, text).success, '请输入正确的邮箱'),
);

/** 个人注册 (screens B3). */
export const registerForm = z
  .object({ ...account, invite_code: z.string().check(z.trim(), z.maxLength(32, '邀请码过长')) })
  .check(passwordsAgree);
export type RegisterForm = z.input<typeof registerForm>;

/** 企业注册 (screens B3). */
export const companyRegisterForm = z
  .object({
    ...account,
    company_name: companyName,
    credit_code: creditCode,
    contact_name: personName,
    email: optionalEmail,
  })
  .check(passwordsAgree);
export type CompanyRegisterForm = z.input<typeof companyRegisterForm>;
