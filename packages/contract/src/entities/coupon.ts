import * as z from 'zod/mini';
import { COUPON_AUDIENCE, COUPON_TYPE, COUPON_USE_MODE } from '../enumerations';
import { discount, nonNegativeMoney } from './money';
import { nullableTimestamp, timestamp } from './time';

/** What a coupon is worth and to whom (product §3). Empty targets mean everything. */
export const couponGroup = z.object({
  GroupId: z.int(),
  Name: z.string(),
  Type: z.enum(COUPON_TYPE),
  /** Yuan; 0 for a discount coupon. */
  Amount: nonNegativeMoney,
  /** A fraction shown times ten as 折; 1 when it is not a discount coupon. */
  Discount: discount,
  /** Least order in yuan. */
  MoneyLimit: nonNegativeMoney,
  /** Days after claiming; 0 is unlimited. */
  UseTimeLimit: z.int().check(z.nonnegative()),
  TargetGoods: z.string(),
  TargetImage: z.string(),
  TargetUseMode: z.enum(COUPON_USE_MODE),
  TargetUserVerifyType: z.enum(COUPON_AUDIENCE),
  BeginTime: timestamp,
  EndTime: timestamp,
  RemainNum: z.int().check(z.nonnegative()),
  IsAssigned: z.boolean(),
  /** Whether the caller is whom it is for. Ours: absent where it is not known, as of a visitor. */
  Eligible: z.optional(z.boolean()),
});
export type CouponGroup = z.infer<typeof couponGroup>;

/** A claimed coupon. `IsUsed` 1 is used (product §3). */
export const coupon = z.object({
  CouponId: z.int(),
  CouponGroup: couponGroup,
  IsUsed: z.union([z.literal(0), z.literal(1)]),
  AssignTime: timestamp,
  UseTime: nullableTimestamp,
  ExpireTime: timestamp,
});
export type Coupon = z.infer<typeof coupon>;

/** A coupon that fits an order, with what it takes off, yuan. */
export const applicableCoupon = z.extend(coupon, { DeductMoney: nonNegativeMoney });
export type ApplicableCoupon = z.infer<typeof applicableCoupon>;

/** Any coupon beside an order; `InvalidReason` is empty when it fits. */
export const judgedCoupon = z.extend(coupon, { InvalidReason: z.string() });
export type JudgedCoupon = z.infer<typeof judgedCoupon>;
