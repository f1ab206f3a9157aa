import type { Price } from '@compute-market/contract/entities/price';
import type { OrderStart } from '@compute-market/contract/rules/order-start';
import type { CouponPicks } from '@compute-market/patterns/purchase';
import { ApiError } from '../api/errors';

/** The coupon an order asks for: the best there is, a chosen one, or none. */
export type CouponWish = 'best' | number | null;

/** How orders of one kind are priced. */
export interface Pricing<Draft> {
  readonly price: (draft: Draft, couponId: number | null, signal: AbortSignal) => Promise<Price>;
  /** Judges the buyer's coupons for an amount in yuan; null where there are none. */
  readonly coupons: ((draft: Draft, amount: number, signal: AbortSignal) => Promise<CouponPicks | null>) | null;
  /** The part of an order that a coupon is for; without it a coupon is for the whole. */
  readonly couponPart?: (draft: Draft) => Draft;
  /** Where an order counts from, as its quote tells; null where it does not. Not given where nothing is had before. */
  readonly startOf?: (draft: Draft, price: Price) => OrderStart | null;
}

/** A price with the coupon in it, and the coupons it was chosen from. */
export interface Quoted {
  readonly price: Price;
  readonly coupons: CouponPicks | null;
  /** Where it counts from. */
  readonly start?: OrderStart | null | undefined;
}

/** The coupon a wish comes to: the one asked for while it fits, else the best. */
export function chosenCoupon(wish: CouponWish, coupons: CouponPicks | null): number | null {
  if (wish === null || coupons === null) return null;
  const fits = coupons.valid.find(({ CouponId }) => CouponId === wish);
  return (fits ?? coupons.best)?.CouponId ?? null;
}

/** Judging coupons is a call of ours: under its address another back end may answer something else, and then there are none (decisions 40). */
function noneOfStrangers(error: unknown): null {
  if (error instanceof ApiError && error.isStrange) return null;
  throw error;
}

/**
 * Prices what a coupon is for without one, judges the coupons by that price, and prices the order with the one to use. A coupon that no
 * longer fits gives way to the best; what costs nothing needs none.
 */
export async function quoteWithCoupon<Draft>(
  draft: Draft,
  wish: CouponWish,
  { price, coupons: judge, couponPart = (whole) => whole, startOf = () => null }: Pricing<Draft>,
  signal: AbortSignal,
): Promise<Quoted> {
  const quoted = (whole: Price, coupons: CouponPicks | null): Quoted => ({
    price: whole,
    coupons,
    start: startOf(draft, whole),
  });
  if (judge === null) return quoted(await price(draft, null, signal), null);
  const part = couponPart(draft);
  const bare = await price(part, null, signal);
  const coupons = bare.PayPrice > 0 ? await judge(draft, bare.PayPrice, signal).catch(noneOfStrangers) : null;
  const couponId = chosenCoupon(wish, coupons);
  return quoted(couponId === null && part === draft ? bare : await price(draft, couponId, signal), coupons);
}
