import { ORDER_POLL_MS, QR_RETRY_MS, QR_VALID_SECONDS } from '@compute-market/contract/constants';
import { ORDER_STATUS, PAY_TYPE, type OrderStatus } from '@compute-market/contract/enumerations';
import { wasPaid } from '@compute-market/contract/rules/order-status';
import {
  initialPayment,
  type Order,
  type PaymentForm,
  type PaymentState,
  type PaymentStep,
} from '@compute-market/patterns/money/payment-state';
import type { Fen } from '@compute-market/contract/rules/money';

export type PaymentEvent =
  | { readonly type: 'submitted'; readonly form: PaymentForm }
  /** An order made earlier is continued on its own page, after a reload or on a phone. Only from idle. */
  | {
      readonly type: 'resumed';
      readonly form: PaymentForm;
      readonly outTradeNo: string;
      readonly expiresAt: number;
      readonly status: OrderStatus;
      /** The moment of its payment, where one is told. */
      readonly paidAt: number | null;
      readonly cancelled?: boolean;
    }
  /** Ask for a new QR after expired, closed or failed. */
  | { readonly type: 'retried' }
  | { readonly type: 'orderCreated'; readonly request: number; readonly outTradeNo: string; readonly expiresAt: number }
  | { readonly type: 'orderRefused'; readonly request: number; readonly reason: string }
  | { readonly type: 'qrArrived'; readonly request: number; readonly qr: string }
  | { readonly type: 'qrNotReady'; readonly request: number; readonly reason: string }
  | { readonly type: 'qrRefused'; readonly request: number; readonly reason: string }
  | { readonly type: 'statusArrived'; readonly request: number; readonly status: number; readonly cancelled?: boolean }
  | { readonly type: 'statusFailed'; readonly request: number }
  /** The booked balance after the payment; null where it could not be read. */
  | { readonly type: 'balanceRead'; readonly request: number; readonly balance: Fen | null }
  /** An order whose code was over when another was asked for has been paid after all. */
  | { readonly type: 'earlierPaid'; readonly order: Order }
  /** The person came back to the page, or says it is paid, and no request waits. */
  | { readonly type: 'hurried' }
  /** The server's clock, seconds. */
  | { readonly type: 'ticked'; readonly now: number }
  | { readonly type: 'dialogClosed' }
  /** Nobody is left whom an answer concerns. */
  | { readonly type: 'sessionEnded' };

/** What the runtime must do. Requests start after `afterMs` and answer with their number. stop: drop the scheduled request. */
export type PaymentEffect =
  | { readonly type: 'createOrder'; readonly request: number; readonly form: PaymentForm }
  | {
      readonly type: 'fetchQr' | 'pollStatus';
      readonly request: number;
      readonly outTradeNo: string;
      readonly afterMs: number;
    }
  | { readonly type: 'refreshUser'; readonly request: number }
  | { readonly type: 'stop' };

export interface PaymentTransition {
  readonly state: PaymentState;
  readonly effects: readonly PaymentEffect[];
}

/** Whether a submission is under way or its dialog is open; another is ignored (product §5). */
export const isPaying = ({ step }: PaymentState): boolean =>
  step === 'creating' || step === 'waitingQr' || step === 'ready' || step === 'paid';

const commonOf = ({ form, lastRequest, pending, pollFailures }: PaymentState) => ({
  form,
  lastRequest,
  pending,
  pollFailures,
});
const stay = (state: PaymentState): PaymentTransition => ({ state, effects: [] });
const settle = (state: PaymentState, step: PaymentStep, effects: readonly PaymentEffect[] = []): PaymentTransition => ({
  state: { ...commonOf(state), pending: null, ...step },
  effects,
});

/** Moves to a step that waits for one new request. */
function ask(state: PaymentState, step: PaymentStep, effect: (request: number) => PaymentEffect): PaymentTransition {
  const request = state.lastRequest + 1;
  return { state: { ...commonOf(state), lastRequest: request, pending: request, ...step }, effects: [effect(request)] };
}

