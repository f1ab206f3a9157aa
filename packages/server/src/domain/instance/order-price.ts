import type { Price } from '@compute-market/contract/entities/price';
import { fen, fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { askToAdd, askToRenew } from '@compute-market/contract/rules/order-start';
import { withCoupon, type Quote } from '@compute-market/contract/rules/price';
import type { Tx } from '../../db/database';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { quoteCoupon } from '../coupon/use-coupon';
import type { InstanceRow } from './state';

interface CouponOrder {
  /** Null without one. */
  readonly couponId: number | null;
  /** Whether a period is paid, which some coupons ask for. */
  readonly planRental: boolean;
  readonly now: Date;
}

/** The quote of an order for a rental that exists, after its coupon. Coupons are for their owner only (product §6). */
export async function afterCoupon(
  tx: Tx,
  actor: Actor,
  { gpuType, imageKey }: Pick<InstanceRow, 'gpuType' | 'imageKey'>,
  bare: Quote,
  { couponId, ...order }: CouponOrder,
): Promise<Quote> {
  if (couponId === null) return bare;
  if (actor.role === 'sub') throw new Refusal('COUPON_NOT_APPLICABLE');
  const { userId } = actor;
  const amountFen = BigInt(bare.payable);
  return withCoupon(
    bare,
    fen(Number(await quoteCoupon(tx, { userId, couponId, amountFen, gpuType, image: imageKey, ...order }))),
  );
}

/** Refuses an order whose price is not the one that was seen, in yuan; one whose price falls by the second MAY have become cheaper. */
export function requireSeenPrice(
  seen: number | undefined,
  { quote: { payable }, price }: { readonly quote: Pick<Quote, 'payable'>; readonly price: Price },
  { mayFall = false } = {},
): void {
  if (seen === undefined) return;
  const expected = fenFromYuan(seen);
  if (mayFall ? payable <= expected : payable === expected) return;
  throw new Refusal('PRICE_CHANGED', { reason: `价格已变为 ${formatMoney(payable)}，请确认后再支付`, data: price });
}

/**
 * Refuses a renewal that would not end when the customer saw it end: what is renewed, due at `dueAt` by now, has been moved since, most
 * likely by a renewal in another tab, and this one would be paid beside it (decisions 241).
 */
export function requireSeenEnd(
  seen: number | undefined,
  { price, dueAt }: { readonly price: Price; readonly dueAt: Date },
): void {
  if (seen === undefined || seen === price.DueTimeAfter) return;
  throw new Refusal('CONFLICT', { reason: askToRenew(wireTime(dueAt)), data: price });
}

/**
 * Refuses more of a part that would not come to the size which the customer saw it come to: it has been changed since, most likely by the
 * same order in another tab, and this one would be paid beside it (decisions 186). `told`: what it is by now, as a sentence begins.
 */
export function requireSeenSize(
  seen: number | undefined,
  { price, told }: { readonly price: Price; readonly told: string },
): void {
  if (seen === undefined || seen === price.SizeAfter) return;
  throw new Refusal('CONFLICT', { reason: askToAdd(told), data: price });
}
