import { CouponCard, type CouponCardProps } from '@compute-market/components/coupon-card';
import { Link } from '@compute-market/components/link';
import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { routes } from '@compute-market/contract/routes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { couponView, groupView } from '../coupon-view/coupon-view';
import { couponMessages as messages } from './messages';

const verifyLink = <Link href={routes.selectVerification.to()}>{messages.verify}</Link>;

/** A card of plain words: the same tags and marks as before while they say the same, and an action that never changes. */
function PlainCard({
  view,
  onAction,
  ...rest
}: { view: ReturnType<typeof couponView> } & Pick<CouponCardProps, 'actionHref' | 'verifyLink' | 'onAction'>) {
  const [shown, setShown] = useState(view);
  if (JSON.stringify(shown) !== JSON.stringify(view)) setShown(view);
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  const act = useCallback(() => latest.current?.(), []);
  return <CouponCard {...shown} {...rest} onAction={act} />;
}

interface OfferCardProps {
  group: CouponGroup;
  /** The server's time, seconds. */
  now: number;
  /** Its claim is under way. */
  claiming: boolean;
  onClaim: (groupId: number) => void;
}

/** A coupon that can be claimed, or why not. Where another one changes, it is not drawn again. */
export function OfferCard({ group, now, claiming, onClaim }: OfferCardProps) {
  const view = groupView(group, now);
  return (
    <PlainCard
      view={claiming ? { ...view, state: 'claiming' } : view}
      verifyLink={view.state === 'unverified' ? verifyLink : undefined}
      onAction={() => onClaim(group.GroupId)}
    />
  );
}

interface HeldCardProps {
  coupon: Coupon;
  /** The server's time, seconds. */
  now: number;
  /** It is used: its link leads to the store. */
  onUse?: (() => void) | undefined;
}

/** A claimed coupon. Using it leads to the store, carrying it (decisions 21). */
export function HeldCard({ coupon, now, onUse }: HeldCardProps) {
  return (
    <PlainCard
      view={couponView(coupon, now)}
      actionHref={routes.store.to({ coupon_id: coupon.CouponId })}
      onAction={onUse}
    />
  );
}
