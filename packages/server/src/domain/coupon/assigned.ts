import { getAssignedCoupons } from '@compute-market/contract/calls/coupon';
import { ASSIGNED_COUPON_FILTER } from '@compute-market/contract/enumerations';
import type { AssignedCouponFilter } from '@compute-market/contract/enumerations';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { userCoupon } from '../../db/schema/coupon';
import { implementOwn } from '../../http/handler';
import { wireCoupon } from './coupon-wire';
import { heldCoupons } from './find-coupons';

function usedCondition(status: AssignedCouponFilter) {
  if (status === ASSIGNED_COUPON_FILTER.all) return undefined;
  return status === ASSIGNED_COUPON_FILTER.used ? isNotNull(userCoupon.usedAt) : isNull(userCoupon.usedAt);
}

/** The customer's coupons. Expired ones are among the unused; whether one is over follows from `ExpireTime`. */
export const assigned = implementOwn(getAssignedCoupons, async (tx, input, { actor: { userId } }) => {
  const condition = and(eq(userCoupon.userId, userId), usedCondition(input.status));
  const found = await heldCoupons(tx, condition)
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size);
  return {
    data: found.map(wireCoupon),
    total: await tx.$count(userCoupon, condition),
    page: input.page,
    page_size: input.page_size,
  };
});
