import { PaymentDialog } from '@compute-market/components/payment-dialog';
import { useSecondsLeft } from '@compute-market/components/payment-panel';
import { routes } from '@compute-market/contract/routes';
import { codeEndsAt, payeeOf, paymentView } from '@compute-market/patterns/money/payment-view';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { checkPaymentNow, closePayment, retryPayment } from '../../flows/payment';
import { clock } from '../../state/clock';
import { closeDialog, dialogs } from '../../state/dialogs';
import { isChecking, payment } from '../../state/payment';
import { user } from '../../state/user';
import { moneyRouteMessages as messages } from './messages';

/** Closing after success also closes the quick top-up under it: what it was for is done. */
function close() {
  if (payment.state.step === 'paid' && dialogs.open === 'fastPay') closeDialog();
  closePayment();
}

/** What comes after a top-up: the order it was for, else what became of the money. */
function useNextStep(outTradeNo: string | undefined) {
  const { forOrder } = useSnapshot(dialogs);
  const navigate = useNavigate();
  if (forOrder) return { labels: { finish: messages.backToOrder }, onFinish: close };
  const onFinish = () => {
    close();
    void navigate(outTradeNo === undefined ? routes.orders.path : routes.orderDetail.to({ no: outTradeNo }));
  };
  return { labels: { finish: messages.seeOrder }, onFinish };
}

/** The payment dialog over the page it was opened from. */
export function PaymentWindow() {
  const snapshot = useSnapshot(payment);
  const { state, balanceBefore } = snapshot;
  const { offset } = useSnapshot(clock);
  const { info } = useSnapshot(user);
  const next = useNextStep('order' in state ? state.order.outTradeNo : undefined);
  const secondsLeft = useSecondsLeft(codeEndsAt(state), offset);
  return (
    <PaymentDialog
      open
      onClose={close}
      {...paymentView(state, balanceBefore)}
      secondsLeft={secondsLeft}
      payee={info === null ? undefined : payeeOf(info)}
      checking={isChecking(snapshot)}
      onRenew={retryPayment}
      onRestart={retryPayment}
      onChangeMethod={close}
      onCheck={checkPaymentNow}
      {...next}
    />
  );
}
