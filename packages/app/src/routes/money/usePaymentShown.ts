import { routes } from '@compute-market/contract/routes';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { payment } from '../../state/payment';

/** Whether the payment under way stands in a dialog over the page; its own page shows it itself. */
export function usePaymentShown(): boolean {
  const { shown } = useSnapshot(payment);
  const { pathname } = useLocation();
  return shown && pathname !== routes.pay.path;
}
