import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { enteredPassword } from '../entities/account-fields';
import {
  madePasskey,
  passkey,
  passkeyCreation,
  passkeyId,
  passkeyName,
  passkeyRequest,
  passkeyTicket,
  shownPasskey,
} from '../entities/passkey';
import { staySignedIn } from '../entities/login';
import { noFields, nothing } from '../entities/query';
import { timestamp } from '../entities/time';

const own = { extension: true } as const;
const open = { extension: true, auth: 'none' } as const;

/**
 * Extension (decisions 128): the domain that passkeys of this site belong to; null where it has none, such as an address of numbers or one without
 * https. A page elsewhere can use no passkey.
 */
export const getPasskeyDomain = defineCall({
  ...open,
  name: 'getPasskeyDomain',
  path: '/get_passkey_domain',
  summary: '通行密钥的域名',
  idempotent: true,
  request: noFields,
  response: z.object({ Domain: z.nullable(z.string()) }),
});

/** Extension (decisions 128): passkeys of the caller's own account, newest first. A main account does not see its sub-accounts' passkeys, nor they its. */
export const getPasskeys = defineCall({
  ...own,
  name: 'getPasskeys',
  path: '/get_passkeys',
  summary: '通行密钥列表',
  idempotent: true,
  request: noFields,
  response: z.object({ data: z.array(passkey) }),
});

/** Extension (decisions 128): begins to make one, by the password. `Ticket` goes back with what the device makes of `Options`. */
export const startPasskey = defineCall({
  ...own,
  name: 'startPasskey',
  path: '/start_passkey',
  summary: '开始添加通行密钥',
  request: z.strictObject({ passwd: enteredPassword }),
  response: z.object({ Ticket: z.string(), Options: passkeyCreation, ExpireTime: timestamp }),
});

/** Extension (decisions 128): keeps the passkey that the device has made. */
export const confirmPasskey = defineCall({
  ...own,
  name: 'confirmPasskey',
  path: '/confirm_passkey',
  summary: '添加通行密钥',
  request: z.strictObject({ ticket: passkeyTicket, name: passkeyName, made: madePasskey }),
  response: passkey,
});

/** Extension (decisions 128): removes one; the next login with it is refused. */
export const removePasskey = defineCall({
  ...own,
  name: 'removePasskey',
  path: '/remove_passkey',
  summary: '删除通行密钥',
  request: z.strictObject({ passkey_id: passkeyId }),
  response: nothing,
});

/** Extension (decisions 128): begins a login by passkey. `Ticket` goes back with what the device makes of `Options`. */
export const startPasskeyLogin = defineCall({
  ...open,
  name: 'startPasskeyLogin',
  path: '/start_passkey_login',
  summary: '开始通行密钥登录',
  request: noFields,
  response: z.object({ Ticket: z.string(), Options: passkeyRequest, ExpireTime: timestamp }),
});

/** Extension (decisions 128): a login by passkey, of a main account or of a sub-account. It stands for the password and the second step. */
export const confirmPasskeyLogin = defineCall({
  ...open,
  name: 'confirmPasskeyLogin',
  path: '/confirm_passkey_login',
  summary: '通行密钥登录',
  request: z.strictObject({ ticket: passkeyTicket, shown: shownPasskey, stay: staySignedIn }),
  response: z.object({ session: z.string(), expire_time: timestamp }),
});
