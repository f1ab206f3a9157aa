import { Button } from '@compute-market/components/button';
import { Link } from '@compute-market/components/link';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { routes } from '@compute-market/contract/routes';
import { offerState } from '@compute-market/contract/rules/coupon';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { rechargeCouponMessages as messages } from './messages';
import type { RechargeCoupon } from './RechargeCoupons';

interface Offered {
  /** The server's time, seconds. */
  readonly now: number;
  /** Leads a visitor to the login; absent where there is none. */
  readonly onLogin?: (() => void) | undefined;
}

function insteadOf(group: CouponGroup, { now, onLogin }: Offered): ReactNode {
  const state = offerState(group, now, onLogin !== undefined);
  if (state === 'claimable') return undefined;
  const word = messages.states[state];
  if (state === 'needsLogin')
    return (
      <Button size="sm" variant="outline" onClick={onLogin}>
        {word}
      </Button>
    );
  if (state === 'unverified') return <Link href={routes.selectVerification.to()}>{word}</Link>;
  return state === 'claimed' ? <Link href={routes.coupon.to()}>{word}</Link> : <small>{word}</small>;
}

/** A recharge coupon on offer, as its row shows it: claimed and put in at once, or why not. */
export function rechargeOffer(group: CouponGroup, offered: Offered): RechargeCoupon {
  const instead = insteadOf(group, offered);
  return {
    id: group.GroupId,
    name: group.Name,
    sum: fenFromYuan(group.Amount),
    note: messages.left(group.RemainNum),
    ...(instead === undefined ? {} : { instead }),
  };
}
