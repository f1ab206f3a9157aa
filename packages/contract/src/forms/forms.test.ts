import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from '../define-call';
import { fen } from '../rules/money';
import { balanceReminderForm } from './balance-reminder-form';
import { createInstanceForm } from './create-instance-form';
import { loginForm, subLoginForm } from './login-form';
import { rechargeForm } from './recharge-form';
import { companyRegisterForm, registerForm } from './register-form';
import { resetPasswordForm } from './reset-password-form';
import { voucherForm } from './voucher-form';

/** The first message of every failing field, as a form shows them. */
function messagesOf(form: Schema, values: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of z.safeParse(form, values).error?.issues ?? []) messages[path.join('.')] ??= message;
  return messages;
}

const account = { phone: '13800136021', code: '482913', passwd: 'Torch2026', confirm: 'Torch2026', agree: true };
const person = { ...account, invite_code: '' };
const company = {
  ...account,
  company_name: '深研视觉科技（杭州）有限公司',
  credit_code: '91110000802100433B',
  contact_name: '林知远',
  email: '',
};
const rental = {
  container_type: 'kvm',
  unit: 'day',
  pack_time: 3,
  billing: 'prepaid',
  gpu_type: 'RTX 4090',
  gpu_num: 2,
  district: '华东一区',
  host_name: '',
  spec_name: '标准型 4090.2c',
  image_name: 'pytorch-2.5',
  add_disk_size: 50,
  bandwidth: 50,
  due_mode: 1,
  quantity: 1,
  note: 'qwen2.5-7b-lora',
  container_image: '',
  start_command: '',
  environment: [],
  autorenew_on: false,
  pay_type_first: 'power',
  coupon_id: null,
  project: '',
  without_keys: [],
};

test.each([
  ['login', loginForm, { phone: '13800136021', passwd: 'x' }],
  ['sub-account login', subLoginForm, { phone: '13800136021', sub_account_name: 'chenyu_cv', passwd: 'x' }],
  ['registration', registerForm, person],
  ['company registration', companyRegisterForm, company],
  [
    'password reset',
    resetPasswordForm,
    { phone: '13800136021', code: '482913', passwd: 'Torch2026', confirm: 'Torch2026' },
  ],
  ['top-up', rechargeForm, { amount: '1,500.00', pay_type: 1 }],
  ['rental', createInstanceForm, rental],
] as const)('a well filled %s form has nothing to say', (_, form, values) => {
  expect(messagesOf(form, values)).toEqual({});
});

test('an empty login marks each of its fields', () => {
  expect(messagesOf(loginForm, { phone: '', passwd: '' })).toEqual({
    phone: '请输入正确的手机号',
    passwd: '请输入密码',
  });
  expect(messagesOf(subLoginForm, { phone: '138', sub_account_name: 'a', passwd: '' })).toEqual({
    phone: '请输入正确的手机号',
    sub_account_name: '子账号名需为2-32位字母、数字、下划线或连字符',
    passwd: '请输入密码',
  });
});

describe('registration', () => {
  test('an empty form marks every field that is needed, all at once', () => {
    expect(
      messagesOf(registerForm, { phone: '', code: '', passwd: '', confirm: '', agree: false, invite_code: '' }),
    ).toEqual({
      phone: '请输入正确的手机号',
      code: '请输入6位验证码',
      passwd: '密码需为8-20位，且包含字母和数字',
      confirm: '请再次输入密码',
      agree: '请先阅读并同意用户协议',
    });
  });

  test('a different repetition is marked at the repetition, also while another field is wrong', () => {
    expect(messagesOf(registerForm, { ...person, confirm: 'Torch2027' })).toEqual({ confirm: '两次输入的密码不一致' });
    expect(messagesOf(registerForm, { ...person, phone: '1', confirm: 'Torch2027' })).toEqual({
      phone: '请输入正确的手机号',
      confirm: '两次输入的密码不一致',
    });
  });

  test.each(['short1', 'onlyletters', '1234567890', 'a1'.repeat(11), 'has space 1'])(
    'the password %s is refused',
    (passwd) => {
      expect(messagesOf(registerForm, { ...person, passwd, confirm: passwd })).toEqual({
        passwd: '密码需为8-20位，且包含字母和数字',
      });
    },
  );

  test.each([
    ['company_name', '深', '企业名称需为2-100个字'],
    ['credit_code', '91110000802100433C', '请输入正确的18位统一社会信用代码'],
    ['credit_code', '', '请输入正确的18位统一社会信用代码'],
    ['contact_name', ' ', '请输入姓名'],
    ['email', 'lin@', '请输入正确的邮箱'],
  ])('the company field %s refuses %j', (field, value, message) => {
    expect(messagesOf(companyRegisterForm, { ...company, [field]: value })).toEqual({ [field]: message });
  });

  test('a credit code may be typed in small letters and with blanks around it', () => {
    expect(
      z.parse(companyRegisterForm, { ...company, credit_code: ' 91110000802100433b ', email: 'lin@example.cn' }),
    ).toMatchObject({ credit_code: '91110000802100433B', email: 'lin@example.cn' });
  });
});