const createOrder = (state: PaymentState, form: PaymentForm): PaymentTransition =>
  ask({ ...state, form, pollFailures: 0 }, { step: 'creating' }, (request) => ({ type: 'createOrder', request, form }));

const fetchQr = (state: PaymentState, order: Order, reason: string | null, afterMs: number): PaymentTransition =>
  ask(state, { step: 'waitingQr', order, reason }, (request) => ({
    type: 'fetchQr',
    request,
    outTradeNo: order.outTradeNo,
    afterMs,
  }));

const pollOf = (order: Order, request: number, afterMs: number): PaymentEffect => ({
  type: 'pollStatus',
  request,
  outTradeNo: order.outTradeNo,
  afterMs,
});

const pollStatus = (state: PaymentState, order: Order, qr: string): PaymentTransition =>
  ask(state, { step: 'ready', order, qr }, (request) => pollOf(order, request, ORDER_POLL_MS));

/** Whose code is over. Whoever scanned it before may still pay. */
type Late = Extract<PaymentState, { step: 'expired' | 'closed' }>;
const isLate = (state: PaymentState): state is Late => state.step === 'expired' || state.step === 'closed';
/** How often it is looked at then, ms. */
export const lateLookMs = 10_000;
/** As long again as a code lasts. */
export const mostLateLooks = (QR_VALID_SECONDS * 1000) / lateLookMs;

function lookLate(state: Late, afterMs: number): PaymentTransition {
  const request = state.lastRequest + 1;
  return {
    state: { ...state, lastRequest: request, pending: request },
    effects: [pollOf(state.order, request, afterMs)],
  };
}

/** Looks again a while later, for as long as a late payment is likely. */
function lookLater(state: Late): PaymentTransition {
  const lateLooks = (state.lateLooks ?? 0) + 1;
  return lateLooks > mostLateLooks ? stay({ ...state, pending: null }) : lookLate({ ...state, lateLooks }, lateLookMs);
}

/** The payer said no, or it may still be paid. */
const close = (state: PaymentState, order: Order, cancelled: boolean): PaymentTransition =>
  cancelled
    ? settle(state, { step: 'closed', order, cancelled })
    : lookLater({ ...commonOf(state), step: 'closed', order });

/** The balance that is told is read after the payment. */
const pay = (state: PaymentState, order: Order): PaymentTransition =>
  ask(state, { step: 'paid', order, balance: null }, (request) => ({ type: 'refreshUser', request }));

function submit(state: PaymentState, form: PaymentForm): PaymentTransition {
  return isPaying(state) || form.payType === PAY_TYPE.corporateTransfer ? stay(state) : createOrder(state, form);
}

/** A paid order stays what it is, a closed one may still be paid; any other gets its code, also one of which nobody knows whether it is paid. */
function resume(state: PaymentState, event: Extract<PaymentEvent, { type: 'resumed' }>): PaymentTransition {
  if (state.step !== 'idle') return stay(state);
  const order = { outTradeNo: event.outTradeNo, expiresAt: event.expiresAt };
  const held = { ...state, form: event.form };
  if (wasPaid({ Status: event.status, PayTime: event.paidAt }) === true)
    return settle(held, { step: 'paid', order, balance: null });
  return event.status === ORDER_STATUS.closed
    ? close(held, order, event.cancelled === true)
    : fetchQr(held, order, null, 0);
}

function statusArrived(state: PaymentState, status: number, cancelled: boolean): PaymentTransition {
  const paid = status === ORDER_STATUS.paid;
  if (state.step === 'idle') {
    const request = state.lastRequest + 1;
    return paid
      ? settle({ ...state, lastRequest: request }, { step: 'idle' }, [{ type: 'refreshUser', request }])
      : settle(state, { step: 'idle' });
  }
  if (state.step !== 'ready' && !isLate(state)) return stay(state);
  const { order } = state;
  if (paid) return pay(state, order);
  const closed = status === ORDER_STATUS.closed;
  // The no of the payer counts whenever it is heard.
  if (closed && (cancelled || state.step === 'ready')) return close(state, order, cancelled);
  if (state.step !== 'ready') return lookLater(state);
  return pollStatus({ ...state, pollFailures: 0 }, order, state.qr);
}

