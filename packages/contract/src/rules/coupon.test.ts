import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CouponGroup } from '../entities/coupon';
import type { ClaimedCoupon, CouponOrder } from './coupon';
import { couponExpiry, couponState, couponUrgency, groupState, isListed, judgeCoupon, pickBest } from './coupon';
import { fen } from './money';
import { daySeconds as day } from './time-units';

const now = Date.parse('2026-11-20T14:05:00+08:00') / 1000;

const groupWith = (fields: Partial<CouponGroup> = {}): CouponGroup => ({
  GroupId: 1,
  Name: '新人满减券',
  Type: 2,
  Amount: 10,
  Discount: 1,
  MoneyLimit: 100,
  UseTimeLimit: 0,
  TargetGoods: '',
  TargetImage: '',
  TargetUseMode: 0,
  TargetUserVerifyType: 0,
  BeginTime: now - 10 * day,
  EndTime: now + 10 * day,
  RemainNum: 5,
  IsAssigned: false,
  ...fields,
});
const couponWith = (group: Partial<CouponGroup> = {}, fields: Partial<ClaimedCoupon> = {}): ClaimedCoupon => ({
  CouponId: 7,
  CouponGroup: groupWith({ IsAssigned: true, ...group }),
  IsUsed: 0,
  AssignTime: now - day,
  ...fields,
});
const order: CouponOrder = {
  amount: fen(31_415),
  gpuType: 'RTX 4090',
  image: 'pytorch-2.5',
  planRental: true,
  isStudent: false,
  isEnterprise: true,
};

describe('the card in the claim centre', () => {
  test.each([
    ['claimable', {}],
    ['noneLeft', { RemainNum: 0 }],
    ['claimed', { IsAssigned: true }],
    ['claimed', { IsAssigned: true, RemainNum: 0 }],
    ['notStarted', { BeginTime: now + 1 }],
    ['expired', { EndTime: now - 1 }],
    ['expired', { EndTime: now - 1, IsAssigned: true }],
    ['claimable', { BeginTime: now, EndTime: now }],
  ] as const)('is %s for %o', (state, fields) => {
    expect(groupState(groupWith(fields), now)).toBe(state);
  });
});

