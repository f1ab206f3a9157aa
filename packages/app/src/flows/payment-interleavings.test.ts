import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { paymentDefaults, type PaymentState } from '@compute-market/patterns/money/payment-state';
import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPaymentRuntime, type PaymentPorts } from './payment-runtime';

/** What may happen next: the person acts, time passes, or one of the requests under way is answered, whichever it is. */
type Step =
  | { readonly type: 'submitted' | 'retried' | 'dialogClosed' | 'hurried' }
  | { readonly type: 'passes'; readonly ms: number }
  | {
      readonly type: 'answered';
      readonly which: number;
      readonly outcome: 'good' | 'notYet' | 'bad' | 'paid' | 'closed';
    };

interface Call {
  readonly kind: 'createOrder' | 'fetchQr' | 'pollStatus';
  readonly order: string;
  readonly answer: (outcome: Extract<Step, { type: 'answered' }>['outcome']) => void;
}

const step = oneof(
  constantFrom<Step>({ type: 'submitted' }, { type: 'retried' }, { type: 'dialogClosed' }, { type: 'hurried' }),
  record({ type: constant('passes' as const), ms: constantFrom(500, 1000, 2000, 2500, 300_000) }),
  record({
    type: constant('answered' as const),
    which: integer({ min: 0, max: 3 }),
    outcome: constantFrom('good', 'good', 'notYet', 'bad', 'paid', 'closed'),
  }),
  record({
    type: constant('answered' as const),
    which: integer({ min: 0, max: 3 }),
    outcome: constantFrom('good', 'paid'),
  }),
);

const codeLifetime = 300;
const reason = '支付渠道繁忙';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A world whose requests wait until they are answered, in any order. */
function world() {
  const underWay: Call[] = [];
  const paid = new Set<string>();
  const now = () => Date.now() / 1000;
  let orders = 0;
  let begun = 0;
  let state: PaymentState | null = null;

  const begin = <Answer>(
    kind: Call['kind'],
    order: string,
    answerOf: (outcome: Parameters<Call['answer']>[0]) => Answer,
  ): Promise<Answer> => {
    begun += 1;
    return new Promise((resolve) => {
      const call: Call = {
        kind,
        order,
        answer: (outcome) => {
          underWay.splice(underWay.indexOf(call), 1);
          resolve(answerOf(outcome));
        },
      };
      underWay.push(call);
    });
  };
  const ports: PaymentPorts = {
    createOrder: () => {
      orders += 1;
      const outTradeNo = String(orders);
      return begin('createOrder', outTradeNo, (outcome) =>
        outcome === 'bad' ? { refused: reason } : { outTradeNo, expiresAt: now() + codeLifetime },
      );
    },
    fetchQr: (order) =>
      begin('fetchQr', order, (outcome) => {
        if (outcome === 'bad') return { refused: reason };
        return outcome === 'notYet' ? { notReady: reason } : { qr: `code of ${order}` };
      }),
    pollStatus: (order) =>
      begin('pollStatus', order, (outcome) => {
        if (outcome === 'bad') return { failed: true };
        if (outcome === 'paid') paid.add(order);
        const statuses = {
          paid: ORDER_STATUS.paid,
          closed: ORDER_STATUS.closed,
          good: ORDER_STATUS.unpaid,
          notYet: ORDER_STATUS.unpaid,
        };
        return { status: statuses[outcome] };
      }),
    refreshUser: () => Promise.resolve(null),
    now,
  };
  const runtime = createPaymentRuntime(ports, (next) => (state = next));
  return { runtime, underWay, paid, newestOrder: () => String(orders), begun: () => begun, state: () => state };
}

async function take(world_: ReturnType<typeof world>, next: Step) {
  const { runtime, underWay } = world_;
  if (next.type === 'passes') await vi.advanceTimersByTimeAsync(next.ms);
  else if (next.type === 'hurried') runtime.hurry();
  else if (next.type === 'answered') underWay[next.which % Math.max(1, underWay.length)]?.answer(next.outcome);
  else runtime.dispatch(next.type === 'submitted' ? { type: 'submitted', form: paymentDefaults } : { type: next.type });
  await vi.advanceTimersByTimeAsync(0);
}

function expectOrder(world_: ReturnType<typeof world>) {
  const { underWay, paid, newestOrder } = world_;
  const state = world_.state();
  const polled = underWay.filter(({ kind }) => kind === 'pollStatus').map(({ order }) => order);
  expect(new Set(polled).size, 'an order is polled once at a time').toBe(polled.length);
  if (state === null || !('order' in state)) return;
  if (state.step !== 'paid')
    expect(state.order.outTradeNo, 'what is shown is about the order that was made last').toBe(newestOrder());
  if (state.step === 'ready') expect(state.qr).toBe(`code of ${state.order.outTradeNo}`);
  if (state.step === 'paid')
    expect(paid.has(state.order.outTradeNo), 'paid is shown for an order that is paid').toBe(true);
}

test('in whatever order the person acts and the answers come, paid is said of the right order, no order is polled twice at once, and nothing is asked once the dialog is closed', async () => {
  const reached = new Set<string>();
  await assert(
    asyncProperty(array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const running = world();
      for (const next of steps) {
        const before = running.begun();
        const closed = running.state()?.step === 'idle';
        await take(running, next);
        expectOrder(running);
        if (closed && next.type !== 'submitted')
          expect(running.begun(), 'nothing is asked once the dialog is closed').toBe(before);
        reached.add(running.state()?.step ?? 'untouched');
      }
      vi.clearAllTimers();
    }),
    { numRuns: 500 },
  );
  expect([...reached]).toEqual(
    expect.arrayContaining(['idle', 'creating', 'waitingQr', 'ready', 'paid', 'closed', 'expired', 'failed']),
  );
});
