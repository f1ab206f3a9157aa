import { Link } from '@compute-market/components/link';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { routes } from '@compute-market/contract/routes';
import { offerState } from '@compute-market/contract/rules/coupon';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { rechargeCouponMessages as messages } from './messages';
import type { RechargeCoupon } from './RechargeCoupons';

function insteadOf(group: CouponGroup, now: number): ReactNode {
  const state = offerState(group, now, false);
  if (state === 'claimable') return undefined;
  const word = messages.states[state];
  if (state === 'unverified') return <Link href={routes.selectVerification.to()}>{word}</Link>;
  return state === 'claimed' ? <Link href={routes.coupon.to()}>{word}</Link> : <small>{word}</small>;
}

/** A recharge coupon on offer to a member, as its row shows it: claimed and put in at once, or why not. `now` is the server's time, seconds. */
export function rechargeOffer(group: CouponGroup, now: number): RechargeCoupon {
  const instead = insteadOf(group, now);
  return {
    id: group.GroupId,
    name: group.Name,
    sum: fenFromYuan(group.Amount),
    note: messages.left(group.RemainNum),
    ...(instead === undefined ? {} : { instead }),
  };
}
