import { Button } from '@compute-market/components/button';
import { lazyPiece } from '@compute-market/components/lazy-piece';
import { formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { rechargeCouponMessages as messages } from './messages';
import { Row, Rows, Section } from './RechargeCoupons.styles';

const PutInDialog = lazyPiece(() => import('./PutInDialog'));

/** A coupon that becomes balance. */
export interface RechargeCoupon {
  readonly id: number;
  readonly name: string;
  readonly sum: Fen;
  /** How long, how many are left, when it was used. */
  readonly note?: ReactNode;
  /** What stands in place of the button while it cannot be put in: why, or the way there. */
  readonly instead?: ReactNode;
}

interface RechargeCouponsProps {
  coupons: readonly RechargeCoupon[];
  /** The one whose request is under way. */
  pending: number | null;
  /** Asked for and confirmed. */
  onPutIn: (id: number) => void;
}

/** Coupons of type 0: a row of their own, never among cards, and put into the balance after a question (decisions 36). */
export function RechargeCoupons({ coupons, pending, onPutIn }: RechargeCouponsProps) {
  const [asked, setAsked] = useState<RechargeCoupon | null>(null);
  const id = useId();
  if (coupons.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>
        {messages.title}
        <small>{messages.meta}</small>
      </h3>
      <Rows>
        {coupons.map((coupon) => (
          <Row key={coupon.id}>
            <b>{formatMoney(coupon.sum)}</b>
            <span>{coupon.name}</span>
            {coupon.note !== undefined && <small>{coupon.note}</small>}
            {coupon.instead ?? (
              <Button
                size="sm"
                variant="outline"
                loading={pending === coupon.id}
                aria-label={`${messages.putIn} ${coupon.name}`}
                onClick={() => setAsked(coupon)}
              >
                {messages.putIn}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      {asked !== null && (
        <Suspense fallback={null}>
          <PutInDialog coupon={asked} onConfirm={() => onPutIn(asked.id)} onClosed={() => setAsked(null)} />
        </Suspense>
      )}
    </Section>
  );
}
