import * as z from 'zod/mini';
import { enteredPassword, phone, smsCode, subAccountName } from '../entities/account-fields';

/** 账号登录 (screens B3). */
export const loginForm = z.object({ phone, passwd: enteredPassword });
export type LoginForm = z.input<typeof loginForm>;

/** 账号登录 by text-message code (screens B3; decisions 87). */
export const smsLoginForm = z.object({ phone, code: smsCode });
export type SmsLoginForm = z.input<typeof smsLoginForm>;

/** 子账号登录: `phone` is the main account's (screens B3). */
export const subLoginForm = z.object({ phone, sub_account_name: subAccountName, passwd: enteredPassword });
export type SubLoginForm = z.input<typeof subLoginForm>;
