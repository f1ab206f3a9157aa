import { expect, test } from 'vitest';
import { INSTANCE_STATUS } from '../enumerations';
import { hourlySpending } from './spending';

const machine = (Status: (typeof INSTANCE_STATUS)[keyof typeof INSTANCE_STATUS], HourPrice = 2.08, KeepHourPrice = 0.0175) => ({ Status, HourPrice, KeepHourPrice });

test('running machines cost their rate, kept disks their fee, ended ones nothing', () => {
  expect(hourlySpending([machine(INSTANCE_STATUS.running), machine(INSTANCE_STATUS.shutDown), machine(INSTANCE_STATUS.diskKept), machine(INSTANCE_STATUS.ended), machine(INSTANCE_STATUS.startFailed)])).toBe(418);
});

test('nothing costs nothing', () => {
  expect(hourlySpending([])).toBe(0);
});
