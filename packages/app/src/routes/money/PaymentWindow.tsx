import { PaymentDialog } from '@compute-market/components/payment-dialog';
import { useSnapshot } from 'valtio';
import { closePayment } from '../../flows/payment';
import { dialogs } from '../../state/dialogs';
import { usePaymentPanel } from './usePaymentPanel';

function Payment() {
  const panel = usePaymentPanel(closePayment);
  return <PaymentDialog open onClose={closePayment} onChangeMethod={closePayment} {...panel} />;
}

/** The payment dialog over the page it was opened from; the quick top-up shows the payment in its own dialog. */
export function PaymentWindow() {
  const { open } = useSnapshot(dialogs);
  return open === 'fastPay' ? null : <Payment />;
}
