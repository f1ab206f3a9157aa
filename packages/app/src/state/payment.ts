import { initialPayment, type PaymentState } from '@compute-market/patterns/money/payment-state';
import type { Fen } from '@compute-market/contract/rules/money';
import { proxy } from 'valtio';

interface Payment {
  state: PaymentState;
  /** Its code has been seen, so the dialog stays while a new code is fetched. */
  shown: boolean;
  /** Booked balance when the flow began, fen; null for an order that was paid before that, and where it is not known. */
  balanceBefore: Fen | null;
  /** Number of the request that 我已完成支付 hurried; null when it was not pressed. */
  hurried: number | null;
}

const initial = (): Payment => ({ state: initialPayment, shown: false, balanceBefore: null, hurried: null });
/** The one payment under way. */
export const payment = proxy<Payment>(initial());

export const storeBalanceBefore = (booked: Fen | null) => void (payment.balanceBefore = booked);

export const storeHurried = () => void (payment.hurried = payment.state.pending);
/** Whether 我已完成支付 waits for its answer. */
export const isChecking = ({
  state,
  hurried,
}: Pick<Payment, 'hurried'> & { readonly state: Pick<PaymentState, 'pending'> }): boolean =>
  hurried !== null && state.pending === hurried;

/** The dialog opens when the code arrives (product §4) and stays until it is closed. */
export function storePayment(state: PaymentState) {
  payment.state = state;
  payment.shown = state.step === 'ready' || (payment.shown && state.step !== 'idle');
}

export const resetPayment = () => void Object.assign(payment, initial());

/** Whether a dialog that is drawn shows the payment itself, in place of the payment's window. */
export const paymentHost = proxy({ hosted: false });

/** The caller shows the payment from now on. Returns the way to give it back. */
export function hostPayment() {
  paymentHost.hosted = true;
  return () => void (paymentHost.hosted = false);
}
