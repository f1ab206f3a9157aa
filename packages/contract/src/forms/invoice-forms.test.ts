import { expect, test } from 'vitest';
import { fen } from '../rules/money';
import { invoiceRequestForm, invoiceTitleForm } from './invoice-forms';

const title = {
  title: ' 杭州明远智能科技有限公司 ',
  title_type: 1,
  invoice_type: 0,
  tax_no: '9135 0100 m000100y43',
  address: '',
  tel: '',
  bank_name: '',
  bank_account: '',
  email: 'a@example.cn',
  is_default: false,
} as const;
const request = {
  invoice_id: '3',
  invoice_type: 0,
  content: 'compute',
  amount: '1,500.5',
  email: 'a@example.cn',
  remark: '',
} as const;
const messagesOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('spaces and lower case in a tax number are put right', () => {
  expect(invoiceTitleForm.parse(title)).toMatchObject({
    title: '杭州明远智能科技有限公司',
    tax_no: '91350100M000100Y43',
  });
});

test('a title is stopped at each field that is wrong', () => {
  expect(messagesOf(invoiceTitleForm.safeParse({ ...title, invoice_type: 1, tax_no: '91350100M000100Y44' }))).toEqual([
    ['tax_no', '税号需为15、18或20位，18位时请核对校验码'],
    ['address', '开专票请填写注册地址'],
    ['tel', '开专票请填写注册电话'],
    ['bank_name', '开专票请填写开户银行'],
    ['bank_account', '开专票请填写银行账号'],
  ]);
});

test('what was typed for another kind neither stops a title nor goes with it', () => {
  const typed = { ...title, invoice_type: 1, tax_no: '9135', tel: '1'.repeat(200), bank_account: 'A' } as const;
  expect(messagesOf(invoiceTitleForm.safeParse(typed)).length).toBeGreaterThan(0);
  const nothing = { tax_no: '', address: '', tel: '', bank_name: '', bank_account: '' };
  expect(invoiceTitleForm.parse({ ...typed, title: '林知远', title_type: 0 })).toMatchObject({
    title: '林知远',
    invoice_type: 0,
    ...nothing,
  });
  expect(messagesOf(invoiceTitleForm.safeParse({ ...typed, title_type: 2 }))).toEqual([
    ['tax_no', '税号需为15、18或20位，18位时请核对校验码'],
  ]);
});

const bounds = { least: fen(1000), most: fen(200_000) };
test.each([
  [{}, []],
  [{ amount: '' }, [['amount', '输入金额不合法']]],
  [{ amount: '9.99' }, [['amount', '单次开票金额不能低于 ¥10.00']]],
  [{ amount: '2000.01' }, [['amount', '最多可开 ¥2,000.00']]],
  [{ amount: '1e3' }, [['amount', '输入金额不合法']]],
  [{ invoice_id: '' }, [['invoice_id', '请选择发票抬头']]],
  [{ email: 'nobody' }, [['email', '请输入正确的邮箱']]],
] as const)('a request with %o says %o', (change, messages) => {
  expect(messagesOf(invoiceRequestForm(bounds).safeParse({ ...request, ...change }))).toEqual(messages);
});

test('a request is sent in fen', () => expect(invoiceRequestForm(bounds).parse(request).amount).toBe(150_050));
