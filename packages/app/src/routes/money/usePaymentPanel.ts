import { useSecondsLeft, type PaymentPanelProps } from '@compute-market/components/payment-panel';
import { routes } from '@compute-market/contract/routes';
import { codeEndsAt, payeeOf, paymentView } from '@compute-market/patterns/money/payment-view';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { checkPaymentNow, retryPayment } from '../../flows/payment';
import { clock } from '../../state/clock';
import { isChecking, payment } from '../../state/payment';
import { user } from '../../state/user';
import { moneyRouteMessages as messages } from './messages';

/** The payment under way as a dialog shows it; its success leads to what became of the money. `close` puts the dialog away. */
export function usePaymentPanel(close: () => void): PaymentPanelProps {
  const snapshot = useSnapshot(payment);
  const { state, balanceBefore } = snapshot;
  const { offset } = useSnapshot(clock);
  const { info } = useSnapshot(user);
  const navigate = useNavigate();
  const secondsLeft = useSecondsLeft(codeEndsAt(state), offset);
  return {
    ...paymentView(state, balanceBefore),
    secondsLeft,
    payee: info === null ? undefined : payeeOf(info),
    checking: isChecking(snapshot),
    onRenew: retryPayment,
    onRestart: retryPayment,
    onCheck: checkPaymentNow,
    labels: { finish: messages.seeOrder },
    onFinish: () => {
      close();
      void navigate('order' in state ? routes.orderDetail.to({ no: state.order.outTradeNo }) : routes.orders.path);
    },
  };
}
