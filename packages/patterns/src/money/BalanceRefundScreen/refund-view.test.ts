import { fen } from '@compute-market/contract/rules/money';
import { describe, expect, it } from 'vitest';
import { makeRefund, makeRefundable, makeTopUp, now } from './fixtures';
import { planOf, refundTarget, termsOf, wayNote } from './refund-view';

describe('a refund', () => {
  it('takes the newest top-up first and says where each part goes', () => {
    const refundable = makeRefundable();
    expect(planOf(fen(500_000), refundable)).toEqual({
      lines: [{ target: '原路退回（微信）', fen: 500_000 }],
      byTransfer: false,
    });
    expect(planOf(fen(600_000), refundable)).toEqual({
      lines: [
        { target: '原路退回（微信）', fen: 500_000 },
        { target: '原路退回（支付宝）', fen: 65_950 },
        { target: '银行转账', fen: 34_050 },
      ],
      byTransfer: true,
    });
  });

  it('of no sum goes nowhere yet', () => {
    expect(planOf(null, makeRefundable())).toEqual({ lines: [], byTransfer: false });
  });

  it('names the account it went to by its last digits', () => {
    expect(refundTarget(makeRefund())).toBe('原路退回（微信）');
    expect(refundTarget(makeRefund({ Way: 1, BankAccount: '**** 0901' }))).toBe('银行转账（**** 0901）');
  });
});

describe('a top-up says why it goes back this way', () => {
  it.each([
    ['until its channel takes it no more', {}, '2027-11-18 前可原路退回'],
    ['after that', { Way: 1, Until: now - 1 }, '已超过原路退回期限'],
    ['within that, after its channel refused it once', { Way: 1 }, '暂不能原路退回'],
    ['as a corporate transfer', { PayType: 2, Way: 1, Until: null }, '对公转账退回银行账户'],
  ] as const)('%s', (_name, change, note) => {
    expect(wayNote(makeTopUp(change), now)).toBe(note);
  });
});

it('only what there is is taken off the balance', () => {
  expect(termsOf(makeRefundable({ GiftMoney: 0 }))).toEqual([{ key: 'invoiced', fen: 100_000 }]);
});
