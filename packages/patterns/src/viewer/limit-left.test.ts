import { expect, test } from 'vitest';
import { limitLeft, tighterLimit } from './limit-left';

const total = { MoneyLimit: 500, UsedMoney: 120 };

test.each([
  ['the total where no month counts', {}, 38_000],
  ['the total where the month has no limit', { MonthLimit: null, MonthMoney: 20 }, 38_000],
  ['the month where it is the smaller', { MonthLimit: 100, MonthMoney: 98.19 }, 181],
  ['the total where it is the smaller', { MonthLimit: 1000, MonthMoney: 20 }, 38_000],
  ['nothing where the month was lowered below what it has used', { MonthLimit: 10, MonthMoney: 20 }, 0],
])('what may still be spent is %s', (_name, month, left) => {
  expect(limitLeft({ ...total, ...month }).left).toBe(left);
});

test('the tighter limit says whether it is that of the month', () => {
  expect(tighterLimit({ ...total, MonthLimit: 100, MonthMoney: 98.19 })).toEqual({
    limit: 10_000,
    used: 9819,
    ofMonth: true,
  });
  expect(tighterLimit({ ...total, MonthLimit: 1000, MonthMoney: 20 })).toEqual({
    limit: 50_000,
    used: 12_000,
    ofMonth: false,
  });
});
