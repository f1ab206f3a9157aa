import * as z from 'zod/mini';
import {
  EMAIL_MAX_LENGTH,
  INSTANCE_PASSWORD_LENGTH,
  NOTE_MAX_LENGTH,
  PASSWORD_LENGTH,
  SMS_CODE_DIGITS,
  SUB_ACCOUNT_NAME_LENGTH,
  USER_NAME_LENGTH,
} from '../constants';
import { isCreditCode } from '../rules/credit-code';
import { isAcceptablePassword } from '../rules/password';
import { phonePattern } from '../rules/phone';
import { oneLine } from './text';

/** A mainland mobile number. */
export const phone = z.string().check(z.regex(phonePattern, '请输入正确的手机号'));
/** A password someone types to get in: whatever it is, only not empty. */
export const enteredPassword = z.string().check(z.minLength(1, '请输入密码'), z.maxLength(128, '密码过长'), oneLine);
const weakPassword = `密码需为${PASSWORD_LENGTH.min}-${PASSWORD_LENGTH.max}位，且包含字母和数字`;
/** A password someone chooses: 8 to 20 characters with letters and digits (screens B3). */
export const chosenPassword = z
  .string()
  .check(z.maxLength(PASSWORD_LENGTH.max, weakPassword), z.refine(isAcceptablePassword, weakPassword));
/** The password of a machine's own user: 8 to 30 characters. */
export const instancePassword = z
  .string()
  .check(
    z.regex(
      new RegExp(
        `^(?=.*[A-Za-z])(?=.*\\d)[\\x21-\\x7e]{${INSTANCE_PASSWORD_LENGTH.min},${INSTANCE_PASSWORD_LENGTH.max}}$`,
      ),
      '密码需为8-30位，且包含字母和数字',
    ),
  );
export const smsCode = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${SMS_CODE_DIGITS}}$`), `请输入${SMS_CODE_DIGITS}位验证码`));
export const userName = z
  .string()
  .check(
    z.trim(),
    z.minLength(USER_NAME_LENGTH.min, '用户名需为2-20个字符'),
    z.maxLength(USER_NAME_LENGTH.max, '用户名需为2-20个字符'),
    oneLine,
  );
export const subAccountName = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[A-Za-z0-9_-]{${SUB_ACCOUNT_NAME_LENGTH.min},${SUB_ACCOUNT_NAME_LENGTH.max}}$`),
      '子账号名需为2-32位字母、数字、下划线或连字符',
    ),
  );
export const note = z.string().check(z.trim(), z.maxLength(NOTE_MAX_LENGTH, `备注最多${NOTE_MAX_LENGTH}个字`), oneLine);
export const wrongCreditCode = '请输入正确的18位统一社会信用代码';
/** 统一社会信用代码 with a right check character. */
export const creditCode = z.string().check(z.maxLength(18, wrongCreditCode), z.refine(isCreditCode, wrongCreditCode));
export const email = z.string().check(z.email('请输入正确的邮箱'), z.maxLength(EMAIL_MAX_LENGTH, '邮箱过长'));
export const companyName = z
  .string()
  .check(z.trim(), z.minLength(2, '企业名称需为2-100个字'), z.maxLength(100, '企业名称需为2-100个字'), oneLine);
export const personName = z
  .string()
  .check(z.trim(), z.minLength(1, '请输入姓名'), z.maxLength(50, '姓名过长'), oneLine);
