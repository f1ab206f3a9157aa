import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { couponExpiry } from '@compute-market/contract/rules/coupon';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, asc, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { couponGroup, userCoupon } from '../../db/schema/coupon';
import { defineJob } from '../../jobs/job';
import { remind } from '../reminder/remind';
import { isUntold } from '../reminder/untold';
import { wireCoupon, type HeldCoupon } from './coupon-wire';

/** Days before its end at which a coupon's owner is told: those in which its card counts them. */
const days = 3;
/** Coupons told in one run; the next comes at once when there are more. */
const batch = 200;

/** When a claimed coupon ends: `couponExpiry` of the contract as a query. */
const endsAt = sql`case when ${couponGroup.useTimeLimit} > 0 then least(${couponGroup.endAt}, ${userCoupon.assignedAt} + make_interval(days => ${couponGroup.useTimeLimit})) else ${couponGroup.endAt} end`;
const keyOf = (id: number): string => `coupon-ends:${id}`;
const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Unused coupons in their last days that nobody was told of. Who claimed one that late knows how long it lasts. */
const endingCoupons = (tx: Tx, now: Date): Promise<HeldCoupon[]> =>
  tx
    .select({ held: userCoupon, group: couponGroup })
    .from(userCoupon)
    .innerJoin(couponGroup, sql`${couponGroup.id} = ${userCoupon.groupId}`)
    // Who closed the account is told nothing, so no reminder would ever stand for it.
    .innerJoin(users, and(eq(users.id, userCoupon.userId), isNull(users.closedAt)))
    .where(
      and(
        isNull(userCoupon.usedAt),
        lte(couponGroup.beginAt, now),
        sql`${endsAt} > ${at(now)} and ${endsAt} <= ${at(now)} + make_interval(days => ${days}::int)`,
        sql`${userCoupon.assignedAt} < ${endsAt} - make_interval(days => ${days}::int)`,
        isUntold(sql`'coupon-ends:' || ${userCoupon.id}`),
      ),
    )
    .orderBy(asc(userCoupon.id))
    .limit(batch);

/** Tells owners of coupons that are about to end, once each (screens B11). */
export const remindOfCouponEnds = defineJob(
  'coupon.end-reminders',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    const ending = await endingCoupons(tx, now);
    for (const coupon of ending) {
      const { id, userId } = coupon.held;
      const text = `优惠券「${coupon.group.name}」将于 ${formatTime(couponExpiry(wireCoupon(coupon)))} 过期，请尽快使用。`;
      await remind(tx, {
        key: keyOf(id),
        userId,
        subAccountId: null,
        event: NOTICE_EVENT.coupon,
        title: '优惠券即将过期',
        text,
        link: routes.coupon.to(),
        at: now,
      });
    }
    return { again: new Date(now.getTime() + (ending.length === batch ? 0 : hourMs)) };
  },
  { standing: true },
);
