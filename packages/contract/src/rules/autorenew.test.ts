import { expect, test } from 'vitest';
import { autorenewRetryTime, autorenewTime } from './autorenew';
import { daySeconds } from './time-units';

const due = 1_800_000_000;

test.each([
  ['hour', 900],
  ['day', 10_800],
  ['month', daySeconds],
] as const)('a rental by the %s is renewed %i seconds before its end, which leaves six tries', (unit, lead) => {
  expect(autorenewTime(due, unit)).toBe(due - lead);
  let now = autorenewTime(due, unit);
  let tries = 0;
  for (; now < due; tries += 1) now = autorenewRetryTime(due, unit, now);
  expect([tries, now]).toEqual([6, due]);
});
