import { expect, test } from 'vitest';
import { fen } from './money';
import { monthFigures, periodBefore } from './spending';

test.each([
  ['on the tenth of thirty days', 1000, 10, 30, 100, 3000],
  ['on the first day', 700, 1, 31, 700, 21_700],
  ['before anything has begun', 0, 0, 30, 0, 0],
  ['when more came back than was spent', -300, 3, 30, -100, -3000],
  ['with a fen that does not divide', 100, 3, 31, 33, 1033],
])('%s the average and the forecast follow the pace', (_name, spent, daysBegun, daysInMonth, average, forecast) => {
  expect(monthFigures({ spent: fen(spent), daysBegun, daysInMonth })).toEqual({ average, forecast });
});

test.each([
  ['a month until today', '2026-11-01', '2026-11-23', '2026-10-01', '2026-10-23'],
  ['a whole month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['a day that the month before does not have', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['the first of a year', '2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
  ['a week within a month', '2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
  ['more than a month', '2026-10-01', '2026-11-23', '2026-08-08', '2026-09-30'],
  ['one day', '2026-03-01', '2026-03-01', '2026-02-01', '2026-02-01'],
  ['one day within a month', '2026-11-10', '2026-11-10', '2026-11-09', '2026-11-09'],
])('%s is compared with what lies before it', (_, start, end, before, last) => {
  expect(periodBefore({ start, end })).toEqual({ start: before, end: last });
});
