import { PaymentDialog } from '@compute-market/components/payment-dialog';
import { useSnapshot } from 'valtio';
import { closePayment } from '../../flows/payment';
import { paymentHost } from '../../state/payment';
import { usePaymentPanel } from './usePaymentPanel';

function Payment() {
  const panel = usePaymentPanel(closePayment);
  return <PaymentDialog open onClose={closePayment} onChangeMethod={closePayment} {...panel} />;
}

/** The payment dialog over the page it was opened from; the quick top-up shows the payment in its own dialog. */
export function PaymentWindow() {
  const { hosted } = useSnapshot(paymentHost);
  return hosted ? null : <Payment />;
}
