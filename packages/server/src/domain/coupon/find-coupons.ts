import { COUPON_AUDIENCE } from '@compute-market/contract/enumerations';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { couponGroup, userCoupon } from '../../db/schema/coupon';
import { verification } from '../../db/schema/verification';
import { Refusal } from '../../http/refusal';
import type { HeldCoupon } from './coupon-wire';

/** Coupons of a customer with their groups, the newest claim first. */
export function heldCoupons(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({ held: getTableColumns(userCoupon), group: getTableColumns(couponGroup) })
    .from(userCoupon)
    .innerJoin(couponGroup, eq(couponGroup.id, userCoupon.groupId))
    .where(condition)
    .orderBy(desc(userCoupon.assignedAt), desc(userCoupon.id));
}

/** A coupon of this customer; someone else's is as missing as one that never was (trust T3). */
export async function findOwnCoupon(tx: Tx, userId: number, couponId: number): Promise<HeldCoupon> {
  const [found] = await heldCoupons(tx, and(eq(userCoupon.id, couponId), eq(userCoupon.userId, userId)));
  if (found === undefined) throw new Refusal('NOT_FOUND', { reason: '优惠券不存在，请在我的卡包中查看' });
  return found;
}

const verified = 1;
const enterprise = 1;

interface Audiences {
  readonly isStudent: boolean;
  readonly isEnterprise: boolean;
}

/** The audience that a group is for and the customer does not belong to; null when it may be claimed. */
export function lackedAudience(
  { targetUserVerifyType }: Pick<typeof couponGroup.$inferSelect, 'targetUserVerifyType'>,
  { isStudent, isEnterprise }: Audiences,
): 'student' | 'enterprise' | null {
  if (targetUserVerifyType === COUPON_AUDIENCE.student && !isStudent) return 'student';
  return targetUserVerifyType === COUPON_AUDIENCE.enterprise && !isEnterprise ? 'enterprise' : null;
}

/** Which audiences a customer belongs to, by finished verifications. */
export async function audiencesOf(tx: Tx, userId: number): Promise<Audiences> {
  const records = await tx
    .select()
    .from(verification)
    .where(and(eq(verification.userId, userId), eq(verification.status, verified)));
  return {
    isStudent: records.some((record) => record.certificateType === 'student'),
    isEnterprise: records.some((record) => record.verifyType === enterprise),
  };
}
