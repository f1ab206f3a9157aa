import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { COUPON_TYPE, type CouponType } from '@compute-market/contract/enumerations';
import { couponExpiry, couponState } from '@compute-market/contract/rules/coupon';

export const couponTabs = ['unused', 'used', 'expired', 'centre'] as const;
export type CouponTab = (typeof couponTabs)[number];
export type HeldTab = Exclude<CouponTab, 'centre'>;
export const couponKinds = ['all', 'reduction', 'discount', 'recharge'] as const;
export type CouponKind = (typeof couponKinds)[number];
export const couponSorts = ['expiry', 'claimed'] as const;
export type CouponSort = (typeof couponSorts)[number];

/** What the wallet shows. It lives in the address. */
export interface CouponQuery {
  readonly tab: CouponTab;
  readonly kind: CouponKind;
  readonly sort: CouponSort;
}

const plain: CouponQuery = { tab: 'unused', kind: 'all', sort: 'expiry' };
const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** Reads an address; what it says wrongly counts as not said. */
export const readCouponQuery = (search: URLSearchParams): CouponQuery => ({
  tab: oneOf(couponTabs, search.get('tab'), plain.tab),
  kind: oneOf(couponKinds, search.get('kind'), plain.kind),
  sort: oneOf(couponSorts, search.get('sort'), plain.sort),
});

/** The address's parameters: only what differs from the plain wallet. */
export const couponParameters = (query: CouponQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => plain[name as keyof CouponQuery] !== value));

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
  sort: CouponSort = plain.sort,
): readonly Coupon[] =>
  coupons.filter((coupon) => tabOf(coupon, now) === tab).sort(tab === 'unused' ? orders[sort] : latestFirst);
