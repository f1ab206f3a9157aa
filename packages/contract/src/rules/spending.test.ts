import { expect, test } from 'vitest';
import { INSTANCE_STATUS } from '../enumerations';
import { fen } from './money';
import { hourlySpending, monthFigures } from './spending';

const machine = (Status: (typeof INSTANCE_STATUS)[keyof typeof INSTANCE_STATUS], HourPrice = 2.08, KeepHourPrice = 0.0175) => ({ Status, HourPrice, KeepHourPrice });

test('running machines cost their rate, kept disks their fee, ended ones nothing', () => {
  expect(hourlySpending([machine(INSTANCE_STATUS.running), machine(INSTANCE_STATUS.shutDown), machine(INSTANCE_STATUS.diskKept), machine(INSTANCE_STATUS.ended), machine(INSTANCE_STATUS.startFailed)])).toBe(418);
});

test('nothing costs nothing', () => {
  expect(hourlySpending([])).toBe(0);
});

test.each([
  ['on the tenth of thirty days', 1000, 10, 30, 100, 3000],
  ['on the first day', 700, 1, 31, 700, 21_700],
  ['before anything has begun', 0, 0, 30, 0, 0],
  ['when more came back than was spent', -300, 3, 30, -100, -3000],
  ['with a fen that does not divide', 100, 3, 31, 33, 1033],
])('%s the average and the forecast follow the pace', (_name, spent, daysBegun, daysInMonth, average, forecast) => {
  expect(monthFigures({ spent: fen(spent), daysBegun, daysInMonth })).toEqual({ average, forecast });
});
