import type { Runway } from '@compute-market/contract/entities/cost-item';
import { RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { spendingOf } from './spending-view';

const item = (Kind: Runway['Items'][number]['Kind'], HourPrice: number): Runway['Items'][number] => ({
  Kind,
  HourPrice,
  Container_name: 'k7',
  Note: '',
  Due_time: 1_795_154_721,
  Autorenew: false,
});

test('an hour is made of what runs, of the disks that are kept and of the cloud disk, and the parts add up', () => {
  const spending = spendingOf({
    HourPrice: 15.74,
    PaidHourPrice: 15.68,
    Items: [
      item(RUNWAY_ITEM.instance, 13.16),
      item(RUNWAY_ITEM.instance, 2.495),
      item(RUNWAY_ITEM.keptDisk, 0.0625),
      item(RUNWAY_ITEM.cloudDisk, 0.0208),
    ],
  });
  expect(spending.paid).toBe(1568);
  expect([spending.running.count, spending.kept.count, spending.cloudDisk.count]).toEqual([2, 1, 1]);
  expect(spending.running.hourly + spending.kept.hourly + spending.cloudDisk.hourly).toBe(spending.total);
});

test('nothing that is paid for costs nothing', () => {
  const nothing = { count: 0, hourly: 0 };
  expect(spendingOf({ HourPrice: 0, PaidHourPrice: 0, Items: [] })).toEqual({
    total: 0,
    paid: 0,
    running: nothing,
    kept: nothing,
    cloudDisk: nothing,
  });
});
