import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { COUPON_AUDIENCE, COUPON_TYPE, COUPON_USE_MODE } from '@compute-market/contract/enumerations';
import { couponExpiry } from '@compute-market/contract/rules/coupon';
import type { couponGroup, userCoupon } from '../../db/schema/coupon';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';

type GroupRow = typeof couponGroup.$inferSelect;
/** A claimed coupon with its group, as the queries of this folder read it. */
export interface HeldCoupon {
  readonly held: typeof userCoupon.$inferSelect;
  readonly group: GroupRow;
}

/** The member of a closed list that a column holds; columns are written from the same lists. */
function member<Value extends number>(list: Readonly<Record<string, Value>>, value: number): Value {
  const found = Object.values(list).find((known) => known === value);
  if (found === undefined) throw new Error(`the column holds ${value}, which its list does not know`);
  return found;
}

export function wireGroup(group: GroupRow, isAssigned: boolean): CouponGroup {
  return {
    GroupId: group.id,
    Name: group.name,
    Type: member(COUPON_TYPE, group.type),
    Amount: wireYuan(group.amountFen),
    Discount: group.discountBp / 10_000,
    MoneyLimit: wireYuan(group.moneyLimitFen),
    UseTimeLimit: group.useTimeLimit,
    TargetGoods: group.targetGoods,
    TargetImage: group.targetImage,
    TargetUseMode: member(COUPON_USE_MODE, group.targetUseMode),
    TargetUserVerifyType: member(COUPON_AUDIENCE, group.targetUserVerifyType),
    BeginTime: wireTime(group.beginAt),
    EndTime: wireTime(group.endAt),
    RemainNum: group.remainNum,
    IsAssigned: isAssigned,
  };
}

export function wireCoupon({ held, group }: HeldCoupon): Coupon {
  const CouponGroup = wireGroup(group, true);
  const AssignTime = wireTime(held.assignedAt);
  return {
    CouponId: held.id,
    CouponGroup,
    IsUsed: held.usedAt === null ? 0 : 1,
    AssignTime,
    UseTime: nullableWireTime(held.usedAt),
    ExpireTime: couponExpiry({ CouponGroup, AssignTime }),
  };
}
