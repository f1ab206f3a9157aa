import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { SMS_SCENE, WECHAT_STATUS } from '../enumerations';
import {
  chosenPassword,
  companyName,
  creditCode,
  email,
  enteredPassword,
  personName,
  phone,
  smsCode,
  subAccountName,
} from '../entities/account-fields';
import { nonNegativeMoney } from '../entities/money';
import { staySignedIn } from '../entities/login';
import { formBoolean, noFields, nothing } from '../entities/query';
import { filterText, lineOf } from '../entities/text';
import { nullableTimestamp, timestamp } from '../entities/time';

const session = { session: z.string(), expire_time: timestamp };
const agree = formBoolean.check(z.refine((value) => value, '请先阅读并同意用户协议'));
const newAccount = { phone, code: smsCode, passwd: chosenPassword, agree };
const scene = lineOf(128).check(z.minLength(1));

/** Account login of a main account (product §7; screens B3). */
export const login = defineCall({
  name: 'login',
  path: '/login',
  transport: 'main-form',
  summary: '主账号登录',
  auth: 'none',
  request: z.object({ phone, passwd: enteredPassword, captcha: z.optional(filterText), stay: staySignedIn }),
  response: z.object({ ...session, Name: z.string(), Phone: z.string() }),
});

/**
 * Extension (screens B3; decisions 87): a main account's login by text-message code. An account with a second factor answers PASSWORD_REQUIRED:
 * a code alone is one factor.
 */
export const smsLogin = defineCall({
  name: 'smsLogin',
  path: '/sms_login',
  summary: '主账号短信验证码登录',
  auth: 'none',
  extension: true,
  request: z.object({ phone, code: smsCode, stay: staySignedIn }),
  response: z.object({ ...session, Name: z.string(), Phone: z.string() }),
});

/** `phone` is the main account's. */
export const subAccountLogin = defineCall({
  name: 'subAccountLogin',
  path: '/sub_account_login',
  transport: 'main-form',
  summary: '子账号登录',
  auth: 'none',
  request: z.object({ phone, sub_account_name: subAccountName, passwd: enteredPassword, stay: staySignedIn }),
  response: z.object({ ...session, SubAccount: z.object({ Name: z.string(), MoneyLimit: nonNegativeMoney }) }),
});

export const register = defineCall({
  name: 'register',
  path: '/register',
  transport: 'main-form',
  summary: '个人注册',
  auth: 'none',
  request: z.object({ ...newAccount, invite_code: z.optional(lineOf(32)) }),
  response: z.object(session),
});

export const companyRegister = defineCall({
  name: 'companyRegister',
  path: '/company_register',
  transport: 'main-form',
  summary: '企业注册',
  auth: 'none',
  request: z.object({
    ...newAccount,
    company_name: companyName,
    credit_code: creditCode,
    contact_name: personName,
    email: z.optional(email),
  }),
  response: z.object(session),
});

/** Extension (screens G3). Scenes of a logged-in customer (notify_phone, unregister) need the session. */
export const sendSmsCode = defineCall({
  name: 'sendSmsCode',
  path: '/send_sms_code',
  summary: '发送短信验证码',
  auth: 'optional',
  extension: true,
  request: z.object({ phone, scene: z.enum(SMS_SCENE) }),
  /** Seconds until another may be asked for, and until when this one holds. */
  response: z.object({ wait: z.int(), expire_time: timestamp }),
});

/** Extension (screens G3): a new password by text-message code; every session of the account ends. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  path: '/reset_passwd',
  summary: '通过短信验证码重置登录密码',
  auth: 'none',
  extension: true,
  request: z.object({ phone, code: smsCode, passwd: chosenPassword }),
  response: nothing,
});

const qrcode = z.object({ qrcode: z.string(), scene: z.string(), expire_time: timestamp });

export const getWechatLoginQrcode = defineCall({
  name: 'getWechatLoginQrcode',
  path: '/auth/wechat/get_login_qrcode',
  transport: 'main-form',
  summary: '获取微信登录二维码',
  auth: 'none',
  request: noFields,
  response: qrcode,
});

/** Polled; `session` and `expire_time` come with status 2, `bind_ticket` with status 4. */
export const getWechatLoginStatus = defineCall({
  name: 'getWechatLoginStatus',
  path: '/auth/wechat/get_login_status',
  transport: 'main-form',
  summary: '查询微信扫码登录状态',
  auth: 'none',
  request: z.object({ scene }),
  response: z.object({
    status: z.enum(WECHAT_STATUS),
    session: z.optional(z.string()),
    expire_time: z.optional(timestamp),
    bind_ticket: z.optional(z.string()),
  }),
});

export const getWechatBindQrcode = defineCall({
  name: 'getWechatBindQrcode',
  path: '/auth/wechat/get_bind_qrcode',
  transport: 'main-form',
  summary: '获取微信绑定二维码',
  roles: ['main'],
  request: noFields,
  response: qrcode,
});

/** Polled while binding; without `scene` it answers the state of the account. */
export const getWechatBindStatus = defineCall({
  name: 'getWechatBindStatus',
  path: '/auth/wechat/get_bind_status',
  transport: 'main-form',
  summary: '查询微信绑定状态',
  roles: ['main'],
  request: z.object({ scene: z.optional(scene) }),
  response: z.object({ status: z.enum(WECHAT_STATUS), nickname: z.string(), bind_time: nullableTimestamp }),
});

export const unbindWechat = defineCall({
  name: 'unbindWechat',
  path: '/auth/wechat/unbind_account',
  transport: 'main-form',
  summary: '解绑微信',
  roles: ['main'],
  request: z.object({ passwd: z.optional(enteredPassword) }),
  response: nothing,
});
