import type { CouponCardProps } from '@compute-market/components/coupon-card';
import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { COUPON_AUDIENCE, COUPON_TYPE, COUPON_USE_MODE, type CouponType } from '@compute-market/contract/enumerations';
import { couponExpiry, couponState, couponUrgency, isListed, offerState } from '@compute-market/contract/rules/coupon';
import { formatTime } from '@compute-market/contract/rules/time';
import { couponCondition, couponFace } from '../../coupon-words/coupon-words';
import { couponViewMessages as messages } from './messages';

type View = Pick<
  CouponCardProps,
  'kind' | 'state' | 'figure' | 'sign' | 'condition' | 'name' | 'tags' | 'note' | 'period' | 'urgency'
>;

const kinds: Readonly<Record<CouponType, View['kind']>> = {
  [COUPON_TYPE.recharge]: 'recharge',
  [COUPON_TYPE.discount]: 'discount',
  [COUPON_TYPE.reduction]: 'reduction',
};

function tagsOf(group: CouponGroup): string[] {
  if (group.Type === COUPON_TYPE.recharge) return [messages.intoBalance];
  return [
    group.TargetGoods || messages.allGpus,
    ...(group.TargetImage ? [group.TargetImage] : []),
    ...(group.TargetUseMode === COUPON_USE_MODE.plan ? [messages.planOnly] : []),
    ...(group.TargetUserVerifyType === COUPON_AUDIENCE.student ? [messages.studentsOnly] : []),
    ...(group.TargetUserVerifyType === COUPON_AUDIENCE.enterprise ? [messages.companiesOnly] : []),
  ];
}

const faceOf = (group: CouponGroup) => ({
  kind: kinds[group.Type],
  ...couponFace(group),
  condition: couponCondition(group),
  name: group.Name,
  tags: tagsOf(group),
});

/** A coupon on offer, as its card shows it. `now` is the server's time, seconds. */
export function groupView(group: CouponGroup, now: number): View {
  const state = offerState(group, now, false);
  return {
    ...faceOf(group),
    state,
    note: state === 'noneLeft' ? messages.noneLeft : messages.left(group.RemainNum),
    period:
      group.UseTimeLimit > 0 ? messages.daysAfterClaim(group.UseTimeLimit) : messages.until(formatTime(group.EndTime)),
  };
}

/** A claimed coupon, as its card shows it. */
export function couponView(coupon: Coupon, now: number): View {
  const state = couponState(coupon, now);
  const expiry = couponExpiry(coupon);
  const urgency = state === 'unused' ? couponUrgency(expiry, now) : null;
  return {
    ...faceOf(coupon.CouponGroup),
    state,
    note:
      state === 'used'
        ? isListed(coupon.CouponGroup)
          ? messages.usedAt
          : messages.redeemed
        : messages.from(formatTime(coupon.CouponGroup.BeginTime).slice(0, 10)),
    period:
      state === 'used' && coupon.UseTime !== null ? formatTime(coupon.UseTime) : messages.until(formatTime(expiry)),
    ...(urgency === null
      ? {}
      : { urgency: { tone: urgency.tone, label: messages.urgency[urgency.tone](urgency.left) } }),
  };
}
