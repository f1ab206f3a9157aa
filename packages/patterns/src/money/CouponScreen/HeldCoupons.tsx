import { Button } from '@compute-market/components/button';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { NoResult } from '@compute-market/components/no-result';
import type { Coupon } from '@compute-market/contract/entities/coupon';
import { routes } from '@compute-market/contract/routes';
import { isListed } from '@compute-market/contract/rules/coupon';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { RechargeCoupons, type RechargeCoupon } from '../../recharge-coupons';
import type { Resource } from '../../resource';
import { couponView } from '../coupon-view/coupon-view';
import { heldIn, isOfKind, type CouponQuery, type HeldTab } from './coupon-query';
import { HeldCard } from './CouponCards';
import { CouponGrid } from './CouponGrid';
import { Grid } from './CouponScreen.styles';
import { couponMessages as messages } from './messages';

interface HeldCouponsProps {
  readonly query: CouponQuery;
  /** The tab of the query. */
  readonly tab: HeldTab;
  readonly coupons: Resource<readonly Coupon[]>;
  readonly now: number;
  readonly pendingCoupon: number | null;
  readonly onRedeem: (couponId: number) => void;
  readonly onRetry: () => void;
  /** A coupon is used: its link leads to the store. A dialog around the list closes (product §4). */
  readonly onUse?: () => void;
  readonly onQueryChange: (query: CouponQuery) => void;
}

const rechargeRow = (coupon: Coupon, now: number): RechargeCoupon => {
  const { state, note, period } = couponView(coupon, now);
  return {
    id: coupon.CouponId,
    name: coupon.CouponGroup.Name,
    sum: fenFromYuan(coupon.CouponGroup.Amount),
    note: period,
    ...(state === 'unused'
      ? {}
      : {
          instead: (
            <small>{state === 'notStarted' ? note : messages.over[state === 'used' ? 'used' : 'expired']}</small>
          ),
        }),
  };
};

/** Nothing at all in the tab, or nothing that the filter lets through. */
function Nothing({
  query,
  tab,
  filtered,
  onQueryChange,
}: Pick<HeldCouponsProps, 'query' | 'tab' | 'onQueryChange'> & { readonly filtered: boolean }) {
  if (filtered) return <NoResult onClear={() => onQueryChange({ ...query, kind: 'all' })} />;
  const { title, help } = messages.empty[tab];
  const action =
    tab === 'unused' ? (
      <Button variant="primary" onClick={() => onQueryChange({ ...query, tab: 'centre' })}>
        {messages.toCenter}
      </Button>
    ) : (
      <LinkButton href={routes.store.to()}>{messages.browse}</LinkButton>
    );
  return <EmptyState drawing={<EmptyDrawing subject="coupon" />} title={title} help={help} actions={action} />;
}

/** Claimed coupons of one tab. Using one leads to the store, carrying it (decisions 21). */
export function HeldCoupons({
  query,
  tab,
  coupons,
  now,
  pendingCoupon,
  onRedeem,
  onRetry,
  onUse,
  onQueryChange,
}: HeldCouponsProps) {
  return (
    <CouponGrid resource={coupons} onRetry={onRetry}>
      {(all) => {
        const held = heldIn(all, tab, now, query.sort);
        const shown = held.filter(({ CouponGroup }) => isOfKind(CouponGroup, query.kind));
        if (shown.length === 0) return <Nothing {...{ query, tab, onQueryChange }} filtered={held.length > 0} />;
        const listed = shown.filter(({ CouponGroup }) => isListed(CouponGroup));
        const recharge = shown.filter((coupon) => !listed.includes(coupon));
        return (
          <>
            <RechargeCoupons
              coupons={recharge.map((coupon) => rechargeRow(coupon, now))}
              pending={pendingCoupon}
              onPutIn={onRedeem}
            />
            {listed.length > 0 && (
              <Grid>
                {listed.map((coupon) => (
                  <HeldCard key={coupon.CouponId} coupon={coupon} now={now} onUse={onUse} />
                ))}
              </Grid>
            )}
          </>
        );
      }}
    </CouponGrid>
  );
}
