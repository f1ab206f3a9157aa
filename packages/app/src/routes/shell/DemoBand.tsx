import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense, useState } from 'react';
import { isPublicDemo } from '../../navigation/demo';

const Band = lazyPiece(() =>
  import('@compute-market/patterns/shell/DemoBand').then(({ DemoBand }) => ({ default: DemoBand })),
);

/** 演示环境 over every page, where the server says so; it costs nothing elsewhere. */
export function DemoBand() {
  const [shown] = useState(isPublicDemo);
  return (
    shown && (
      <Suspense fallback={null}>
        <Band />
      </Suspense>
    )
  );
}
