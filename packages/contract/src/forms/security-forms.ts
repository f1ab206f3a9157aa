import * as z from 'zod/mini';
import { enteredPassword, phone, smsCode, userName } from '../entities/account-fields';
import { newPassword, passwordsAgree } from './new-password';

/** 修改用户名 (screens B11). */
export const userNameForm = z.object({ name: userName });
export type UserNameForm = z.input<typeof userNameForm>;

/** 修改登录密码: the one in use, and a new one that differs from it (screens B21). */
export const changePasswordForm = z.object({ old_passwd: enteredPassword, ...newPassword }).check(
  passwordsAgree,
  z.refine(({ old_passwd, passwd }) => passwd === '' || old_passwd !== passwd, {
    path: ['passwd'],
    error: '新密码不能与原密码相同',
  }),
);
export type ChangePasswordForm = z.input<typeof changePasswordForm>;

/** 通知手机: a number, and the code that was sent to it (screens B11). */
export const notifyPhoneForm = z.object({ phone, code: smsCode });
export type NotifyPhoneForm = z.input<typeof notifyPhoneForm>;
/** No code, where the back end sends none. */
const noCode = z.string();
/** The same where the back end sends no codes, which are ours (decisions 249). */
export const codelessNotifyPhoneForm = z.object({ phone, code: noCode });

/** 修改登录手机: a code to the phone in use, the new phone, and the code that was sent there (screens B21). */
export const loginPhoneForm = z.object({ current_code: smsCode, phone, code: smsCode });
export type LoginPhoneForm = z.input<typeof loginPhoneForm>;

/** 解绑微信: asks for the password once more (screens B21). */
export const unbindWechatForm = z.object({ passwd: enteredPassword });
export type UnbindWechatForm = z.input<typeof unbindWechatForm>;

/** 二次验证, turned on or off: a code to the account's phone (screens B21). */
export const secondFactorForm = z.object({ code: smsCode });
export type SecondFactorForm = z.input<typeof secondFactorForm>;

/** What is typed before an account goes for good. */
export const UNREGISTER_PHRASE = '确认注销';

const unregisterFields = {
  phrase: z.string().check(
    z.trim(),
    z.refine((typed) => typed === UNREGISTER_PHRASE, `请输入“${UNREGISTER_PHRASE}”`),
  ),
  agree: z.boolean().check(z.refine((agreed) => agreed, '请先阅读并同意账号注销协议')),
};
/** 注销账号: the agreement, the typed words and a code to the account's phone (screens B11). */
export const unregisterForm = z.object({ code: smsCode, ...unregisterFields });
export type UnregisterForm = z.input<typeof unregisterForm>;
/** The same where the back end sends no codes. */
export const codelessUnregisterForm = z.object({ code: noCode, ...unregisterFields });