describe('the card of a claimed coupon', () => {
  test.each([
    ['unused', {}, {}],
    ['used', {}, { IsUsed: 1 }],
    ['used', { EndTime: now - 1 }, { IsUsed: 1 }],
    ['expired', { EndTime: now - 1 }, {}],
    ['expired', { UseTimeLimit: 7 }, { AssignTime: now - 7 * day - 1 }],
    ['unused', { UseTimeLimit: 7 }, { AssignTime: now - 7 * day }],
    ['notStarted', { BeginTime: now + 1 }, {}],
  ] as const)('is %s for %o %o', (state, group, fields) => {
    expect(couponState(couponWith(group, fields), now)).toBe(state);
  });

  test('a coupon ends with its group or when it has been kept long enough, whichever comes first', () => {
    expect(couponExpiry(couponWith({ UseTimeLimit: 7 }))).toBe(now + 6 * day);
    expect(couponExpiry(couponWith({ UseTimeLimit: 30 }))).toBe(now + 10 * day);
    expect(couponExpiry(couponWith({ UseTimeLimit: 0 }))).toBe(now + 10 * day);
  });

  test('a coupon of which it is not told when it was claimed ends with its group', () => {
    const coupon = couponWith({ UseTimeLimit: 7 }, { AssignTime: 0 });
    expect(couponExpiry(coupon)).toBe(now + 10 * day);
    expect(couponState(coupon, now)).toBe('unused');
  });

  test('the state depends on the server time alone and is always one of a claimed coupon', () => {
    const seconds = fc.integer({ min: now - 40 * day, max: now + 40 * day });
    fc.assert(
      fc.property(
        seconds,
        seconds,
        seconds,
        fc.nat({ max: 40 }),
        fc.constantFrom(0 as const, 1 as const),
        (BeginTime, EndTime, at, UseTimeLimit, IsUsed) => {
          expect(['unused', 'used', 'expired', 'notStarted']).toContain(
            couponState(couponWith({ BeginTime, EndTime, UseTimeLimit }, { IsUsed }), at),
          );
          expect(['claimable', 'claimed', 'noneLeft', 'expired', 'notStarted']).toContain(
            groupState(groupWith({ BeginTime, EndTime, IsAssigned: IsUsed === 1, RemainNum: UseTimeLimit }), at),
          );
        },
      ),
    );
  });

  test('recharge coupons stay out of the card list', () => {
    expect([0, 1, 2].map((Type) => isListed(groupWith({ Type: Type as CouponGroup['Type'] })))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('a coupon on an order', () => {
  test.each([
    [{ Type: 2, Amount: 10 }, 1000],
    [{ Type: 2, Amount: 1000, MoneyLimit: 0 }, 31_415],
    [{ Type: 1, Discount: 0.95, MoneyLimit: 0 }, 1571],
    [{ Type: 1, Discount: 0.9 }, 3141],
    [{ TargetGoods: 'RTX 4090', TargetImage: 'pytorch-2.5', TargetUseMode: 1, TargetUserVerifyType: 2 }, 1000],
    [{ MoneyLimit: 314.15 }, 1000],
  ] as const)('%o takes off %i fen', (group, deduction) => {
    expect(judgeCoupon(couponWith(group), order, now)).toEqual({ usable: true, deduction });
  });

  test.each([
    ['goods', { TargetGoods: 'H20' }],
    ['image', { TargetImage: 'vllm' }],
    ['student', { TargetUserVerifyType: 1 }],
    ['moneyLimit', { MoneyLimit: 314.16 }],
    ['recharge', { Type: 0 }],
    ['expired', { EndTime: now - 1, TargetGoods: 'H20' }],
    ['notStarted', { BeginTime: now + 1 }],
  ] as const)('is refused for %s: %o', (reason, group) => {
    expect(judgeCoupon(couponWith(group), order, now)).toEqual({ usable: false, reason });
  });

  test('is refused once used, outside a prepaid rental, and to others than enterprises', () => {
    expect(judgeCoupon(couponWith({}, { IsUsed: 1 }), order, now)).toEqual({ usable: false, reason: 'used' });
    expect(judgeCoupon(couponWith({ TargetUseMode: 1 }), { ...order, planRental: false }, now)).toEqual({
      usable: false,
      reason: 'useMode',
    });
    expect(judgeCoupon(couponWith({ TargetUserVerifyType: 2 }), { ...order, isEnterprise: false }, now)).toEqual({
      usable: false,
      reason: 'enterprise',
    });
  });

  test('never takes off more than the order, nor less than nothing', () => {
    const anyGroup = fc.record({
      Type: fc.constantFrom(1 as const, 2 as const),
      Amount: fc.nat({ max: 5000 }),
      Discount: fc.nat({ max: 10_000 }).map((points) => points / 10_000),
      MoneyLimit: fc.constant(0),
    });
    fc.assert(
      fc.property(anyGroup, fc.nat({ max: 100_000_000 }), (group, amount) => {
        const verdict = judgeCoupon(couponWith(group), { ...order, amount: fen(amount) }, now);
        if (!verdict.usable) throw new Error('a coupon without conditions was refused');
        expect(verdict.deduction).toBeGreaterThanOrEqual(0);
        expect(verdict.deduction).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('the best coupon', () => {
  test('takes most off, unusable ones aside', () => {
    const coupons = [
      couponWith({ Amount: 10 }, { CouponId: 1 }),
      couponWith({ Amount: 500, MoneyLimit: 1000 }, { CouponId: 2 }),
      couponWith({ Type: 1, Discount: 0.95 }, { CouponId: 3 }),
    ];
    expect(pickBest(coupons, order, now)?.CouponId).toBe(3);
  });

  test('of equals is the one that ends first, then the older one', () => {
    const coupons = [
      couponWith({}, { CouponId: 3 }),
      couponWith({ EndTime: now + day }, { CouponId: 2 }),
      couponWith({ EndTime: now + day }, { CouponId: 1 }),
    ];
    expect(pickBest(coupons, order, now)?.CouponId).toBe(1);
  });

  test('is none when none is usable', () => {
    expect(pickBest([couponWith({ Type: 0 }), couponWith({}, { IsUsed: 1 })], order, now)).toBeNull();
    expect(pickBest([], order, now)).toBeNull();
  });
});

test.each([
  ['2026-11-22T23:59:00+08:00', { tone: 'soon', left: 2 }],
  ['2026-11-23T14:05:00+08:00', { tone: 'soon', left: 3 }],
  ['2026-11-21T14:05:00+08:00', { tone: 'soon', left: 1 }],
  ['2026-11-21T08:00:00+08:00', { tone: 'urgent', left: 18 }],
  ['2026-11-20T14:05:00+08:00', { tone: 'urgent', left: 1 }],
  ['2026-11-23T14:05:01+08:00', null],
  ['2026-11-20T14:04:59+08:00', null],
])('a coupon that ends %s has %o left', (end, urgency) => {
  expect(couponUrgency(Date.parse(end) / 1000, now)).toEqual(urgency);
});