function statusFailed(state: PaymentState): PaymentTransition {
  if (state.step === 'ready')
    return pollStatus({ ...state, pollFailures: state.pollFailures + 1 }, state.order, state.qr);
  return isLate(state) ? lookLater(state) : stay({ ...state, pending: null });
}

/** Whether its code is over and it may still be paid: not what its payer gave up, nor what ended before its code was there, which may be shown nowhere. */
export const mayBePaidLate = (state: PaymentState): state is Late =>
  isLate(state) && (state.step === 'closed' ? state.cancelled !== true : state.qr !== null);

/** What is over and not being looked at is looked at once. */
const hurry = (state: PaymentState): PaymentTransition =>
  mayBePaidLate(state) && state.pending === null ? lookLate(state, 0) : stay(state);

/** The five minutes are over. The poll that waits is the first of those that look for a late payment. */
function tick(state: PaymentState, now: number): PaymentTransition {
  if ((state.step !== 'waitingQr' && state.step !== 'ready') || now < state.order.expiresAt) return stay(state);
  const expired = { step: 'expired', order: state.order, qr: state.step === 'ready' ? state.qr : null } as const;
  return state.step === 'ready' ? stay({ ...commonOf(state), ...expired }) : settle(state, expired, [{ type: 'stop' }]);
}

/** Stops everything and resets the form; only the poll that is under way keeps its number, for a payment that comes in late. */
function closeDialog(state: PaymentState): PaymentTransition {
  if (state.step === 'idle') return stay(state);
  const polling = state.step === 'ready' || isLate(state);
  return {
    state: { ...initialPayment, lastRequest: state.lastRequest, pending: polling ? state.pending : null },
    effects: [{ type: 'stop' }],
  };
}

/** Whoever logs in next has no part in it: no answer to it counts any more. */
const endSession = ({ lastRequest }: PaymentState): PaymentTransition => ({
  state: { ...initialPayment, lastRequest },
  effects: [{ type: 'stop' }],
});

function answer(state: PaymentState, event: Extract<PaymentEvent, { request: number }>): PaymentTransition {
  switch (event.type) {
    case 'orderCreated':
      return state.step === 'creating'
        ? fetchQr(state, { outTradeNo: event.outTradeNo, expiresAt: event.expiresAt }, null, 0)
        : stay(state);
    case 'orderRefused':
      return state.step === 'creating' ? settle(state, { step: 'failed', reason: event.reason }) : stay(state);
    case 'qrArrived':
      return state.step === 'waitingQr' ? pollStatus(state, state.order, event.qr) : stay(state);
    case 'qrNotReady':
      return state.step === 'waitingQr' ? fetchQr(state, state.order, event.reason, QR_RETRY_MS) : stay(state);
    case 'qrRefused':
      return state.step === 'waitingQr' ? settle(state, { step: 'failed', reason: event.reason }) : stay(state);
    case 'statusArrived':
      return statusArrived(state, event.status, event.cancelled === true);
    case 'statusFailed':
      return statusFailed(state);
    case 'balanceRead':
      return state.step === 'paid'
        ? settle(state, { step: 'paid', order: state.order, balance: event.balance })
        : stay(state);
  }
}

/** The next state of a payment and what to do for it. Pure; corporate transfer has no QR flow and changes nothing. */
export function reducePayment(state: PaymentState, event: PaymentEvent): PaymentTransition {
  switch (event.type) {
    case 'submitted':
      return submit(state, event.form);
    case 'resumed':
      return resume(state, event);
    case 'retried':
      return isLate(state) || state.step === 'failed' ? createOrder(state, state.form) : stay(state);
    case 'earlierPaid':
      return state.step === 'idle' || state.step === 'paid' ? stay(state) : pay(state, event.order);
    case 'hurried':
      return hurry(state);
    case 'ticked':
      return tick(state, event.now);
    case 'dialogClosed':
      return closeDialog(state);
    case 'sessionEnded':
      return endSession(state);
    default:
      return event.request === state.pending ? answer(state, event) : stay(state);
  }
}
