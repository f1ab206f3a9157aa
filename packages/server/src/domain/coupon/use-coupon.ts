import { judgeCoupon } from '@compute-market/contract/rules/coupon';
import type { CouponRefusal, CouponVerdict } from '@compute-market/contract/rules/coupon';
import { fen } from '@compute-market/contract/rules/money';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { userCoupon } from '../../db/schema/coupon';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { wireCoupon } from './coupon-wire';
import type { HeldCoupon } from './coupon-wire';
import { audiencesOf, findOwnCoupon } from './find-coupons';
import { couponRefusalText } from './refusal-text';

/** An order that wants to take a coupon. */
export interface CouponUse {
  readonly userId: number;
  readonly couponId: number;
  /** The price after period and member discounts, fen. */
  readonly amountFen: bigint;
  readonly gpuType: string;
  readonly image: string;
  /** A prepaid rental, as against an upgrade or a postpaid item. */
  readonly planRental: boolean;
  readonly now: Date;
}

function refusalOf(reason: CouponRefusal, coupon: HeldCoupon): Refusal {
  if (reason === 'used') return new Refusal('COUPON_USED');
  if (reason === 'expired') return new Refusal('COUPON_EXPIRED');
  const text = couponRefusalText(reason, wireCoupon(coupon).CouponGroup);
  return new Refusal('COUPON_NOT_APPLICABLE', { reason: `优惠券不适用于该订单（${text}），请选择其他优惠券` });
}

/** What one coupon of the customer would do for an order. */
async function judgeHeldCoupon(tx: Tx, coupon: HeldCoupon, use: Omit<CouponUse, 'couponId'>): Promise<CouponVerdict> {
  const { amountFen, gpuType, image, planRental, now, userId } = use;
  const order = { amount: fen(Number(amountFen)), gpuType, image, planRental, ...(await audiencesOf(tx, userId)) };
  return judgeCoupon(wireCoupon(coupon), order, wireTime(now));
}

/** What the coupon takes off, in fen, without using it: for a quote. Refuses with the reason when it does not fit. */
export async function quoteCoupon(tx: Tx, use: CouponUse): Promise<bigint> {
  const coupon = await findOwnCoupon(tx, use.userId, use.couponId);
  const verdict = await judgeHeldCoupon(tx, coupon, use);
  if (!verdict.usable) throw refusalOf(verdict.reason, coupon);
  return BigInt(verdict.deduction);
}

/**
 * Marks a coupon used, in the transaction that pays the order. Guard and mark are one statement: of parallel users one wins, the others are
 * refused with COUPON_USED. `usedFor` names the order for whoever asks later: an instance name, `balance`.
 */
export async function markUsed(
  tx: Tx,
  { userId, couponId, now, usedFor }: Pick<CouponUse, 'userId' | 'couponId' | 'now'> & { readonly usedFor: string },
): Promise<void> {
  const used = await tx
    .update(userCoupon)
    .set({ usedAt: now, usedFor })
    .where(and(eq(userCoupon.id, couponId), eq(userCoupon.userId, userId), isNull(userCoupon.usedAt)))
    .returning({ id: userCoupon.id });
  if (used.length === 0) throw new Refusal('COUPON_USED');
}
