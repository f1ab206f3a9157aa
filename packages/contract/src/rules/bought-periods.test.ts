import { expect, test } from 'vitest';
import { unitOfRest, type BoughtPeriod } from './bought-periods';
import { dayMs, hourMs } from './time-units';

const now = 10 * dayMs;
const month = (begin: number): BoughtPeriod => ({ begin, end: begin + 30 * dayMs, unit: 'month' });
const days = (begin: number, count: number): BoughtPeriod => ({ begin, end: begin + count * dayMs, unit: 'day' });
const hours = (begin: number, count: number): BoughtPeriod => ({ begin, end: begin + count * hourMs, unit: 'hour' });

test.each([
  ['a month that runs, whatever was renewed after it by the hour', [month(0), hours(30 * dayMs, 1)], 'month'],
  ['hours that run before a month that was renewed', [hours(now - hourMs, 5), month(now + 4 * hourMs)], 'month'],
  ['the last hour of a month before days', [month(now + hourMs - 30 * dayMs), days(now + hourMs, 5)], 'day'],
  [
    'hours that are more together than the day that runs',
    [days(now - 20 * hourMs, 1), hours(now + 4 * hourMs, 3), hours(now + 7 * hourMs, 3)],
    'hour',
  ],
  ['equal parts: the longer unit', [days(now - 12 * hourMs, 1), hours(now + 12 * hourMs, 12)], 'day'],
  ['what is over', [month(now - 30 * dayMs)], null],
  ['nothing', [], null],
] as const)('most of what is left was bought as %s', (_name, periods, unit) => {
  expect(unitOfRest(periods, now)).toBe(unit);
});
