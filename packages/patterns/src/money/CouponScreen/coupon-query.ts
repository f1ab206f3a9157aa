import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { COUPON_TYPE, type CouponType } from '@compute-market/contract/enumerations';
import { couponExpiry, couponState } from '@compute-market/contract/rules/coupon';
import { defineListQuery, option, tab, type QueryOf } from '../../list-query';

export const couponTabs = ['unused', 'used', 'expired', 'centre'] as const;
export type CouponTab = (typeof couponTabs)[number];
export type HeldTab = Exclude<CouponTab, 'centre'>;
export const couponKinds = ['all', 'reduction', 'discount', 'recharge'] as const;
export type CouponKind = (typeof couponKinds)[number];
export const couponSorts = ['expiry', 'claimed'] as const;
export type CouponSort = (typeof couponSorts)[number];

/** What the wallet shows. */
export const couponQuery = defineListQuery({
  tab: tab(couponTabs),
  kind: option(couponKinds, 'all'),
  sort: option(couponSorts, 'expiry', { part: 'view' }),
});
export type CouponQuery = QueryOf<typeof couponQuery>;

const types: Readonly<Record<Exclude<CouponKind, 'all'>, CouponType>> = {
  reduction: COUPON_TYPE.reduction,
  discount: COUPON_TYPE.discount,
  recharge: COUPON_TYPE.recharge,
};

/** Whether the filter lets the coupon through. */
export const isOfKind = ({ Type }: Pick<CouponGroup, 'Type'>, kind: CouponKind): boolean =>
  kind === 'all' || types[kind] === Type;

function tabOf(coupon: Coupon, now: number): HeldTab {
  const state = couponState(coupon, now);
  return state === 'used' || state === 'expired' ? state : 'unused';
}

type Order = (a: Coupon, b: Coupon) => number;
const orders: Readonly<Record<CouponSort, Order>> = {
  expiry: (a, b) => couponExpiry(a) - couponExpiry(b),
  claimed: (a, b) => b.AssignTime - a.AssignTime,
};
const latestFirst: Order = (a, b) => (b.UseTime ?? couponExpiry(b)) - (a.UseTime ?? couponExpiry(a));

/** The coupons of a tab: unused ones as chosen, the others newest first. */
export const heldIn = (
  coupons: readonly Coupon[],
  tab: HeldTab,
  now: number,
  sort: CouponSort = couponQuery.blank.sort,
): readonly Coupon[] =>
  coupons.filter((coupon) => tabOf(coupon, now) === tab).sort(tab === 'unused' ? orders[sort] : latestFirst);
