import { pickCoupon } from '@compute-market/contract/calls/coupon';
import { COUPON_SCENE } from '@compute-market/contract/enumerations';
import { judgeCoupon, pickBest } from '@compute-market/contract/rules/coupon';
import type { CouponOrder } from '@compute-market/contract/rules/coupon';
import { fenFromYuan, yuanFromFen } from '@compute-market/contract/rules/money';
import { eq } from 'drizzle-orm';
import { userCoupon } from '../../db/schema/coupon';
import { implementOwn } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import { systemOf } from '../own-image/rows';
import { wireCoupon } from './coupon-wire';
import { audiencesOf, heldCoupons } from './find-coupons';
import { couponRefusalText } from './refusal-text';

/** Judges every coupon of the customer for an order: the best, the ones that fit with what they take off, and all with a reason if they do not. */
export const pick = implementOwn(pickCoupon, async (tx, input, { actor, services }) => {
  const { userId } = actor;
  const now = wireTime(services.clock.now());
  const order: CouponOrder = {
    amount: fenFromYuan(input.amount),
    gpuType: input.gpu_type ?? '',
    image: await systemOf(tx, actor, input.image_name ?? ''),
    planRental: input.scene !== COUPON_SCENE.upgrade,
    ...(await audiencesOf(tx, userId)),
  };
  const held = (await heldCoupons(tx, eq(userCoupon.userId, userId))).map(wireCoupon);
  const judged = held.map((coupon) => ({ coupon, verdict: judgeCoupon(coupon, order, now) }));
  const valid = judged.flatMap(({ coupon, verdict }) =>
    verdict.usable ? [{ ...coupon, DeductMoney: yuanFromFen(verdict.deduction) }] : [],
  );
  const all = judged.map(({ coupon, verdict }) => ({
    ...coupon,
    InvalidReason: verdict.usable ? '' : couponRefusalText(verdict.reason, coupon.CouponGroup),
  }));
  const best = pickBest(held, order, now);
  return { best: valid.find(({ CouponId }) => CouponId === best?.CouponId) ?? null, valid, all };
});
