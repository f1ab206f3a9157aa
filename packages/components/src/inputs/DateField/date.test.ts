import { describe, expect, test } from 'vitest';
import { addDays, chinaToday, dateProblem, daysOf, isDate, monthStart, tidyDate } from './date';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0002-11-20', false],
  ['2026-1-2', false],
  ['', false],
])('%s is a day: %s', (text, answer) => {
  expect(isDate(text)).toBe(answer);
});

test.each([
  ['2026/11/1', '2026-11-01'],
  ['2026.11.01', '2026-11-01'],
  ['2026年11月1日', '2026-11-01'],
  ['２０２６－１１－０１', '2026-11-01'],
  ['20261101', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
  ['2026111', '2026111'],
  ['2026-02-30', '2026-02-30'],
  ['11/01/2026', '11/01/2026'],
  ['明天', '明天'],
  ['', ''],
])('%s is tidied to %s', (text, date) => {
  expect(tidyDate(text)).toBe(date);
});

test('the day begins at midnight in China', () => {
  expect(chinaToday(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(chinaToday(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

test('days are added and counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysOf('2026-11-21', '2026-11-21')).toBe(1);
  expect(daysOf('2026-11-01', '2026-11-30')).toBe(30);
  expect(daysOf('2026-11-02', '2026-11-01')).toBe(-2);
  expect(monthStart('2026-11-21')).toBe('2026-11-01');
});

describe('a date within bounds', () => {
  const bounds = { min: '2026-11-22', max: '2027-02-20' };
  test.each([
    ['', undefined],
    ['2026-11-22', undefined],
    ['2027-02-20', undefined],
    ['2026-11-21', 'tooEarly'],
    ['2027-02-21', 'tooLate'],
    ['0026-11-22', 'incomplete'],
  ])('%s: %s', (date, problem) => {
    expect(dateProblem(date, bounds)).toBe(problem);
  });
});
