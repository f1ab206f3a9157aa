import type { Price } from '@compute-market/contract/entities/price';
import { BILLING } from '@compute-market/contract/enumerations';
import { fen, type Unit } from '@compute-market/contract/rules/money';
import { quoteRental, quotesTogether, withCoupon, type Quote } from '@compute-market/contract/rules/price';
import { dueTime, hoursOf, rentalUnits } from '@compute-market/contract/rules/rental';
import type { Tx } from '../../db/database';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { dateFromWire, wireTime } from '../../platform/wire';
import { quoteCoupon, type CouponUse } from '../coupon/use-coupon';
import { promisedWherever } from './host-promises';
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
  const promised = await promisedWherever(tx, order);
  requireOffered(order, promised);
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
        paysTime: true,
        dueAfter: dueAt,
        now,
      }),
      EarlyRelease: promised.earlyRelease,
      PayAsYouGo: promised.payAsYouGo,
    },
    dueAt,
    hourPrice: discountedHourPrice(parts, [periodDiscount, vipDiscount]),
  };
}

/** Refuses an order by usage that could not be placed so, or that asks for what belongs to prepaid ones (decisions 144). */
function requireOffered(
  { billing, period, couponId }: RentalOrder,
  { payAsYouGo }: Awaited<ReturnType<typeof promisedWherever>>,
): void {
  if (billing !== BILLING.usage) return;
  if (!payAsYouGo)
    throw new Refusal('NOT_AVAILABLE', { reason: '所选机器不支持按量计费，请改选包时，或更换显卡、机房' });
  if (hoursOf(period) !== 1)
    throw new Refusal('INVALID_REQUEST', {
      reason: '按量计费每次预付 1 小时，请将租期设为 1 小时',
      data: { field: 'pack_time' },
    });
  if (couponId !== null)
    throw new Refusal('COUPON_NOT_APPLICABLE', { reason: '按量计费不能使用优惠券，请取消优惠券，或改选包时' });
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