describe('an order of an image of a registry', () => {
  const byReference = { ...rental, image_name: 'container-image', container_image: 'nginx:1.27' };
  const variable = (name: string, value = '1') => ({ name, value });

  test.each([
    [{ container_image: '' }, { container_image: '请输入镜像地址' }],
    [{ environment: [variable('1A')] }, { 'environment.0.name': '变量名只含字母、数字与下划线，且不以数字开头' }],
    [{ environment: [variable('A', '')] }, { 'environment.0.value': '请填写变量的值，或删除该变量' }],
    [{ environment: [variable('A'), variable('A')] }, { 'environment.1.name': '环境变量的名称不能重复' }],
    [{ start_command: 'a'.repeat(1001) }, { start_command: '最多1000个字' }],
  ])('refuses %j', (change, messages) => {
    expect(messagesOf(createInstanceForm, { ...byReference, ...change })).toEqual(messages);
  });

  test('minds nothing of it while another image is chosen', () => {
    expect(messagesOf(createInstanceForm, { ...rental, environment: [variable('1A')] })).toEqual({});
  });
});

test('a password reset with a different repetition is marked there', () => {
  expect(
    messagesOf(resetPasswordForm, { phone: '13800136021', code: '482913', passwd: 'Torch2026', confirm: 'x' }),
  ).toEqual({ confirm: '两次输入的密码不一致' });
});

describe('the top-up form', () => {
  test.each([
    ['100', 10_000],
    ['１，５００。５', 150_050],
    ['￥0.01', 1],
    ['10,000,000', 1_000_000_000],
    ['1500元', 150_000],
  ])('reads %s as %i fen', (amount, expected) => {
    expect(z.parse(rechargeForm, { amount, pay_type: 0 })).toEqual({ amount: expected, pay_type: 0 });
  });

  test.each([
    ['', '输入金额不合法'],
    ['15.005', '输入金额不合法'],
    ['一千', '输入金额不合法'],
    ['-1', '输入金额不合法'],
    ['1e3', '输入金额不合法'],
    ['0', '充值金额不能低于 ¥0.01'],
    ['0.00', '充值金额不能低于 ¥0.01'],
    ['10000000.01', '单次充值不能超过 ¥10,000,000，请分次充值'],
    ['9'.repeat(50), '单次充值不能超过 ¥10,000,000，请分次充值'],
    ['9'.repeat(51), '输入金额不合法'],
  ])('refuses %j with %s', (amount, message) => {
    expect(messagesOf(rechargeForm, { amount, pay_type: 1 })).toEqual({ amount: message });
  });

  test('refuses a method it does not know', () => {
    expect(messagesOf(rechargeForm, { amount: '100', pay_type: 3 })).toEqual({ pay_type: '请选择支付方式' });
  });
});

describe('the form of the balance reminder', () => {
  test.each([
    [
      { threshold: '0', top_up: ' ' },
      { threshold: 0, top_up: null },
    ],
    [
      { threshold: '100', top_up: '1,437.60' },
      { threshold: 10_000, top_up: 143_760 },
    ],
  ])('reads %j', (values, expected) => expect(z.parse(balanceReminderForm, values)).toEqual(expected));

  test('marks each sum that is none; no top-up is one of nothing', () => {
    expect(messagesOf(balanceReminderForm, { threshold: '', top_up: '0' })).toEqual({
      threshold: '输入金额不合法',
      top_up: '充值金额不能低于 ¥0.01',
    });
    expect(messagesOf(balanceReminderForm, { threshold: '10000000.01', top_up: '一千' })).toEqual({
      threshold: '提醒金额不能超过 ¥10,000,000.00',
      top_up: '输入金额不合法',
    });
  });
});

describe('the rental form', () => {
  test.each([
    ['gpu_type', '', '请选择显卡'],
    ['gpu_num', 0, '请选择卡数'],
    ['district', '', '请选择机房'],
    ['spec_name', '', '请选择规格'],
    ['image_name', '', '请选择镜像'],
    ['add_disk_size', 5.5, '请输入数据盘大小'],
    ['add_disk_size', -10, '数据盘大小不能为负数'],
    ['bandwidth', -1, '带宽不能为负数'],
    ['pack_time', 30, '时长超出所选计费周期的范围'],
    ['pack_time', 0, '时长至少为 1'],
    ['quantity', 0, '数量至少为 1 台'],
    ['quantity', 6, '一次最多租用 5 台'],
    ['quantity', 1.5, '请输入数量'],
    ['note', '字'.repeat(51), '备注最多50个字'],
    ['due_mode', 0, '请选择到期处理方式'],
  ])('%s refuses %j', (field, value, message) => {
    expect(messagesOf(createInstanceForm, { ...rental, [field]: value })).toEqual({ [field]: message });
  });

  test('every missing choice is marked at once', () => {
    expect(
      Object.keys(
        messagesOf(createInstanceForm, { ...rental, gpu_type: '', district: '', spec_name: '', image_name: '' }),
      ),
    ).toEqual(['gpu_type', 'district', 'spec_name', 'image_name']);
  });
});

test('vouchers are bought with money that is there, never with credit', () => {
  expect(messagesOf(voucherForm(fen(12_000)), { amount: '120' })).toEqual({});
  expect(messagesOf(voucherForm(fen(12_000)), { amount: '120.01' })).toEqual({
    amount: '余额不足，最多可购买 ¥120.00',
  });
  expect(messagesOf(voucherForm(fen(-500)), { amount: '1' })).toEqual({ amount: '余额不足，请先充值' });
  expect(messagesOf(voucherForm(fen(12_000)), { amount: '0' })).toEqual({ amount: '购买金额不能低于 ¥0.01' });
});
