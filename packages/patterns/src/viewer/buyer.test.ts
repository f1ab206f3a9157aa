import { expect, test } from 'vitest';
import { buyerOf } from './buyer';
import { mainAccount, mainAccountWith, subAccount } from './fixtures';

test('a main account pays from its purses, with vouchers where it has some', () => {
  expect(buyerOf(mainAccount)).toEqual({ kind: 'main', hasVoucher: true });
  expect(buyerOf(mainAccountWith({ PowerMoney: 0 }))).toEqual({ kind: 'main', hasVoucher: false });
});

test('a sub-account pays within what its limit has left', () => {
  expect(buyerOf(subAccount)).toEqual({ kind: 'sub', left: 8620, ofMonth: false, mayBuy: true });
});

test('a visitor pays nothing yet, and an account that is not read yet has no vouchers', () => {
  expect(buyerOf({ role: 'visitor' })).toEqual({ kind: 'visitor' });
  expect(buyerOf({ role: 'unknown' })).toEqual({ kind: 'main', hasVoucher: false });
});
