import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { ASSIGNED_COUPON_FILTER, CONTAINER_TYPE, COUPON_SCENE, RENTAL_UNIT } from '../enumerations';
import { applicableCoupon, coupon, couponGroup, judgedCoupon } from '../entities/coupon';
import { money, nonNegativeMoney } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { identifier, noFields } from '../entities/query';
import { rentalPeriod } from '../entities/rental-period';
import { filterText } from '../entities/text';

/** Coupon groups on offer. A visitor sees them unclaimed; coupons belong to main accounts (product §6). */
export const getVisibleCouponGroups = defineCall({
  name: 'getVisibleCouponGroups',
  path: '/get_all_user_visible_coupon_group',
  summary: '可领取的优惠券',
  auth: 'optional',
  roles: ['main'],
  idempotent: true,
  request: noFields,
  response: z.array(couponGroup),
});

export const assignCoupon = defineCall({
  name: 'assignCoupon',
  path: '/assign_to_user',
  summary: '领取优惠券',
  roles: ['main'],
  intent: true,
  request: z.strictObject({ group_id: identifier }),
  response: coupon,
});

/** The specification asks for page, page_size 50 and status 2 (all). */
export const getAssignedCoupons = defineCall({
  name: 'getAssignedCoupons',
  path: '/get_user_assigned_coupon',
  summary: '我的优惠券',
  roles: ['main'],
  idempotent: true,
  request: z.object({ ...pageRequest, status: z.enum(ASSIGNED_COUPON_FILTER) }),
  response: pageOf(coupon),
});

/** Tops the balance up with a coupon of type 0; `Money` is the new balance. */
export const redeemMoneyCoupon = defineCall({
  name: 'redeemMoneyCoupon',
  path: '/use_money_coupon',
  summary: '将充值券充入余额',
  roles: ['main'],
  intent: true,
  request: z.strictObject({ coupon_id: identifier }),
  response: z.object({ Money: money, Amount: nonNegativeMoney }),
});

/**
 * The best coupon for an order and why the others do not fit. The specification names it only among the exempt calls;
 * `amount` is the price after period and membership discounts, yuan.
 */
export const pickCoupon = defineCall({
  name: 'pickCoupon',
  path: '/pick_valid_and_all_coupon',
  summary: '为订单挑选优惠券',
  roles: ['main'],
  idempotent: true,
  exempt: true,
  extension: true,
  request: z.object({
    scene: z.enum(COUPON_SCENE),
    container_type: z.enum(CONTAINER_TYPE),
    gpu_type: z.optional(filterText),
    image_name: z.optional(filterText),
    amount: nonNegativeMoney,
    unit: z.optional(z.enum(RENTAL_UNIT)),
    pack_time: z.optional(rentalPeriod.pack_time),
  }),
  response: z.object({
    best: z.nullable(applicableCoupon),
    valid: z.array(applicableCoupon),
    all: z.array(judgedCoupon),
  }),
});
