import { lazy, Suspense, useState } from 'react';
import { isPublicDemo } from '../../state/demo';

const Band = lazy(() =>
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
