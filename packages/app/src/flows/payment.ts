import type { OrderStatus } from '@compute-market/contract/enumerations';
import { wasPaid } from '@compute-market/contract/rules/order-status';
import type { PaymentForm, PaymentState } from '@compute-market/patterns/money/payment-state';
import { subscribe } from 'valtio';
import { payment, storeBalanceBefore, storeHurried, storePayment } from '../state/payment';
import { session } from '../state/session';
import { showError } from '../state/toasts';
import { bookedBalance } from './booked-balance';
import { flowMessages } from './messages';
import { paymentPorts } from './payment-ports';
import { createPaymentRuntime } from './payment-runtime';

type PaidListener = () => void;
const paidListeners = new Set<PaidListener>();

/** Calls those who wait for a paid order; what became of a code whose dialog is closed is said in a toast. */
function announce(before: PaymentState, state: PaymentState) {
  if (state.step === 'paid' && before.step !== 'paid' && before.step !== 'idle')
    paidListeners.forEach((listener) => listener());
  if (payment.shown || before.step !== 'waitingQr') return;
  if (state.step === 'failed') showError(state.reason);
  if (state.step === 'expired') showError(flowMessages.codeLate);
}

const runtime = createPaymentRuntime(paymentPorts, (state) => {
  const before = payment.state;
  storePayment(state);
  announce(before, state);
});

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') runtime.hurry();
});

// Its code is not for the page of login, nor for whoever logs in next (decisions 6, 32). At once, before a request is sent without a token.
subscribe(session, () => runtime.dispatch({ type: 'sessionEnded' }), true);

export function submitPayment(form: PaymentForm) {
  storeBalanceBefore(bookedBalance());
  runtime.dispatch({ type: 'submitted', form });
}
export function retryPayment() {
  storeBalanceBefore(bookedBalance());
  runtime.dispatch({ type: 'retried' });
}
/** Stops the polling and resets the form (product §4). */
export const closePayment = () => runtime.dispatch({ type: 'dialogClosed' });
/** 我已完成支付: asks at once. */
export function checkPaymentNow() {
  storeHurried();
  runtime.hurry();
}
/** Continues an order on its own page: after a reload, or on a phone. */
export function resumePayment(
  form: PaymentForm,
  order: {
    readonly outTradeNo: string;
    readonly expiresAt: number;
    readonly status: OrderStatus;
    readonly paidAt: number | null;
    readonly cancelled?: boolean;
  },
) {
  // What was paid earlier is in the balance already.
  const isPaid = wasPaid({ Status: order.status, PayTime: order.paidAt }) === true;
  storeBalanceBefore(isPaid ? null : bookedBalance());
  runtime.dispatch({ type: 'resumed', form, ...order });
}

/** Called once a payment is paid. Returns the way to unsubscribe. */
export function onPaid(listener: PaidListener) {
  paidListeners.add(listener);
  return () => void paidListeners.delete(listener);
}
