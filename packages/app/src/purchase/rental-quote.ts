import type { Price } from '@compute-market/contract/entities/price';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import type { CouponPicks } from '@compute-market/patterns/instance/CreateInstanceScreen';

/** The coupon an order asks for: the best there is, a chosen one, or none. */
export type CouponWish = 'best' | number | null;

/** The fields of a quote and of a purchase. */
export function rentalOrder(form: CreateInstanceForm) {
  const {
    quantity,
    gpu_type,
    gpu_num,
    image_name,
    spec_name,
    district,
    unit,
    pack_time,
    add_disk_size,
    bandwidth,
    due_mode,
    pay_type_first,
  } = form;
  return {
    quantity,
    gpu_type,
    gpu_num,
    image_name,
    spec_name,
    district,
    unit,
    pack_time,
    add_disk_size,
    bandwidth,
    due_mode,
    pay_type_first,
  };
}
export type RentalOrder = ReturnType<typeof rentalOrder>;

export interface RentalQuote {
  readonly price: Price;
  readonly coupons: CouponPicks | null;
}

/** What a quote asks the server. */
export interface QuotePorts {
  readonly price: (order: RentalOrder, couponId: number | null, signal: AbortSignal) => Promise<Price>;
  /** Judges the buyer's coupons for an amount in yuan; null for those who have none. */
  readonly coupons: ((order: RentalOrder, amount: number, signal: AbortSignal) => Promise<CouponPicks | null>) | null;
}

/** The coupon a wish comes to: the one asked for while it fits, else the best. */
export function chosenCoupon(wish: CouponWish, coupons: CouponPicks | null): number | null {
  if (wish === null || coupons === null) return null;
  const fits = coupons.valid.find(({ CouponId }) => CouponId === wish);
  return (fits ?? coupons.best)?.CouponId ?? null;
}

/**
 * Prices one machine without a coupon, judges the coupons by that price (a coupon is for the first machine only), and prices the order with the
 * one to use. A coupon that no longer fits gives way to the best.
 */
export async function quoteRental(
  order: RentalOrder,
  wish: CouponWish,
  ports: QuotePorts,
  signal: AbortSignal,
): Promise<RentalQuote> {
  if (ports.coupons === null) return { price: await ports.price(order, null, signal), coupons: null };
  const one = await ports.price({ ...order, quantity: 1 }, null, signal);
  const coupons = await ports.coupons(order, one.PayPrice, signal);
  const couponId = chosenCoupon(wish, coupons);
  return {
    price: couponId === null && order.quantity === 1 ? one : await ports.price(order, couponId, signal),
    coupons,
  };
}
