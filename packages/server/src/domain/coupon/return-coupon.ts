import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { userCoupon } from '../../db/schema/coupon';

/** Gives a coupon back when the order it paid for was refunded whole. Its time runs on: one that has expired meanwhile stays expired. */
export async function returnCoupon(
  tx: Tx,
  { userId, usedFor }: { readonly userId: number; readonly usedFor: string },
): Promise<void> {
  await tx
    .update(userCoupon)
    .set({ usedAt: null, usedFor: null })
    .where(and(eq(userCoupon.userId, userId), eq(userCoupon.usedFor, usedFor)));
}
