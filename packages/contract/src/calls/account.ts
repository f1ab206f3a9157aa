import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { chosenPassword, enteredPassword, phone, smsCode, userName } from '../entities/account-fields';
import { noFields, nothing } from '../entities/query';
import { noticeParts, noticeSetting, user, vipInfo } from '../entities/user';

/** Asked again before each navigation; exempt from the generic toast (product §2, §7). */
export const getUserInfo = defineCall({
  name: 'getUserInfo',
  path: '/get_user_info',
  transport: 'main-form',
  summary: '当前账号信息',
  idempotent: true,
  exempt: true,
  request: noFields,
  response: user,
});

export const getUserVipInfo = defineCall({
  name: 'getUserVipInfo',
  path: '/get_user_vip_info',
  transport: 'main-form',
  summary: '会员等级与升级进度',
  idempotent: true,
  exempt: true,
  request: noFields,
  response: vipInfo,
});

/** Extension: ends this session on the server. The client forgets its token whatever the answer. */
export const logout = defineCall({
  name: 'logout',
  path: '/logout',
  summary: '退出登录',
  extension: true,
  request: noFields,
  response: nothing,
});

export const unregisterCheck = defineCall({
  name: 'unregisterCheck',
  path: '/unregister_check',
  transport: 'main-form',
  summary: '注销检查',
  roles: ['main'],
  idempotent: true,
  request: noFields,
  response: z.object({
    CanUnregister: z.boolean(),
    /** `Route` is the path of the page where the condition can be met; empty when there is none. */
    Conditions: z.array(
      z.object({ Key: z.string(), Name: z.string(), Passed: z.boolean(), Reason: z.string(), Route: z.string() }),
    ),
  }),
});

/** The specification sends no field; the text-message code is our extension, asked for when it is present. */
export const unregister = defineCall({
  name: 'unregister',
  path: '/unregister',
  transport: 'main-form',
  summary: '注销账号',
  roles: ['main'],
  request: z.object({ code: z.optional(smsCode) }),
  response: nothing,
});

export const modifyUserName = defineCall({
  name: 'modifyUserName',
  path: '/modify_user_name',
  summary: '修改用户名',
  roles: ['main'],
  request: z.object({ name: userName }),
  response: z.object({ Name: z.string() }),
});

/** Every session of the account ends. */
export const modifyPassword = defineCall({
  name: 'modifyPassword',
  path: '/modify_passwd_new',
  summary: '修改登录密码',
  request: z.object({ old_passwd: enteredPassword, new_passwd: chosenPassword }),
  response: nothing,
});

export const modifyNotifyPhone = defineCall({
  name: 'modifyNotifyPhone',
  path: '/modify_notify_phone',
  summary: '修改通知手机',
  request: z.object({ notify_phone: phone, code: z.optional(smsCode) }),
  response: z.object({ NotifyPhone: z.string() }),
});

/**
 * Extension (screens B21; decisions 89): another login phone, by a code to the current one (scene `current_phone`) and one to the new one (`new_phone`).
 * Every other session of the main account ends.
 */
export const modifyLoginPhone = defineCall({
  name: 'modifyLoginPhone',
  path: '/modify_login_phone',
  summary: '修改登录手机',
  roles: ['main'],
  extension: true,
  request: z.object({ code: smsCode, phone, new_code: smsCode }),
  response: z.object({ Phone: z.string() }),
});

/** `changed` is ours (decisions 261): of `setting` these parts alone are meant, and the others stay as they are. It is told by `NoticesApart` of user info. */
export const changeNoticeSetting = defineCall({
  name: 'changeNoticeSetting',
  path: '/change_notice_setting',
  summary: '修改通知设置',
  request: z.object({ setting: noticeSetting, changed: z.optional(noticeParts) }),
  response: z.object({ NoticeSetting: noticeSetting }),
});
