import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense, useEffect } from 'react';
import { followBalance } from '../../flows/balance-in-tabs';
import { WidgetBoundary } from '../shell/WidgetBoundary';
import { usePaymentShown } from './usePaymentShown';

const PaymentWindow = lazyPiece(() => import('./PaymentWindow').then((module) => ({ default: module.PaymentWindow })));

/** Where the payment dialog opens, over whatever stands there; the tabs agree on the balance wherever it was paid. */
export function PaymentHost() {
  useEffect(followBalance, []);
  if (!usePaymentShown()) return null;
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <PaymentWindow />
      </Suspense>
    </WidgetBoundary>
  );
}
