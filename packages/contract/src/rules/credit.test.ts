import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrears, canRent, creditPercent, displayBalance, remainingCredit, spendable, splitPayment } from './credit';
import { fen } from './money';

const money = (max: number) => fc.nat({ max }).map(fen);
const quota = money(1_000_000);
/** Any account the ledger allows: never below −quota. */
const funds = quota.chain((limit) =>
  fc.record({ quota: fc.constant(limit), balance: fc.integer({ min: 0 - limit, max: 1_000_000 }).map(fen) }),
);
const order = fc
  .tuple(funds, money(2_000_000), money(1_000_000), fc.boolean())
  .map(([account, amount, voucher, vouchersFirst]) => ({ ...account, amount, voucher, vouchersFirst }));

test.each([
  // balance, quota, shown, remaining, percent, may rent, spendable
  [286_040, 200_000, 286_040, 200_000, 100, true, 286_040],
  [0, 200_000, 0, 200_000, 100, true, 200_000],
  [-31_260, 200_000, 0, 168_740, 84.37, true, 168_740],
  [-200_000, 200_000, 0, 0, 0, false, 0],
  [-250_000, 200_000, 0, -50_000, 0, false, 0],
  [0, 0, 0, 0, 0, false, 0],
  [-1_240, 0, -1_240, -1_240, 0, false, 0],
  [5, 0, 5, 0, 0, true, 5],
])(
  'balance %i with quota %i shows %i, has %i credit left (%s%%), may rent: %s, can spend %i',
  (balance, limit, shown, remaining, percent, may, available) => {
    const account = { balance: fen(balance), quota: fen(limit) };
    expect(displayBalance(account)).toBe(shown);
    expect(remainingCredit(account)).toBe(remaining);
    expect(creditPercent(account)).toBeCloseTo(percent, 10);
    expect(canRent(account)).toBe(may);
    expect(spendable(account)).toBe(available);
  },
);

test('what is owed is the balance below zero', () => {
  expect(arrears(fen(-1_240))).toBe(1_240);
  expect(arrears(fen(300))).toBe(0);
});

describe('who pays', () => {
  const split = (amount: number, balance: number, limit: number, voucher: number, vouchersFirst: boolean) =>
    splitPayment({
      amount: fen(amount),
      balance: fen(balance),
      quota: fen(limit),
      voucher: fen(voucher),
      vouchersFirst,
    });

  test.each([
    ['vouchers first, balance pays the rest', split(30_415, 286_040, 200_000, 12_000, true), [12_000, 18_415, 0, 0]],
    ['balance first leaves the vouchers', split(30_415, 286_040, 200_000, 12_000, false), [0, 30_415, 0, 0]],
    ['balance first takes vouchers for what the balance lacks', split(1_000, 400, 0, 700, false), [600, 400, 0, 0]],
    [
      'a positive balance below the price is short, however large the credit',
      split(1_000, 400, 200_000, 0, true),
      [0, 400, 0, 600],
    ],
    ['credit pays when the balance is used up', split(1_000, 0, 200_000, 0, true), [0, 0, 1_000, 0]],
    ['credit pays down to the quota and no further', split(1_000, -199_500, 200_000, 0, true), [0, 0, 500, 500]],
    ['vouchers spare the credit even with balance first', split(1_000, -100, 200_000, 300, false), [300, 0, 700, 0]],
    ['a quota lowered under what is used pays nothing', split(1_000, -500, 300, 0, true), [0, 0, 0, 1_000]],
    ['a free order takes nothing', split(0, 100, 0, 100, true), [0, 0, 0, 0]],
  ])('%s', (_, result, [voucher, balance, credit, short]) => {
    expect(result).toEqual({ voucher, balance, credit, short });
  });

  test('the parts and the shortfall make up the amount, and none is negative', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { voucher, balance, credit, short } = splitPayment(input);
        expect(voucher + balance + credit + short).toBe(input.amount);
        expect(Math.min(voucher, balance, credit, short)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the account never falls below minus its quota, and vouchers never exceed what there is', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { voucher, balance, credit } = splitPayment(input);
        expect(input.balance - balance - credit).toBeGreaterThanOrEqual(0 - input.quota);
        expect(voucher).toBeLessThanOrEqual(input.voucher);
      }),
    );
  });

  test('credit and balance never pay the same order', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { balance, credit } = splitPayment(input);
        expect(Math.min(balance, credit)).toBe(0);
      }),
    );
  });

  test('the order is short exactly when vouchers and what can be spent do not reach the price', () => {
    fc.assert(
      fc.property(order, (input) => {
        expect(splitPayment(input).short).toBe(Math.max(0, input.amount - input.voucher - spendable(input)));
      }),
    );
  });
});
