import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { spendingOf } from './spending-view';

const machine = (Status: number, HourPrice: number, KeepHourPrice = 0.0625) => ({ Status, HourPrice, KeepHourPrice }) as Parameters<typeof spendingOf>[0][number];

test('an hour is made of what runs and of the disks that are kept, and the parts add up', () => {
  const spending = spendingOf([machine(INSTANCE_STATUS.running, 13.16), machine(INSTANCE_STATUS.starting, 2.495), machine(INSTANCE_STATUS.diskKept, 13.16), machine(INSTANCE_STATUS.ended, 5)]);
  expect(spending.running.count).toBe(2);
  expect(spending.kept.count).toBe(1);
  expect(spending.running.hourly + spending.kept.hourly).toBe(spending.total);
});

test('nothing that is paid for costs nothing', () => {
  expect(spendingOf([machine(INSTANCE_STATUS.ended, 5)])).toEqual({ total: 0, running: { count: 0, hourly: 0 }, kept: { count: 0, hourly: 0 } });
});
