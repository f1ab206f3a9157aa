import type { Coupon, CouponGroup } from '../entities/coupon';
import { COUPON_AUDIENCE, COUPON_TYPE, COUPON_USE_MODE } from '../enumerations';
import { basisPointsOf, wholePrice } from './discount';
import type { Fen } from './money';
import { divideRounded, fen, fenFromYuan } from './money';
import { daySeconds, hourSeconds } from './time-units';

/** What the rules read of a claimed coupon. */
export type ClaimedCoupon = Pick<Coupon, 'CouponId' | 'CouponGroup' | 'IsUsed' | 'AssignTime'>;

/** Every coupon card is in exactly one of these (product §4). */
export type CouponState = 'claimable' | 'claimed' | 'noneLeft' | 'unused' | 'used' | 'expired' | 'notStarted';

/** When a claimed coupon ends, seconds: its group's end, or earlier by the days it may be kept (0 is unlimited). Nobody can count the days where it is not told when it was claimed (0). */
export function couponExpiry({ CouponGroup: group, AssignTime }: Pick<Coupon, 'CouponGroup' | 'AssignTime'>): number {
  return group.UseTimeLimit > 0 && AssignTime > 0
    ? Math.min(group.EndTime, AssignTime + group.UseTimeLimit * daySeconds)
    : group.EndTime;
}

/** The card of a group in the claim centre. `now` is the server's time in seconds. */
export function groupState(group: CouponGroup, now: number): CouponState {
  if (now > group.EndTime) return 'expired';
  if (group.IsAssigned) return 'claimed';
  if (now < group.BeginTime) return 'notStarted';
  return group.RemainNum > 0 ? 'claimable' : 'noneLeft';
}

/** A group on offer as this person finds it: also who must log in, or be verified, before it can be claimed. */
export type OfferState = CouponState | 'needsLogin' | 'unverified';

/** Why a group can be claimed or not, before anything is pressed; the one rule of the store and of the wallet. `now` in seconds. */
export function offerState(group: CouponGroup, now: number, isVisitor: boolean): OfferState {
  const state = groupState(group, now);
  if (state !== 'claimable') return state;
  if (isVisitor) return 'needsLogin';
  return group.Eligible === false ? 'unverified' : state;
}

/** The card of a claimed coupon. `now` is the server's time in seconds. */
export function couponState(coupon: ClaimedCoupon, now: number): CouponState {
  if (coupon.IsUsed === 1) return 'used';
  if (now > couponExpiry(coupon)) return 'expired';
  return now < coupon.CouponGroup.BeginTime ? 'notStarted' : 'unused';
}

/** Whether the card list shows it: recharge coupons stay out and are used through a confirm dialog (product §4). */
export const isListed = ({ Type }: Pick<CouponGroup, 'Type'>): boolean => Type !== COUPON_TYPE.recharge;

/** An order as a coupon sees it. */
export interface CouponOrder {
  /** The price after period and member discounts. */
  readonly amount: Fen;
  readonly gpuType: string;
  readonly image: string;
  /** A prepaid rental (plan), as against an upgrade or a postpaid item. */
  readonly planRental: boolean;
  readonly isStudent: boolean;
  readonly isEnterprise: boolean;
}

export type CouponRefusal =
  | 'used'
  | 'expired'
  | 'notStarted'
  | 'recharge'
  | 'goods'
  | 'image'
  | 'useMode'
  | 'student'
  | 'enterprise'
  | 'moneyLimit';
export type CouponVerdict =
  | { readonly usable: true; readonly deduction: Fen }
  | { readonly usable: false; readonly reason: CouponRefusal };

const timeRefusal = (coupon: ClaimedCoupon, now: number): CouponRefusal | null => {
  const state = couponState(coupon, now);
  return state === 'used' || state === 'expired' || state === 'notStarted' ? state : null;
};

/** The first rule of the group that the order breaks. Empty targets mean all (product §3). */
function orderRefusal(group: CouponGroup, order: CouponOrder): CouponRefusal | null {
  if (group.Type === COUPON_TYPE.recharge) return 'recharge';
  if (group.TargetGoods !== '' && group.TargetGoods !== order.gpuType) return 'goods';
  if (group.TargetImage !== '' && group.TargetImage !== order.image) return 'image';
  if (group.TargetUseMode === COUPON_USE_MODE.plan && !order.planRental) return 'useMode';
  if (group.TargetUserVerifyType === COUPON_AUDIENCE.student && !order.isStudent) return 'student';
  if (group.TargetUserVerifyType === COUPON_AUDIENCE.enterprise && !order.isEnterprise) return 'enterprise';
  return order.amount < fenFromYuan(group.MoneyLimit) ? 'moneyLimit' : null;
}

/** What the coupon takes off an amount: the rest of its multiplier, or its sum, never more than the amount. */
function deductionOf(group: CouponGroup, amount: Fen): Fen {
  if (group.Type !== COUPON_TYPE.discount) return fen(Math.min(amount, fenFromYuan(group.Amount)));
  const paid = divideRounded(BigInt(amount) * BigInt(basisPointsOf(group.Discount)), BigInt(wholePrice));
  return fen(amount - Number(paid));
}

/** What a coupon does for an order, or the first reason why it does nothing. `now` is the server's time in seconds. */
export function judgeCoupon(coupon: ClaimedCoupon, order: CouponOrder, now: number): CouponVerdict {
  const reason = timeRefusal(coupon, now) ?? orderRefusal(coupon.CouponGroup, order);
  return reason === null
    ? { usable: true, deduction: deductionOf(coupon.CouponGroup, order.amount) }
    : { usable: false, reason };
}

/** The coupon that takes most off; of equals the one that ends first, then the oldest. Null when none is usable. */
export function pickBest<Held extends ClaimedCoupon>(
  coupons: readonly Held[],
  order: CouponOrder,
  now: number,
): Held | null {
  const usable = coupons.flatMap((coupon) => {
    const verdict = judgeCoupon(coupon, order, now);
    return verdict.usable ? [{ coupon, deduction: verdict.deduction, expiry: couponExpiry(coupon) }] : [];
  });
  usable.sort((a, b) => b.deduction - a.deduction || a.expiry - b.expiry || a.coupon.CouponId - b.coupon.CouponId);
  return usable[0]?.coupon ?? null;
}

/** How near the end is; `urgent` on the last day. `left` counts whole days, or hours on the last day. */
export interface CouponUrgency {
  readonly tone: 'soon' | 'urgent';
  readonly left: number;
}

/** Null until the last three days. Hours are counted up, and at least 1. Both times in seconds, `now` from the server. */
export function couponUrgency(expiry: number, now: number): CouponUrgency | null {
  const left = expiry - now;
  if (left < 0 || left > 3 * daySeconds) return null;
  if (left >= daySeconds) return { tone: 'soon', left: Math.floor(left / daySeconds) };
  return { tone: 'urgent', left: Math.max(1, Math.ceil(left / hourSeconds)) };
}
