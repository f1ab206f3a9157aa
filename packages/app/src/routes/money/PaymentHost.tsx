import { lazyPiece } from '@compute-market/components/lazy-piece';
import { routes } from '@compute-market/contract/routes';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { payment } from '../../state/payment';
import { WidgetBoundary } from '../shell/WidgetBoundary';

const PaymentWindow = lazyPiece(() => import('./PaymentWindow').then((module) => ({ default: module.PaymentWindow })));

/** Where the payment dialog opens, over whatever stands there; its own page shows the payment itself. */
export function PaymentHost() {
  const { shown } = useSnapshot(payment);
  const { pathname } = useLocation();
  if (!shown || pathname === routes.pay.path) return null;
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <PaymentWindow />
      </Suspense>
    </WidgetBoundary>
  );
}
