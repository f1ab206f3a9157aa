import { getVisibleCouponGroups } from '@compute-market/contract/calls/coupon';
import { and, asc, eq, gte } from 'drizzle-orm';
import { couponGroup, userCoupon } from '../../db/schema/coupon';
import { implement } from '../../http/handler';
import { wireGroup } from './coupon-wire';
import { audiencesOf, lackedAudience } from './find-coupons';

/** The coupon centre. A visitor sees the same groups, none of them claimed. */
export const visibleGroups = implement(getVisibleCouponGroups, async (_input, context) =>
  context.transaction(async (tx) => {
    const groups = await tx
      .select()
      .from(couponGroup)
      .where(and(eq(couponGroup.visible, true), gte(couponGroup.endAt, context.services.clock.now())))
      .orderBy(asc(couponGroup.id));
    if (context.actor === null) return groups.map((group) => wireGroup(group, false));
    const held = await tx
      .select({ groupId: userCoupon.groupId })
      .from(userCoupon)
      .where(eq(userCoupon.userId, context.actor.userId));
    const claimed = new Set(held.map(({ groupId }) => groupId));
    const audiences = await audiencesOf(tx, context.actor.userId);
    return groups.map((group) => ({
      ...wireGroup(group, claimed.has(group.id)),
      Eligible: lackedAudience(group, audiences) === null,
    }));
  }),
);
