import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { bothDue, dueWithinDay, spendingOf } from './figures';
import { instances, makeInstance, now, runwayOf } from './fixtures';

test('the picture adds up: 32.01 an hour, three days and seventeen hours of balance', () => {
  const runway = runwayOf(instances);
  expect(spendingOf(runway)).toEqual({ hourly: 3201, daily: 76_818, paid: 3199 });
  expect(Math.floor((runway.Seconds ?? 0) / hourSeconds)).toBe(89);
});

test('only rentals within a day count as due, and the first of them is named', () => {
  expect(dueWithinDay(runwayOf(instances), now)).toEqual({ count: 3, nearest: now + 6150 });
  expect(dueWithinDay({ Items: [] }, now)).toEqual({ count: 0, nearest: null });
});

test('a kept disk is not due, however soon it is released', () => {
  const kept = makeInstance({ Container_name: 'a', Status: INSTANCE_STATUS.diskKept, DiskReleaseTime: now + 60 });
  expect(dueWithinDay(runwayOf([kept]), now).count).toBe(0);
});

test('a rental by usage is not due at the end of its paid hour', () => {
  const [item] = runwayOf([makeInstance({ Container_name: 'a', Due_time: now + 60 })]).Items;
  if (item === undefined) throw new Error('no item');
  expect(dueWithinDay({ Items: [{ ...item, Billing: 'usage' }] }, now).count).toBe(0);
  expect(dueWithinDay({ Items: [{ ...item, Billing: 'prepaid' }] }, now).count).toBe(1);
});

test('whole machines are due beside rentals, and the first of both is named', () => {
  const rentals = { count: 2, nearest: now + 600 };
  const none = { count: 0, nearest: null };
  expect(bothDue(rentals, { count: 1, nearest: now + 60 })).toEqual({ count: 3, nearest: now + 60 });
  expect(bothDue(rentals, none)).toEqual(rentals);
  expect(bothDue(none, none)).toEqual(none);
  expect(bothDue(rentals, undefined)).toEqual(rentals);
});
