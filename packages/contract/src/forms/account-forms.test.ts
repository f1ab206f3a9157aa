import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from '../define-call';
import { fen } from '../rules/money';
import { changePasswordForm, notifyPhoneForm, UNREGISTER_PHRASE, unregisterForm, userNameForm } from './security-forms';
import { addSubAccountForm, subAccountLimitForm } from './sub-account-forms';

const messagesOf = (form: Schema, values: unknown) =>
  Object.fromEntries(
    (z.safeParse(form, values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

test('a new password differs from the old one and is typed twice', () => {
  const change = { old_passwd: 'Torch2026', passwd: 'Torch2027', confirm: 'Torch2027' };
  expect(messagesOf(changePasswordForm, change)).toEqual({});
  expect(messagesOf(changePasswordForm, { ...change, passwd: 'Torch2026', confirm: 'Torch2026' })).toEqual({
    passwd: '新密码不能与原密码相同',
  });
  expect(messagesOf(changePasswordForm, { ...change, confirm: 'Torch2028' })).toEqual({
    confirm: '两次输入的密码不一致',
  });
});

test('an account goes only with the tick, the code and the typed words', () => {
  expect(messagesOf(unregisterForm, { code: '482913', phrase: ` ${UNREGISTER_PHRASE} `, agree: true })).toEqual({});
  expect(messagesOf(unregisterForm, { code: '', phrase: '注销', agree: false })).toEqual({
    code: '请输入6位验证码',
    phrase: '请输入“确认注销”',
    agree: '请先阅读并同意账号注销协议',
  });
});

test('a name has 2 to 20 characters, and a notice phone is a mobile number with its code', () => {
  expect(messagesOf(userNameForm, { name: ' 林 ' })).toEqual({ name: '用户名需为2-20个字符' });
  expect(messagesOf(notifyPhoneForm, { phone: '138', code: '12' })).toEqual({
    phone: '请输入正确的手机号',
    code: '请输入6位验证码',
  });
});

test('the limit of a sub-account is read as fen and never falls below what is used', () => {
  const filled = { sub_account_name: 'lab-b', passwd: 'Torch2026', money_limit: '1,500', month_limit: '', note: '' };
  expect(z.parse(addSubAccountForm, filled)).toMatchObject({ money_limit: 150_000, month_limit: null });
  expect(z.parse(addSubAccountForm, { ...filled, month_limit: '80.5' }).month_limit).toBe(8050);
  expect(z.parse(addSubAccountForm, { ...filled, money_limit: '0' }).money_limit).toBe(0);
  expect(messagesOf(addSubAccountForm, { ...filled, money_limit: '10000000.01' })).toEqual({
    money_limit: '额度不能超过 ¥10,000,000.00',
  });
  const form = subAccountLimitForm(fen(41_380));
  expect(messagesOf(form, { money_limit: '413.79', month_limit: '' })).toEqual({
    money_limit: '额度不能低于已使用的 ¥413.80',
  });
  expect(messagesOf(form, { money_limit: '413.80', month_limit: 'abc' })).toEqual({ month_limit: '输入金额不合法' });
  expect(z.parse(form, { money_limit: '413.80', month_limit: '' })).toEqual({ money_limit: 41_380, month_limit: null });
  expect(z.parse(form, { money_limit: '413.80', month_limit: '80.5' }).month_limit).toBe(8050);
});
