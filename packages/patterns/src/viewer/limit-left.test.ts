import { expect, test } from 'vitest';
import { limitLeft } from './limit-left';
import { monthLimitText } from './month-limit';

const total = { MoneyLimit: 500, UsedMoney: 120 };

test.each([
  ['the total where no month counts', {}, 38_000],
  ['the total where the month has no limit', { MonthLimit: null, MonthMoney: 20 }, 38_000],
  ['the month where it is the smaller', { MonthLimit: 100, MonthMoney: 98.19 }, 181],
  ['the total where it is the smaller', { MonthLimit: 1000, MonthMoney: 20 }, 38_000],
  ['nothing where the month was lowered below what it has used', { MonthLimit: 10, MonthMoney: 20 }, 0],
])('what may still be spent is %s', (_name, month, left) => {
  expect(limitLeft({ ...total, ...month })).toBe(left);
});

test('the month is told beside its limit, and not at all without one', () => {
  expect(monthLimitText({ MonthLimit: 100, MonthMoney: 98.19 })).toBe('本月已用 ¥98.19，每月限额 ¥100.00');
  expect(monthLimitText({ MonthLimit: null, MonthMoney: 98.19 })).toBeNull();
  expect(monthLimitText({})).toBeNull();
});
