import { expect, test } from 'vitest';
import { dateTimeKind, dateTimeSeconds, dateTimeText, isDateTime, tidyDateTime } from './date-time';

test.each([
  ['2026-11-28 09:30', true],
  ['2026-11-28 23:59', true],
  ['2026-11-28 24:00', false],
  ['2026-11-31 09:30', false],
  ['2026-11-28T09:30', false],
  ['2026-11-28', false],
])('%s is a minute: %s', (text, answer) => {
  expect(isDateTime(text)).toBe(answer);
});

test.each([
  ['2026/12/1 9:30', '2026-12-01 09:30'],
  ['2026-12-01T09:30:15', '2026-12-01 09:30'],
  ['2026年12月1日 9点30分', '2026-12-01 09:30'],
  ['2026年12月1日9时', '2026-12-01 09:00'],
  ['２０２６－１２－０１　０９：３０', '2026-12-01 09:30'],
  ['202612010930', '2026-12-01 09:30'],
  ['20261201 9:30', '2026-12-01 09:30'],
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01 25:00', '2026-12-01 25:00'],
  ['明天 9:30', '明天 9:30'],
  ['', ''],
])('%s is tidied to %s', (text, moment) => {
  expect(tidyDateTime(text)).toBe(moment);
});

test('moments are Beijing’s, wherever the browser is', () => {
  const seconds = Date.parse('2026-12-01T01:30:00Z') / 1000;
  expect(dateTimeSeconds('2026-12-01 09:30')).toBe(seconds);
  expect(dateTimeText(seconds + 59)).toBe('2026-12-01 09:30');
  expect(dateTimeSeconds('2026-12-01')).toBeUndefined();
});

test('the calendar of the browser writes a T', () => {
  expect(dateTimeKind.toPicker('2026-12-01 09:30', 'datetime-local')).toBe('2026-12-01T09:30');
  expect(dateTimeKind.fromPicker('2026-12-01T09:30:00')).toBe('2026-12-01 09:30');
});
