import type { HTMLAttributes, Ref } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import { Extra, Foot, Head, Root, Specs, Titles } from './GpuCard.styles';

export interface GpuCardSkeletonProps extends HTMLAttributes<HTMLElement> {
  layout?: 'auto' | 'desktop' | 'phone';
  ref?: Ref<HTMLElement>;
}

/** Holds the place of a card that is loading, in its size. */
export function GpuCardSkeleton({ layout = 'auto', ...rest }: GpuCardSkeletonProps) {
  const small = useBelow('sm');
  const phone = layout === 'auto' ? small : layout === 'phone';
  return (
    <Root as="div" data-component="GpuCardSkeleton" data-layout={phone ? 'phone' : 'desktop'} aria-hidden {...rest}>
      <Head>
        <Skeleton shape="block" width={44} height={44} />
        <Titles>
          <Skeleton width="56%" height={18} />
          <Skeleton width="80%" height={14} style={{ marginTop: 8 }} />
        </Titles>
      </Head>
      {!phone && (
        <Specs as="div">
          <Skeleton width={88} height={44} shape="block" />
          <Skeleton width="70%" height={44} shape="block" />
          <Skeleton width="70%" height={44} shape="block" />
        </Specs>
      )}
      <Skeleton height={phone ? 20 : 34} style={phone ? { marginTop: 16 } : undefined} />
      {!phone && (
        <Extra>
          <Skeleton width={156} height={24} />
        </Extra>
      )}
      <Foot>
        <Skeleton width={112} height={40} shape="block" />
        <Skeleton width={86} height={phone ? 40 : 30} shape="block" />
      </Foot>
    </Root>
  );
}
