import { ORDER_POLL_MS, QR_RETRY_MS } from '@compute-market/contract/constants';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import {
  initialPayment,
  type Order,
  type PaymentForm,
  type PaymentState,
  type PaymentStep,
} from '@compute-market/patterns/money/payment-state';

export type PaymentEvent =
  | { readonly type: 'submitted'; readonly form: PaymentForm }
  /** An order made earlier is continued on its own page, after a reload or on a phone. Only from idle. */
  | {
      readonly type: 'resumed';
      readonly form: PaymentForm;
      readonly outTradeNo: string;
      readonly expiresAt: number;
      readonly status: number;
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
  | { readonly type: 'refreshUser' | 'stop' };

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

const pollStatus = (state: PaymentState, order: Order, qr: string): PaymentTransition =>
  ask(state, { step: 'ready', order, qr }, (request) => ({
    type: 'pollStatus',
    request,
    outTradeNo: order.outTradeNo,
    afterMs: ORDER_POLL_MS,
  }));

function submit(state: PaymentState, form: PaymentForm): PaymentTransition {
  return isPaying(state) || form.payType === PAY_TYPE.corporateTransfer ? stay(state) : createOrder(state, form);
}

/** A paid or closed order stays what it is; any other gets its code. */
function resume(state: PaymentState, event: Extract<PaymentEvent, { type: 'resumed' }>): PaymentTransition {
  if (state.step !== 'idle') return stay(state);
  const order = { outTradeNo: event.outTradeNo, expiresAt: event.expiresAt };
  const held = { ...state, form: event.form };
  if (event.status === ORDER_STATUS.unpaid) return fetchQr(held, order, null, 0);
  return event.status === ORDER_STATUS.closed
    ? settle(held, { step: 'closed', order, cancelled: event.cancelled === true })
    : settle(held, { step: 'paid', order });
}

function statusArrived(state: PaymentState, status: number, cancelled: boolean): PaymentTransition {
  const paid = status === ORDER_STATUS.paid;
  if (state.step === 'idle') return settle(state, { step: 'idle' }, paid ? [{ type: 'refreshUser' }] : []);
  if (state.step !== 'ready' && state.step !== 'expired') return stay(state);
  const { order } = state;
  if (paid) return settle(state, { step: 'paid', order }, [{ type: 'refreshUser' }]);
  if (state.step !== 'ready') return settle(state, { step: 'expired', order, qr: state.qr });
  if (status === ORDER_STATUS.closed) return settle(state, { step: 'closed', order, cancelled });
  return pollStatus({ ...state, pollFailures: 0 }, order, state.qr);
}

function statusFailed(state: PaymentState): PaymentTransition {
  if (state.step === 'ready')
    return pollStatus({ ...state, pollFailures: state.pollFailures + 1 }, state.order, state.qr);
  return stay({ ...state, pending: null });
}

/** The five minutes are over. The last poll may still answer: a payment in the last second counts. */
function tick(state: PaymentState, now: number): PaymentTransition {
  if ((state.step !== 'waitingQr' && state.step !== 'ready') || now < state.order.expiresAt) return stay(state);
  const expired = { step: 'expired', order: state.order, qr: state.step === 'ready' ? state.qr : null } as const;
  return state.step === 'ready' ? stay({ ...commonOf(state), ...expired }) : settle(state, expired, [{ type: 'stop' }]);
}

/** Stops everything and resets the form; only the poll that is under way keeps its number, for a payment that comes in late. */
function closeDialog(state: PaymentState): PaymentTransition {
  if (state.step === 'idle') return stay(state);
  const polling = state.step === 'ready' || state.step === 'expired';
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
      return state.step === 'expired' || state.step === 'closed' || state.step === 'failed'
        ? createOrder(state, state.form)
        : stay(state);
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
