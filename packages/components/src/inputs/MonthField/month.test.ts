import { expect, test } from 'vitest';
import { isMonth, monthKind, tidyMonth } from './month';

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-00', false],
  ['0026-11', false],
  ['2026-1', false],
])('%s is a month: %s', (text, answer) => {
  expect(isMonth(text)).toBe(answer);
});

test.each([
  ['2026/1', '2026-01'],
  ['2026年11月', '2026-11'],
  ['２０２６－１１', '2026-11'],
  ['202611', '2026-11'],
  ['2026-11-28', '2026-11'],
  ['2026年11月8日', '2026-11'],
  ['2026-13', '2026-13'],
  ['上月', '上月'],
  ['', ''],
])('%s is tidied to %s', (text, month) => {
  expect(tidyMonth(text)).toBe(month);
});

test('where the browser has only days, the first stands for the month', () => {
  expect(monthKind.toPicker('2026-11', 'month')).toBe('2026-11');
  expect(monthKind.toPicker('2026-11', 'date')).toBe('2026-11-01');
  expect(monthKind.fromPicker('2026-11-28')).toBe('2026-11');
  expect(monthKind.fromPicker('')).toBe('');
});
