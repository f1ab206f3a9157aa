import { expect, test } from 'vitest';
import { heldIn, isOfKind } from './coupon-query';
import { coupons } from './fixtures';
import { now } from '../payment-view/fixtures';

const idsIn = (...rest: [tab: 'unused' | 'used' | 'expired', sort?: 'expiry' | 'claimed']) =>
  heldIn(coupons, rest[0], now, rest[1]).map(({ CouponId }) => CouponId);

test('every coupon is in exactly one tab', () => {
  expect([...idsIn('unused'), ...idsIn('used'), ...idsIn('expired')].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(idsIn('expired')).toEqual([6]);
});

test('what ends first stands first, unless the newest is asked for', () => {
  expect(idsIn('unused')).toEqual([1, 2, 3]);
  const claimedLater = coupons.map((coupon) => (coupon.CouponId === 3 ? { ...coupon, AssignTime: now } : coupon));
  expect(heldIn(claimedLater, 'unused', now, 'claimed')[0]?.CouponId).toBe(3);
});

test('what was used last stands first', () => {
  expect(idsIn('used')).toEqual([4, 5]);
});

test('the held list given is left as it was', () => {
  const before = [...coupons];
  heldIn(coupons, 'used', now);
  expect(coupons).toEqual(before);
});

test('the kinds part the coupons', () => {
  const kindOf = (kind: 'all' | 'reduction' | 'discount' | 'recharge') =>
    coupons.filter(({ CouponGroup }) => isOfKind(CouponGroup, kind)).length;
  expect(kindOf('all')).toBe(kindOf('reduction') + kindOf('discount') + kindOf('recharge'));
  expect(kindOf('recharge')).toBe(2);
});
