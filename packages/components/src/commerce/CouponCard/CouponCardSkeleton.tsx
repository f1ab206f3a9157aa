import type { HTMLAttributes, Ref } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { Root } from './CouponCard.styles';

export interface CouponCardSkeletonProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
}

/** Holds the place of a coupon that is loading: the face and three lines, in the card's size. */
export function CouponCardSkeleton(props: CouponCardSkeletonProps) {
  return (
    <Root as="div" data-component="CouponCardSkeleton" data-tone="dead" data-layout="card" aria-hidden {...props}>
      <div data-part="face" />
      <div data-part="body">
        <Skeleton width="60%" height={20} />
        <Skeleton width="36%" height={20} />
        <Skeleton width="48%" height={18} style={{ marginTop: 'auto' }} />
      </div>
    </Root>
  );
}
