import * as z from 'zod/mini';
import { lineOf } from './text';
import { formBoolean } from './query';
import { nullableTimestamp, timestamp } from './time';
import type { ValueOf } from '../value-of';

/** How somebody got in. Registering signs in too. */
export const LOGIN_WAY = {
  password: 'password',
  passwordAndCode: 'password_code',
  passwordAndAuthenticator: 'password_authenticator',
  passwordAndRecovery: 'password_recovery',
  sms: 'sms',
  passkey: 'passkey',
  wechat: 'wechat',
  subAccount: 'sub_account',
  register: 'register',
} as const;
export type LoginWay = ValueOf<typeof LOGIN_WAY>;
export const LOGIN_WAY_LABELS: Readonly<Record<LoginWay, string>> = {
  password: '密码',
  password_code: '密码 + 短信',
  password_authenticator: '密码 + 验证器',
  password_recovery: '密码 + 恢复码',
  sms: '短信验证码',
  passkey: '通行密钥',
  wechat: '微信扫码',
  sub_account: '子账号密码',
  register: '短信注册',
};

export const LOGIN_RESULT = {
  success: 'success',
  wrongPassword: 'wrong_password',
  wrongCode: 'wrong_code',
  codeMissing: 'code_missing',
  wrongPasskey: 'wrong_passkey',
  copiedPasskey: 'copied_passkey',
} as const;
export type LoginResult = ValueOf<typeof LOGIN_RESULT>;
export const LOGIN_RESULT_LABELS: Readonly<Record<LoginResult, string>> = {
  success: '成功',
  wrong_password: '密码错误',
  wrong_code: '验证码错误',
  code_missing: '未通过二次验证',
  wrong_passkey: '通行密钥无效',
  copied_passkey: '通行密钥疑似被复制',
};

/** `Browser` and `System` are names of a closed list, empty when they are not known: what a browser says of itself does not travel. */
const device = { Browser: z.string(), System: z.string() };
const origin = { ...device, Way: z.enum(LOGIN_WAY), Address: z.string() };

/** A browser that is signed in to the caller's account. */
export const loginDevice = z.object({
  Id: z.string(),
  ...origin,
  CreateTime: timestamp,
  LastTime: timestamp,
  /** Until when it stays signed in without a call; null where it ends after a day without one, absent where nobody tells (decisions 149). */
  StayUntil: z.optional(nullableTimestamp),
  Current: z.boolean(),
});
export type LoginDevice = z.infer<typeof loginDevice>;

/** Somebody came to the caller's account, or tried to. */
export const loginRecord = z.object({ Id: z.string(), ...origin, CreateTime: timestamp, Result: z.enum(LOGIN_RESULT) });
export type LoginRecord = z.infer<typeof loginRecord>;

/** Of a login, ours: the session does not end by idleness until it expires. Sent only where it was chosen; a back end that does not know it ignores it (decisions 149). */
export const staySignedIn = z.optional(formBoolean);

/** How long a login may wait for its code. */
export const LOGIN_CHALLENGE_SECONDS = 300;

/**
 * `data` of SECOND_FACTOR_REQUIRED: what the code is given with, the masked phone of the account, and with what the login may go on (`SECOND_STEP`), first
 * what is usual; a text message where it is not told.
 */
export const loginChallenge = z.object({
  challenge: lineOf(128).check(z.minLength(1)),
  phone: z.string(),
  expire_time: timestamp,
  ways: z._default(z.array(z.string()), ['sms']),
});
export type LoginChallenge = z.infer<typeof loginChallenge>;
