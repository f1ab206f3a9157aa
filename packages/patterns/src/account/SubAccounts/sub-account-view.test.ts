import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { expect, test } from 'vitest';
import { subAccounts } from './fixtures';
import { limitOf, limitWarnings } from './sub-account-view';

test.each([
  [0, 300, 0, 0],
  [79.99, 100, 79, 0],
  [80, 100, 80, 80],
  [99.99, 100, 99, 80],
  [100, 100, 100, 100],
  [0, 0, 100, 100],
])('¥%s of ¥%s is %i%% and warns at %i', (UsedMoney, MoneyLimit, percent, warning) => {
  expect(limitOf({ UsedMoney, MoneyLimit })).toMatchObject({ percent, warning });
});

test('names who has used the limit up, then who has nearly', () => {
  expect(limitWarnings(subAccounts).map(({ text }) => text)).toEqual([
    'wanglei 的额度已用完，不能再租用或续费',
    'chenyu_cv 的额度已用 80% 以上',
  ]);
});

test('a sub-account without a limit to spend is not warned of', () => {
  const [first] = subAccounts;
  expect(limitWarnings(first ? [{ ...first, UsedMoney: 0, MoneyLimit: 0 }] : [])).toEqual([]);
});

test('a month is warned of beside the total, but not where the total is used up or the month was never opened', () => {
  const monthly = (changes: Partial<SubAccount>) =>
    limitWarnings(subAccounts.slice(3).map((account) => ({ ...account, MonthLimit: 100, ...changes }))).map(
      ({ text }) => text,
    );
  expect(monthly({ MonthMoney: 79.99 })).toEqual([]);
  expect(monthly({ MonthMoney: 80 })).toEqual(['intern_zhao 的本月限额已用 80% 以上']);
  expect(monthly({ MonthMoney: 100 })).toEqual(['intern_zhao 的本月限额已用完，下月 1 日前不能再租用或续费']);
  expect(monthly({ MonthMoney: 100, UsedMoney: 300 })).toEqual(['intern_zhao 的额度已用完，不能再租用或续费']);
  expect(monthly({ MonthMoney: 0, MonthLimit: 0 })).toEqual([]);
});
