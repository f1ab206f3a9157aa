import {
  initialPayment,
  type Order,
  type PaymentForm,
  type PaymentState,
} from '@compute-market/patterns/money/payment-state';
import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import type { Fen } from '@compute-market/contract/rules/money';
import {
  lateLookMs,
  mayBePaidLate,
  mostLateLooks,
  reducePayment,
  type PaymentEffect,
  type PaymentEvent,
} from './reduce-payment';

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

/** A port that is asked about one order once at a time: whoever asks meanwhile hears the same answer. */
function askedOnce(pollStatus: PaymentPorts['pollStatus']): PaymentPorts['pollStatus'] {
  const underWay = new Map<string, ReturnType<PaymentPorts['pollStatus']>>();
  return (outTradeNo) => {
    const running = underWay.get(outTradeNo);
    if (running !== undefined) return running;
    const asked = pollStatus(outTradeNo).finally(() => underWay.delete(outTradeNo));
    underWay.set(outTradeNo, asked);
    return asked;
  };
}

/**
 * Looks at orders whose code was over when another was asked for: at once, as long as a late payment is likely, and when somebody comes back
 * (decisions 237). `onPaid` is told of one that was paid.
 */
function watchEarlier(pollStatus: PaymentPorts['pollStatus'], onPaid: (order: Order) => void) {
  const waiting = new Map<Order, { timer: ReturnType<typeof setTimeout> | null; looks: number }>();

  async function look(order: Order) {
    const watch = waiting.get(order);
    if (watch === undefined) return;
    if (watch.timer !== null) clearTimeout(watch.timer);
    watch.timer = null;
    watch.looks += 1;
    const answer = await pollStatus(order.outTradeNo);
    if (!waiting.has(order)) return;
    if ('status' in answer && answer.status === ORDER_STATUS.paid) onPaid(order);
    else if ('status' in answer && answer.cancelled === true) waiting.delete(order);
    else if (watch.timer === null && watch.looks < mostLateLooks)
      watch.timer = setTimeout(() => void look(order), lateLookMs);
  }

  return {
    watch: (order: Order) => {
      waiting.set(order, { timer: null, looks: 0 });
      void look(order);
    },
    hurry: () => waiting.forEach((_, order) => void look(order)),
    stop: () => {
      waiting.forEach(({ timer }) => timer !== null && clearTimeout(timer));
      waiting.clear();
    },
  };
}

/**
 * Runs the payment flow of product §4: the reducer says what to do, this does it with timers and the ports. One request at a time; a page that
 * was hidden asks at once when it is seen again.
 */
export function createPaymentRuntime(world: PaymentPorts, onChange: (state: PaymentState) => void) {
  const ports = { ...world, pollStatus: askedOnce(world.pollStatus) };
  const earlier = watchEarlier(ports.pollStatus, (order) => dispatch({ type: 'earlierPaid', order }));
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
    const before = state;
    const { state: next, effects } = reducePayment(before, event);
    state = next;
    if (state.step === 'idle' || state.step === 'paid') earlier.stop();
    else if (event.type === 'retried' && mayBePaidLate(before)) earlier.watch(before.order);
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
    hurry: () => {
      earlier.hurry();
      if (scheduled === null) dispatch({ type: 'hurried' });
      else scheduled.start();
    },
  };
}
