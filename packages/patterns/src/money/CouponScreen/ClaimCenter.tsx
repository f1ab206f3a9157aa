import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { NoResult } from '@compute-market/components/no-result';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { isListed } from '@compute-market/contract/rules/coupon';
import type { Resource } from '../../resource';
import { RechargeCoupons, rechargeOffer } from '../../recharge-coupons';
import { isOfKind, type CouponQuery } from './coupon-query';
import { OfferCard } from './CouponCards';
import { CouponGrid } from './CouponGrid';
import { Grid } from './CouponScreen.styles';
import { couponMessages as messages } from './messages';

interface ClaimCenterProps {
  readonly query: CouponQuery;
  readonly groups: Resource<readonly CouponGroup[]>;
  readonly now: number;
  readonly pendingGroup: number | null;
  readonly onClaim: (groupId: number) => void;
  /** Group whose recharge coupon is being claimed and put in. */
  readonly pendingOffer: number | null;
  readonly onPutInOffer: (groupId: number) => void;
  readonly onRetry: () => void;
  readonly onQueryChange: (query: CouponQuery) => void;
}

/** What can be claimed now, or why not. */
export function ClaimCenter({
  query,
  groups,
  now,
  pendingGroup,
  onClaim,
  pendingOffer,
  onPutInOffer,
  onRetry,
  onQueryChange,
}: ClaimCenterProps) {
  return (
    <CouponGrid resource={groups} onRetry={onRetry}>
      {(all) => {
        if (all.length === 0)
          return (
            <EmptyState
              drawing={<EmptyDrawing subject="coupon" />}
              title={messages.empty.centre.title}
              help={messages.empty.centre.help}
            />
          );
        const shown = all.filter((group) => isOfKind(group, query.kind));
        if (shown.length === 0) return <NoResult onClear={() => onQueryChange({ ...query, kind: 'all' })} />;
        return (
          <>
            <RechargeCoupons
              coupons={shown.filter((group) => !isListed(group)).map((group) => rechargeOffer(group, now))}
              pending={pendingOffer}
              onPutIn={onPutInOffer}
            />
            <Grid>
              {shown.filter(isListed).map((group) => (
                <OfferCard
                  key={group.GroupId}
                  group={group}
                  now={now}
                  claiming={pendingGroup === group.GroupId}
                  onClaim={onClaim}
                />
              ))}
            </Grid>
          </>
        );
      }}
    </CouponGrid>
  );
}
