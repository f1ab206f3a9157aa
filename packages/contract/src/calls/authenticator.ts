import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { enteredPassword, phone } from '../entities/account-fields';
import { authenticatorCode, authenticatorProof, authenticatorStep, proofCode } from '../entities/authenticator';
import { loginChallenge } from '../entities/login';
import { noFields, nothing } from '../entities/query';
import { timestamp } from '../entities/time';

const main = { roles: ['main'], extension: true } as const;
const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) });

/** Extension (decisions 119): whether an authenticator is bound, since when, and how many recovery codes are left. */
export const getAuthenticator = defineCall({
  ...main,
  name: 'getAuthenticator',
  path: '/get_authenticator',
  summary: '身份验证器状态',
  idempotent: true,
  request: noFields,
  response: z.object({ Bound: z.boolean(), BindTime: z.nullable(timestamp), RecoveryLeft: z.int() }),
});

/**
 * Extension (decisions 119): a new secret, by the password, for an account without an authenticator; one that was begun before is void. `Image` is the
 * code to scan, as a data URL, and `Secret` the same to type.
 */
export const startAuthenticator = defineCall({
  ...main,
  name: 'startAuthenticator',
  path: '/start_authenticator',
  summary: '开始绑定身份验证器',
  request: z.strictObject({ passwd: enteredPassword }),
  response: z.object({ Secret: z.string(), Image: z.string(), ExpireTime: timestamp }),
});

/** Extension (decisions 119): binds it by its first code, and tells the recovery codes this once. */
export const confirmAuthenticator = defineCall({
  ...main,
  name: 'confirmAuthenticator',
  path: '/confirm_authenticator',
  summary: '绑定身份验证器',
  request: z.strictObject({ code: authenticatorCode }),
  response: recoveryCodes,
});

/** Extension (decisions 119): unbinds it, and voids the recovery codes. A text message is asked for by `sendSecondFactorCode`. */
export const removeAuthenticator = defineCall({
  ...main,
  name: 'removeAuthenticator',
  path: '/remove_authenticator',
  summary: '解绑身份验证器',
  request: authenticatorProof,
  response: nothing,
});

/** Extension (decisions 119): new recovery codes, told this once; the old ones are void. */
export const renewRecoveryCodes = defineCall({
  ...main,
  name: 'renewRecoveryCodes',
  path: '/renew_recovery_codes',
  summary: '重新生成恢复码',
  request: authenticatorProof,
  response: recoveryCodes,
});

/** Extension (decisions 119): the second step of a login that was answered with SECOND_FACTOR_REQUIRED, by an authenticator or a recovery code. */
export const confirmLoginByAuthenticator = defineCall({
  name: 'confirmLoginByAuthenticator',
  path: '/confirm_login_by_authenticator',
  summary: '以身份验证器完成登录',
  auth: 'none',
  extension: true,
  request: z.strictObject({ challenge: loginChallenge.shape.challenge, way: authenticatorStep, code: proofCode }),
  response: z.object({
    session: z.string(),
    expire_time: timestamp,
    Name: z.string(),
    Phone: phone,
    RecoveryLeft: z.int(),
  }),
});
