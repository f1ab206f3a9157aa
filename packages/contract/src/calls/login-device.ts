import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { loginDevice, loginRecord } from '../entities/login';
import { noFields, nothing } from '../entities/query';
import { lineOf } from '../entities/text';

/** Extension (screens B21): where the caller's own account is signed in, this browser first, then those used last; `total` counts those left out too. */
export const getLoginDevices = defineCall({
  name: 'getLoginDevices',
  path: '/get_login_devices',
  summary: '登录设备列表',
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ data: z.array(loginDevice), total: z.int() }),
});

/** Extension (screens B21): signs one of them out. */
export const endLoginDevice = defineCall({
  name: 'endLoginDevice',
  path: '/end_login_device',
  summary: '退出一台登录设备',
  extension: true,
  request: z.object({ device_id: lineOf(32).check(z.minLength(1)) }),
  response: nothing,
});

/** Extension (screens B21): signs all but this browser out. */
export const endOtherLoginDevices = defineCall({
  name: 'endOtherLoginDevices',
  path: '/end_other_login_devices',
  summary: '退出其他登录设备',
  extension: true,
  request: noFields,
  response: z.object({ EndedNum: z.int() }),
});

/** Extension (screens B21): the last twenty logins of the caller's own account and its last twenty tries that came to nothing, newest first (decisions 266). Kept 180 days. */
export const getLoginRecords = defineCall({
  name: 'getLoginRecords',
  path: '/get_login_records',
  summary: '登录记录',
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ data: z.array(loginRecord) }),
});
