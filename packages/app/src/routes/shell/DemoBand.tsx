import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense } from 'react';
import { configuration } from '../../configuration';

const Band = lazyPiece(() =>
  import('@compute-market/patterns/shell/DemoBand').then(({ DemoBand }) => ({ default: DemoBand })),
);

/** 演示环境 over every page, where the server says so; it costs nothing elsewhere. */
export function DemoBand() {
  return (
    configuration.demo && (
      <Suspense fallback={null}>
        <Band />
      </Suspense>
    )
  );
}
