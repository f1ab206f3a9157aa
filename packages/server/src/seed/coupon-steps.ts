import { beijingOffsetMs, dayMs } from '@compute-market/contract/rules/time-units';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { couponGroup, userCoupon } from '../db/schema/coupon';
import { redeemCoupon } from '../domain/coupon/redeem';
import { actorOf } from './accounts';
import { couponGroups } from './data/coupon-groups';
import type { ClaimSeed } from './data/seed-types';
import type { Step } from './world';

/** The last second of the day in Beijing, some days from now. */
function endOfDay(now: Date, days: number): Date {
  const day = Math.floor((now.getTime() + beijingOffsetMs) / dayMs) + days;
  return new Date((day + 1) * dayMs - beijingOffsetMs - 1000);
}

export function groupNameOf(key: string): string {
  const group = couponGroups[key];
  if (group === undefined) throw new Error(`there is no demo coupon group ${key}`);
  return group.name;
}

export async function writeCouponGroups(tx: Tx, now: Date): Promise<void> {
  await tx.insert(couponGroup).values(
    Object.values(couponGroups).map(({ beginDays, endDays, ...group }) => ({
      ...group,
      beginAt: new Date(endOfDay(now, beginDays - 1).getTime() + 1000),
      endAt: endOfDay(now, endDays),
    })),
  );
}

async function claim(tx: Tx, userId: number, key: string, assignedAt: Date): Promise<void> {
  const [group] = await tx
    .select({ id: couponGroup.id })
    .from(couponGroup)
    .where(eq(couponGroup.name, groupNameOf(key)));
  if (group === undefined) throw new Error(`the demo coupon group ${key} was not written`);
  await tx.insert(userCoupon).values({ groupId: group.id, userId, assignedAt });
}

/** The coupon that a demo account claimed from a group. */
export async function claimedCouponId(tx: Tx, userId: number, key: string): Promise<number> {
  const [held] = await tx
    .select({ id: userCoupon.id })
    .from(userCoupon)
    .innerJoin(couponGroup, eq(couponGroup.id, userCoupon.groupId))
    .where(and(eq(userCoupon.userId, userId), eq(couponGroup.name, groupNameOf(key))));
  if (held === undefined) throw new Error(`the demo coupon ${key} was not claimed`);
  return held.id;
}

export function couponSteps(phone: string, claims: readonly ClaimSeed[]): Step[] {
  return claims.flatMap(({ hoursAgo, group, redeemedHoursAgo }) => {
    const claimed: Step = {
      hoursAgo,
      run: (world) =>
        world.transaction(async (tx) =>
          claim(tx, (await actorOf(tx, phone)).userId, group, world.services.clock.now()),
        ),
    };
    if (redeemedHoursAgo === undefined) return [claimed];
    const redeemed: Step = {
      hoursAgo: redeemedHoursAgo,
      run: (world) =>
        world.transaction(async (tx) => {
          const { userId } = await actorOf(tx, phone);
          return redeemCoupon(tx, {
            userId,
            couponId: await claimedCouponId(tx, userId, group),
            now: world.services.clock.now(),
          });
        }),
    };
    return [claimed, redeemed];
  });
}
