import { expect, test } from 'vitest';
import { periodLabel } from './period-label';

test.each([
  ['hour', 1, '1 小时'],
  ['hour', 23, '23 小时'],
  ['day', 3, '3 天'],
  ['month', 1, '1 个月'],
  ['month', 6, '半年'],
  ['month', 12, '一年'],
  ['day', 6, '6 天'],
] as const)('%s × %i is called %s', (unit, count, label) => {
  expect(periodLabel({ unit, count })).toBe(label);
});
