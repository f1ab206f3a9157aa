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
