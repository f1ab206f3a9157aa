import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense } from 'react';
import { WidgetBoundary } from '../shell/WidgetBoundary';
import { usePaymentShown } from './usePaymentShown';

const PaymentWindow = lazyPiece(() => import('./PaymentWindow').then((module) => ({ default: module.PaymentWindow })));

/** Where the payment dialog opens, over whatever stands there. */
export function PaymentHost() {
  if (!usePaymentShown()) return null;
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <PaymentWindow />
      </Suspense>
    </WidgetBoundary>
  );
}
