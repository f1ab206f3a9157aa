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

test('an hour is made of what runs, of the disks that are kept, of the cloud disk and of own images, and the parts add up', () => {
  const spending = spendingOf({
    HourPrice: 15.8,
    PaidHourPrice: 15.68,
    Items: [
      item(RUNWAY_ITEM.instance, 13.16),
      item(RUNWAY_ITEM.instance, 2.495),
      item(RUNWAY_ITEM.keptDisk, 0.0625),
      item(RUNWAY_ITEM.cloudDisk, 0.0208),
      item(RUNWAY_ITEM.ownImage, 0.0583),
    ],
  });
  expect(spending.paid).toBe(1568);
  const { running, kept, cloudDisk, ownImages, total } = spending;
  expect([running, kept, cloudDisk, ownImages].map(({ count }) => count)).toEqual([2, 1, 1, 1]);
  expect(ownImages.hourly).toBeGreaterThan(0);
  expect(running.hourly + kept.hourly + cloudDisk.hourly + ownImages.hourly).toBe(total);
});

test('nothing that is paid for costs nothing', () => {
  const nothing = { count: 0, hourly: 0 };
  expect(spendingOf({ HourPrice: 0, PaidHourPrice: 0, Items: [] })).toEqual({
    total: 0,
    paid: 0,
    running: nothing,
    kept: nothing,
    cloudDisk: nothing,
    ownImages: nothing,
  });
});
