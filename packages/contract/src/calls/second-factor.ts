import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { phone, smsCode } from '../entities/account-fields';
import { loginChallenge } from '../entities/login';
import { noFields } from '../entities/query';
import { timestamp } from '../entities/time';

/** Seconds until another may be asked for, and until when this one holds. */
const sent = z.object({ wait: z.int(), expire_time: timestamp });
const challenge = loginChallenge.shape.challenge;

/** Extension (screens B21): whether a login by password asks for a code too. It covers the main account's own logins, not its sub-accounts' nor a scan. */
export const getSecondFactor = defineCall({
  name: 'getSecondFactor',
  path: '/get_second_factor',
  summary: '二次验证状态',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ On: z.boolean() }),
});

/** Extension (screens B21): a code to the account's own phone, for `setSecondFactor`. */
export const sendSecondFactorCode = defineCall({
  name: 'sendSecondFactorCode',
  path: '/send_second_factor_code',
  summary: '发送开启或关闭二次验证的验证码',
  roles: ['main'],
  extension: true,
  request: noFields,
  response: sent,
});

/** Extension (screens B21): turns it on or off, by a code. */
export const setSecondFactor = defineCall({
  name: 'setSecondFactor',
  path: '/set_second_factor',
  summary: '开启或关闭二次验证',
  roles: ['main'],
  extension: true,
  request: z.object({ on: z.boolean(), code: smsCode }),
  response: z.object({ On: z.boolean() }),
});

/** Extension (screens B21): a code to the phone of the account that a login was begun for. */
export const sendLoginCode = defineCall({
  name: 'sendLoginCode',
  path: '/send_login_code',
  summary: '发送登录二次验证的验证码',
  auth: 'none',
  extension: true,
  request: z.object({ challenge }),
  response: sent,
});

/** Extension (screens B21): the second step of a login that was answered with SECOND_FACTOR_REQUIRED. A challenge is used once. */
export const confirmLogin = defineCall({
  name: 'confirmLogin',
  path: '/confirm_login',
  summary: '以验证码完成登录',
  auth: 'none',
  extension: true,
  request: z.object({ challenge, code: smsCode }),
  response: z.object({ session: z.string(), expire_time: timestamp, Name: z.string(), Phone: phone }),
});
