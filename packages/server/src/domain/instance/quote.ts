import type { Price } from '@compute-market/contract/entities/price';
import { fen, type Unit } from '@compute-market/contract/rules/money';
import { quoteRental, quotesTogether, withCoupon, type Quote } from '@compute-market/contract/rules/price';
import { dueTime, rentalUnits } from '@compute-market/contract/rules/rental';
import type { Tx } from '../../db/database';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { dateFromWire, wireTime } from '../../platform/wire';
import { quoteCoupon, type CouponUse } from '../coupon/use-coupon';
import { offersEarlyRelease } from './early-release-offer';
import type { RentalOrder } from './order';
import { readPayer } from './payer';
import { priceWire } from './price-wire';
import { discountedHourPrice, rentalParts } from './rental-parts';

/** A priced order: the amounts for the books and the same as they travel. */
export interface PricedOrder {
  /** Of each machine by itself. */
  readonly quotes: readonly Quote[];
  /** Of all of them. */
  readonly quote: Quote;
  readonly price: Price;
  readonly dueAt: Date;
  /** One hour of one machine after both discounts, before a coupon. */
  readonly hourPrice: Unit;
}

/** Prices a rental for who asks: period, member level, coupon (on the first machine only, decisions 52), and who would pay. The only place where a rental's price is made. */
export async function priceRental(tx: Tx, actor: Actor | null, order: RentalOrder, now: Date): Promise<PricedOrder> {
  const { payer, vipDiscount } = await readPayer(tx, actor, now);
  const parts = rentalParts(order, order.tariff);
  const bare = quoteRental({ parts, period: order.period, vipDiscount });
  const use = couponUse(actor, order, bare, now);
  const first = use === null ? bare : withCoupon(bare, fen(Number(await quoteCoupon(tx, use))));
  const others = Array.from({ length: order.quantity - 1 }, () => bare);
  const quote = quotesTogether(first, others);
  const dueAt = dateFromWire(dueTime(wireTime(now), order.period));
  const periodDiscount = rentalUnits[order.period.unit].discount;
  return {
    quotes: [first, ...others],
    quote,
    price: {
      ...priceWire(quote, {
        quantity: order.quantity,
        periodDiscount,
        vipDiscount,
        couponId: order.couponId,
        payer,
        vouchersFirst: order.vouchersFirst,
        dueAfter: dueAt,
        now,
      }),
      EarlyRelease: await offersEarlyRelease(tx, order),
    },
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
