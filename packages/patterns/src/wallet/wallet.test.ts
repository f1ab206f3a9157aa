import { expect, test } from 'vitest';
import { walletOf } from './wallet';

const user = { Money: 2860.4, CreditMoneyQuota: 2000, PowerMoney: 120, AccumulatedMoney: 8562.4, VipLevel: 2 };

test('a positive balance leaves the credit untouched', () => {
  expect(walletOf(user)).toEqual({
    booked: 286_040,
    balance: 286_040,
    debt: 0,
    quota: 200_000,
    remaining: 200_000,
    voucher: 12_000,
    accumulated: 856_240,
    level: 2,
    spendable: 286_040,
  });
});

test('a debt shows as 0 and what is left of the credit', () => {
  expect(walletOf({ ...user, Money: -120.5, CreditMoneyQuota: 500 })).toMatchObject({
    booked: -12_050,
    balance: 0,
    debt: 12_050,
    remaining: 37_950,
    spendable: 37_950,
  });
});
