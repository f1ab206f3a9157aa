import { describe, expect, it } from 'vitest';
import type { RefundableTopUp } from '../entities/balance-refund';
import { balanceRefundForm } from './balance-refund-form';

const topUp = (Refundable: number, Way: 0 | 1): RefundableTopUp => ({
  OutTradeNo: '261118000217431',
  PayType: 1,
  PayTime: 0,
  Amount: Refundable,
  SpentAmount: 0,
  RefundAmount: 0,
  InvoicedAmount: 0,
  Refundable,
  Way,
  Until: null,
});
const form = balanceRefundForm({ Refundable: 150, TopUps: [topUp(100, 0), topUp(50, 1)] });
const typed = { amount: '100', holder: '', bank_name: '', bank_account: '', code: '123456' };
const problems = (change: Partial<typeof typed>) => {
  const read = form.safeParse({ ...typed, ...change });
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message]);
};

describe('the form of a balance refund', () => {
  it('needs no bank account for what goes back through its channel', () => {
    expect(problems({})).toEqual([]);
  });

  it('needs the whole account as soon as a part goes by transfer', () => {
    expect(problems({ amount: '100.01' })).toEqual([
      ['holder', '请输入收款户名'],
      ['bank_name', '请输入开户银行'],
      ['bank_account', '银行账号为8-30位数字'],
    ]);
    const account = { holder: '林知远', bank_name: '招商银行', bank_account: '6225 8888 8888 8888' };
    expect(problems({ amount: '150', ...account })).toEqual([]);
    expect(form.parse({ ...typed, amount: '150', ...account })).toMatchObject({
      amount: 15_000,
      bank_account: '6225888888888888',
    });
  });

  it('takes no more than can go back, and no less than a fen', () => {
    expect(problems({ amount: '150.01' })).toEqual([['amount', '最多可退 ¥150.00']]);
    expect(problems({ amount: '0' })).toEqual([['amount', '退款金额不能低于 ¥0.01']]);
    expect(problems({ code: '12' })).toEqual([['code', '请输入6位验证码']]);
  });
});
