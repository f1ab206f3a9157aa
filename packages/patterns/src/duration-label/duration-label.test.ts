import { daySeconds as day, hourSeconds as hour } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { durationLabel } from './duration-label';

test.each([
  [3 * day + 4 * hour + 59, '3天4小时'],
  [3 * day, '3天'],
  [day + 30 * 60, '1天'],
  [18 * hour + 12 * 60, '18小时12分'],
  [2 * hour, '2小时'],
  [56 * 60 + 3, '56分钟'],
  [48, '48秒'],
  [0, '0秒'],
  [-5, '0秒'],
  [59.9, '59秒'],
])('%s seconds are %s', (seconds, words) => {
  expect(durationLabel(seconds)).toBe(words);
});
