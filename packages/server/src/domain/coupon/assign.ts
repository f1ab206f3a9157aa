import { assignCoupon } from '@compute-market/contract/calls/coupon';
import { COUPON_AUDIENCE, COUPON_AUDIENCE_LABELS } from '@compute-market/contract/enumerations';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { couponGroup, userCoupon } from '../../db/schema/coupon';
import { implementOwn } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireCoupon } from './coupon-wire';
import { audiencesOf, lackedAudience } from './find-coupons';

type GroupRow = typeof couponGroup.$inferSelect;

async function findOpenGroup(tx: Tx, groupId: number, now: Date): Promise<GroupRow> {
  const [group] = await tx
    .select()
    .from(couponGroup)
    .where(and(eq(couponGroup.id, groupId), eq(couponGroup.visible, true)));
  if (group === undefined) throw new Refusal('NOT_FOUND', { reason: '优惠券不存在，看看其他优惠' });
  if (now < group.beginAt) throw new Refusal('COUPON_NOT_STARTED');
  if (now > group.endAt) throw new Refusal('COUPON_EXPIRED');
  return group;
}

const verificationNames = { student: '学生认证', enterprise: '企业认证' } as const;

async function refuseWrongAudience(tx: Tx, group: GroupRow, userId: number): Promise<void> {
  const lacked = lackedAudience(group, await audiencesOf(tx, userId));
  if (lacked === null) return;
  throw new Refusal('COUPON_NEEDS_VERIFICATION', {
    reason: `该优惠券仅限${COUPON_AUDIENCE_LABELS[COUPON_AUDIENCE[lacked]]}领取，请先完成${verificationNames[lacked]}`,
  });
}

/** Takes one of what is left. The guard and the count are one statement, so that the last coupon has one taker. */
async function takeOne(tx: Tx, groupId: number): Promise<GroupRow> {
  const [group] = await tx
    .update(couponGroup)
    .set({ remainNum: sql`${couponGroup.remainNum} - 1` })
    .where(and(eq(couponGroup.id, groupId), gt(couponGroup.remainNum, 0)))
    .returning();
  if (group === undefined) throw new Refusal('COUPON_NONE_LEFT');
  return group;
}

/** Claims a coupon: one a person, while there are any. */
export const assign = implementOwn(assignCoupon, async (tx, input, { actor: { userId }, services }) => {
  const now = services.clock.now();
  await refuseWrongAudience(tx, await findOpenGroup(tx, input.group_id, now), userId);
  const [held] = await tx
    .insert(userCoupon)
    .values({ groupId: input.group_id, userId, assignedAt: now })
    .onConflictDoNothing()
    .returning();
  if (held === undefined) throw new Refusal('COUPON_ALREADY_ASSIGNED');
  return wireCoupon({ held, group: await takeOne(tx, input.group_id) });
});
