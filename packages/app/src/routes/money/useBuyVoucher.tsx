import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense, useState } from 'react';
import { WidgetBoundary } from '../shell/WidgetBoundary';

const BuyVoucher = lazyPiece(() => import('./BuyVoucher').then((module) => ({ default: module.BuyVoucher })));

/** The purchase dialog and what opens it; each opening starts anew. */
export function useBuyVoucher() {
  const [shown, setShown] = useState(false);
  const dialog = shown && (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <BuyVoucher onClosed={() => setShown(false)} />
      </Suspense>
    </WidgetBoundary>
  );
  return { dialog, buyVoucher: () => setShown(true) };
}
