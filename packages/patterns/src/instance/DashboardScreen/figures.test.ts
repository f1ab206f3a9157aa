import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { dueWithinDay, runwayOf, spendingOf } from './figures';
import { instances, makeInstance, now } from './fixtures';

const silver = 9700;

test('the picture adds up: 32.01 an hour, three days and seventeen hours of balance', () => {
  const spending = spendingOf(instances, silver);
  expect(spending).toEqual({ hourly: 3201, daily: 76_824, hasKeptDisk: true });
  expect(Math.floor((runwayOf(fen(286_040), spending) ?? 0) / 3600)).toBe(89);
});

test('only rentals within a day count as due, and the first of them is named', () => {
  expect(dueWithinDay(instances, now)).toEqual({ count: 3, nearest: now + 6150 });
  expect(dueWithinDay([], now)).toEqual({ count: 0, nearest: null });
});

test('a kept disk is not due and what is over costs nothing', () => {
  const kept = makeInstance({ Container_name: 'a', Status: INSTANCE_STATUS.diskKept, DiskReleaseTime: now + 60 });
  const ended = makeInstance({ Container_name: 'b', Status: INSTANCE_STATUS.ended, HourPrice: 9 });
  expect(dueWithinDay([kept], now).count).toBe(0);
  expect(spendingOf([ended], silver)).toEqual({ hourly: 0, daily: 0, hasKeptDisk: false });
});

test('without spending there is no end; an overdrawn balance lasts no time', () => {
  expect(runwayOf(fen(100), spendingOf([], silver))).toBeNull();
  expect(runwayOf(fen(-500), spendingOf(instances, silver))).toBe(0);
});
