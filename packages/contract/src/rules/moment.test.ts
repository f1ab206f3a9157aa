import { expect, test } from 'vitest';
import { clockText, momentOf } from './moment';

test.each([
  ['14:05:21', '14:05'],
  ['9:05', '09:05'],
  ['2026-11-22 14:05:21', '14:05'],
  ['2026-11-22T06:05:21Z', '14:05'],
  ['2026-11-22T06:05:21.123+00:00', '14:05'],
  [1_795_327_521, '14:05'],
  ['1795327521', '14:05'],
  ['1795327521000', '14:05'],
  ['刚刚', '刚刚'],
  [undefined, ''],
])('the time of day of %j is %s', (value, expected) => {
  expect(clockText(value)).toBe(expected);
});

test('a date is a moment in Beijing unless it names another zone; anything else is none', () => {
  expect(momentOf('2026-11-22')).toBe(Date.UTC(2026, 10, 21, 16) / 1000);
  expect(momentOf('2026/11/22 00:00')).toBe(Date.UTC(2026, 10, 21, 16) / 1000);
  expect(momentOf('2026-11-22T00:00:00-05:30')).toBe(Date.UTC(2026, 10, 22, 5, 30) / 1000);
  expect([momentOf('soon'), momentOf(null), momentOf(Number.NaN), momentOf({})]).toEqual([null, null, null, null]);
});
