import type { Price } from '@compute-market/contract/entities/price';
import { fen, type Unit } from '@compute-market/contract/rules/money';
import { quoteRental, withCoupon, type Quote } from '@compute-market/contract/rules/price';
import { dueTime, rentalUnits } from '@compute-market/contract/rules/rental';
import type { Tx } from '../../db/database';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { dateFromWire, wireTime } from '../../platform/wire';
import { quoteCoupon, type CouponUse } from '../coupon/use-coupon';
import type { RentalOrder } from './order';
import { readPayer } from './payer';
import { priceWire } from './price-wire';
import { discountedHourPrice, rentalParts } from './rental-parts';

/** A priced order: the amounts for the books and the same as they travel. */
export interface PricedOrder {
  readonly quote: Quote;
  readonly price: Price;
  readonly dueAt: Date;
  /** One hour of it after both discounts, before a coupon. */
  readonly hourPrice: Unit;
}

/** Prices a rental for who asks: period, member level, coupon, and who would pay. The only place where a rental's price is made. */
export async function quoteOrder(tx: Tx, actor: Actor | null, order: RentalOrder, now: Date): Promise<PricedOrder> {
  const { payer, vipDiscount } = await readPayer(tx, actor);
  const parts = rentalParts(order, order.tariff);
  const bare = quoteRental({ parts, period: order.period, vipDiscount });
  const use = couponUse(actor, order, bare, now);
  const quote = use === null ? bare : withCoupon(bare, fen(Number(await quoteCoupon(tx, use))));
  const dueAt = dateFromWire(dueTime(wireTime(now), order.period));
  const periodDiscount = rentalUnits[order.period.unit].discount;
  return {
    quote,
    price: priceWire(quote, { periodDiscount, vipDiscount, couponId: order.couponId, payer, vouchersFirst: order.vouchersFirst, dueAfter: dueAt, now }),
    dueAt,
    hourPrice: discountedHourPrice(parts, [periodDiscount, vipDiscount]),
  };
}

/** The coupon of an order as the coupon domain asks for it; null without one. Coupons are for their owner only (product §6). */
export function couponUse(actor: Actor | null, order: RentalOrder, quote: Quote, now: Date): CouponUse | null {
  if (order.couponId === null) return null;
  if (actor === null || actor.role === 'sub') throw new Refusal('COUPON_NOT_APPLICABLE');
  return {
    userId: actor.userId,
    couponId: order.couponId,
    amountFen: BigInt(quote.payable + quote.coupon),
    gpuType: order.specification.gpuType,
    image: order.image.key,
    planRental: true,
    now,
  };
}
