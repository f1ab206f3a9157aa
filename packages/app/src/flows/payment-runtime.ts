import { initialPayment, type PaymentForm, type PaymentState } from '@compute-market/patterns/money/payment-state';
import type { Fen } from '@compute-market/contract/rules/money';
import { reducePayment, type PaymentEffect, type PaymentEvent } from './reduce-payment';

const tickEvery = 1000;

/** The outside world of a payment. Each request answers with the event that the reducer waits for and never rejects. */
export interface PaymentPorts {
  readonly createOrder: (
    form: PaymentForm,
  ) => Promise<{ readonly outTradeNo: string; readonly expiresAt: number } | { readonly refused: string }>;
  readonly fetchQr: (
    outTradeNo: string,
  ) => Promise<{ readonly qr: string } | { readonly notReady: string } | { readonly refused: string }>;
  readonly pollStatus: (
    outTradeNo: string,
  ) => Promise<{ readonly status: number; readonly cancelled?: boolean } | { readonly failed: true }>;
  /** Reads the account again. Answers the booked balance it has now, null where it could not be read. */
  readonly refreshUser: () => Promise<Fen | null>;
  /** Seconds on the server's clock. */
  readonly now: () => number;
}

type Request = Extract<PaymentEffect, { readonly request: number }>;

async function perform(ports: PaymentPorts, effect: Request): Promise<PaymentEvent> {
  const { request } = effect;
  if (effect.type === 'createOrder') {
    const answer = await ports.createOrder(effect.form);
    return 'refused' in answer
      ? { type: 'orderRefused', request, reason: answer.refused }
      : { type: 'orderCreated', request, ...answer };
  }
  if (effect.type === 'fetchQr') {
    const answer = await ports.fetchQr(effect.outTradeNo);
    if ('qr' in answer) return { type: 'qrArrived', request, qr: answer.qr };
    return 'notReady' in answer
      ? { type: 'qrNotReady', request, reason: answer.notReady }
      : { type: 'qrRefused', request, reason: answer.refused };
  }
  if (effect.type === 'refreshUser') return { type: 'balanceRead', request, balance: await ports.refreshUser() };
  const answer = await ports.pollStatus(effect.outTradeNo);
  return 'status' in answer ? { type: 'statusArrived', request, ...answer } : { type: 'statusFailed', request };
}

/**
 * Runs the payment flow of product §4: the reducer says what to do, this does it with timers and the ports. One request at a time; a page that
 * was hidden asks at once when it is seen again.
 */
export function createPaymentRuntime(ports: PaymentPorts, onChange: (state: PaymentState) => void) {
  let state = initialPayment;
  let scheduled: { readonly timer: ReturnType<typeof setTimeout>; readonly start: () => void } | null = null;
  let ticking: ReturnType<typeof setInterval> | null = null;

  function drop() {
    if (scheduled) clearTimeout(scheduled.timer);
    scheduled = null;
  }

  function schedule(effect: Request) {
    const start = () => {
      drop();
      void perform(ports, effect).then(dispatch);
    };
    const wait = 'afterMs' in effect ? effect.afterMs : 0;
    if (wait === 0) start();
    else scheduled = { timer: setTimeout(start, wait), start };
  }

  function keepTicking() {
    const counts = state.step === 'waitingQr' || state.step === 'ready';
    if (counts && ticking === null)
      ticking = setInterval(() => dispatch({ type: 'ticked', now: ports.now() }), tickEvery);
    if (!counts && ticking !== null) {
      clearInterval(ticking);
      ticking = null;
    }
  }

  function dispatch(event: PaymentEvent) {
    const { state: next, effects } = reducePayment(state, event);
    state = next;
    keepTicking();
    onChange(state);
    for (const effect of effects) {
      if ('request' in effect) schedule(effect);
      else drop();
    }
  }

  return {
    dispatch,
    /** The page is seen again, or the person says it is paid: what is scheduled starts now, and what is looked at no more is looked at once. */
    hurry: () => (scheduled === null ? dispatch({ type: 'hurried' }) : scheduled.start()),
  };
}
