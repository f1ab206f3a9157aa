import { CouponCardSkeleton } from '@compute-market/components/coupon-card';
import { ErrorState } from '@compute-market/components/error-state';
import type { ReactNode } from 'react';
import type { Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { Grid } from './CouponScreen.styles';
import { couponMessages as messages } from './messages';

const skeletons = [0, 1, 2, 3, 4, 5];

interface CouponGridProps<Item> {
  readonly resource: Resource<readonly Item[]>;
  readonly onRetry: () => void;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Cards in columns while they are read, failed or there. */
export function CouponGrid<Item>({ resource, onRetry, children }: CouponGridProps<Item>) {
  if (resource.state === 'loading')
    return (
      <>
        <Grid aria-busy>
          {skeletons.map((key) => (
            <CouponCardSkeleton key={key} />
          ))}
        </Grid>
        <SlowHint />
      </>
    );
  if (resource.state === 'error')
    return (
      <ErrorState title={messages.failed} help={resource.reason} requestId={resource.requestId} onRetry={onRetry} />
    );
  return children(resource.data);
}
