import type { CouponCardProps } from '@compute-market/components/coupon-card';
import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { COUPON_AUDIENCE, COUPON_TYPE, COUPON_USE_MODE, type CouponType } from '@compute-market/contract/enumerations';
import { couponExpiry, couponState, couponUrgency, groupState, isListed } from '@compute-market/contract/rules/coupon';
import { formatTime } from '@compute-market/contract/rules/time';
import { couponCondition, couponFace } from '../../coupon-words';
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

/** What the person is verified as, where it is known. */
export interface Verified {
  readonly student: boolean;
  readonly enterprise: boolean;
}

/** Whether the group is bound to a verification that the person lacks (product §3). */
export const lacksVerification = ({ TargetUserVerifyType: audience }: CouponGroup, verified: Verified): boolean =>
  (audience === COUPON_AUDIENCE.student && !verified.student) ||
  (audience === COUPON_AUDIENCE.enterprise && !verified.enterprise);

/** A coupon on offer, as its card shows it. `now` is the server's time, seconds. */
export function groupView(group: CouponGroup, now: number, verified: Verified): View {
  const state = groupState(group, now);
  return {
    ...faceOf(group),
    state: state === 'claimable' && lacksVerification(group, verified) ? 'unverified' : state,
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
