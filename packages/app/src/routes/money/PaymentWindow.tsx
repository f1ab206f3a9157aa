import { PaymentDialog } from '@compute-market/components/payment-dialog';
import { closePayment } from '../../flows/payment';
import { usePaymentPanel } from './usePaymentPanel';

/** The payment dialog over the page it was opened from. */
export function PaymentWindow() {
  const panel = usePaymentPanel(closePayment);
  return <PaymentDialog open onClose={closePayment} onChangeMethod={closePayment} {...panel} />;
}
