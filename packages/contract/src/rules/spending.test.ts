import { expect, test } from 'vitest';
import { fen } from './money';
import { monthFigures } from './spending';

test.each([
  ['on the tenth of thirty days', 1000, 10, 30, 100, 3000],
  ['on the first day', 700, 1, 31, 700, 21_700],
  ['before anything has begun', 0, 0, 30, 0, 0],
  ['when more came back than was spent', -300, 3, 30, -100, -3000],
  ['with a fen that does not divide', 100, 3, 31, 33, 1033],
])('%s the average and the forecast follow the pace', (_name, spent, daysBegun, daysInMonth, average, forecast) => {
  expect(monthFigures({ spent: fen(spent), daysBegun, daysInMonth })).toEqual({ average, forecast });
});
