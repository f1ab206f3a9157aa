import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { dialogs } from '../../state/dialogs';
import { WidgetBoundary } from '../shell/WidgetBoundary';
import { usePaymentShown } from './usePaymentShown';

const PaymentWindow = lazyPiece(() => import('./PaymentWindow').then((module) => ({ default: module.PaymentWindow })));

/** Where the payment dialog opens, over whatever stands there; the quick top-up shows the payment in its own dialog. */
export function PaymentHost() {
  const shown = usePaymentShown();
  const { open } = useSnapshot(dialogs);
  if (!shown || open === 'fastPay') return null;
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <PaymentWindow />
      </Suspense>
    </WidgetBoundary>
  );
}
