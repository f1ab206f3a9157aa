import { formatTime } from '@compute-market/contract/rules/time';
import { expect, test } from 'vitest';
import { addDays, dayCount, dayParameters, everyDay, monthUntil, readDays, timeRangeOf } from './day-range';

const read = (search: string) => readDays(new URLSearchParams(search));

test('a range survives the way through the address', () => {
  const range = { start: '2026-02-01', end: '2026-02-28' };
  expect(readDays(new URLSearchParams(dayParameters(range)))).toEqual(range);
  expect(dayParameters(everyDay)).toEqual({});
});

test.each([
  '',
  'from=2026-02-01',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=2024-01-01&to=2026-01-01',
  'from=a&to=b',
])('%j is no range', (search) => {
  expect(read(search)).toEqual(everyDay);
});

test('both days belong to the range, by the clock of Beijing', () => {
  const { begin_time = 0, end_time = 0 } = timeRangeOf({ start: '2026-11-01', end: '2026-11-20' });
  expect([formatTime(begin_time, { withSeconds: true }), formatTime(end_time, { withSeconds: true })]).toEqual([
    '2026-11-01 00:00:00',
    '2026-11-20 23:59:59',
  ]);
  expect(timeRangeOf(everyDay)).toEqual({});
});

test('a month runs from its first day to the day itself', () => {
  expect(monthUntil('2026-11-20')).toEqual({ start: '2026-11-01', end: '2026-11-20' });
  expect([addDays('2028-02-28', 1), addDays('2026-01-01', -1), dayCount(monthUntil('2026-11-20'))]).toEqual([
    '2028-02-29',
    '2025-12-31',
    20,
  ]);
});
