import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { userCoupon } from '../../db/schema/coupon';

/** Gives the coupons of an order back when it was refunded whole, or the one with this number among them. Time runs on: one that has expired meanwhile stays expired. */
export async function returnCoupon(
  tx: Tx,
  { userId, usedFor, couponId }: { readonly userId: number; readonly usedFor: string; readonly couponId?: number },
): Promise<void> {
  await tx
    .update(userCoupon)
    .set({ usedAt: null, usedFor: null })
    .where(
      and(
        eq(userCoupon.userId, userId),
        eq(userCoupon.usedFor, usedFor),
        couponId === undefined ? undefined : eq(userCoupon.id, couponId),
      ),
    );
}
