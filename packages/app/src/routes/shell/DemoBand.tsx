import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense } from 'react';
import { configuration } from '../../configuration';

const Band = lazyPiece(() =>
  import('@compute-market/patterns/shell/DemoBand').then(({ DemoBand }) => ({ default: DemoBand })),
);

/** Ends when the band can be drawn at once, or need not be: it would push down a page that stands already. */
export const demoBandReady = (): Promise<void> => (configuration.demo ? Band.preload() : Promise.resolve());

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
