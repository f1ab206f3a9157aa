import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '@compute-market/contract/enumerations';
import { fen, type Fen } from '@compute-market/contract/rules/money';
import {
  initialPayment,
  isSlow,
  paymentDefaults,
  type PaymentState,
} from '@compute-market/patterns/money/payment-state';
import { isPaying, reducePayment, type PaymentEffect, type PaymentEvent } from './reduce-payment';

const form = { amount: fen(150_000), payType: 1 } as const;
const expiresAt = 1_000_300;
const notReady = '二维码未生成或者已过期';

function play(
  events: readonly PaymentEvent[],
  from: PaymentState = initialPayment,
): { state: PaymentState; effects: PaymentEffect[] } {
  return events.reduce<{ state: PaymentState; effects: PaymentEffect[] }>(
    ({ state, effects }, event) => {
      const next = reducePayment(state, event);
      return { state: next.state, effects: [...effects, ...next.effects] };
    },
    { state: from, effects: [] },
  );
}

const submitted: PaymentEvent = { type: 'submitted', form };
const created: PaymentEvent = { type: 'orderCreated', request: 1, outTradeNo: '118220261120', expiresAt };
const arrived: PaymentEvent = { type: 'qrArrived', request: 2, qr: 'data:image/png;base64,AA' };
const creating = play([submitted]).state;
const waiting = play([submitted, created]).state;
const ready = play([submitted, created, arrived]).state;
const types = (effects: readonly PaymentEffect[]) => effects.map(({ type }) => type);

describe('from submission to payment', () => {
  test('a submission creates an order, fetches its code at once and looks for the payment after 2 seconds', () => {
    expect(play([submitted, created, arrived]).effects).toEqual([
      { type: 'createOrder', request: 1, form },
      { type: 'fetchQr', request: 2, outTradeNo: '118220261120', afterMs: 0 },
      { type: 'pollStatus', request: 3, outTradeNo: '118220261120', afterMs: 2000 },
    ]);
    expect(ready).toMatchObject({ step: 'ready', qr: 'data:image/png;base64,AA', order: { expiresAt } });
  });

  test('a second submission while one is under way does nothing', () => {
    for (const state of [creating, waiting, ready])
      expect(reducePayment(state, submitted)).toEqual({ state, effects: [] });
  });

  test('a corporate transfer has no code', () => {
    expect(reducePayment(initialPayment, { type: 'submitted', form: { ...form, payType: 2 } })).toEqual({
      state: initialPayment,
      effects: [],
    });
  });

  test('a refused order ends the loading state, and can be submitted again', () => {
    const { state, effects } = play([submitted, { type: 'orderRefused', request: 1, reason: '支付渠道维护中' }]);
    expect(state).toMatchObject({ step: 'failed', reason: '支付渠道维护中', pending: null });
    expect(types(effects)).toEqual(['createOrder']);
    expect(isPaying(state)).toBe(false);
    expect(reducePayment(state, submitted).state.step).toBe('creating');
  });

  test('a code that is not ready is asked for again after 2 seconds, under the text of the server', () => {
    const { state, effects } = play([{ type: 'qrNotReady', request: 2, reason: notReady }], waiting);
    expect(state).toMatchObject({ step: 'waitingQr', reason: notReady });
    expect(effects).toEqual([{ type: 'fetchQr', request: 3, outTradeNo: '118220261120', afterMs: 2000 }]);
  });

  test('any other refusal of the code fails with its reason', () => {
    expect(play([{ type: 'qrRefused', request: 2, reason: '订单不存在' }], waiting)).toMatchObject({
      state: { step: 'failed', reason: '订单不存在' },
      effects: [],
    });
  });

  test('an unpaid order is looked at again 2 seconds after each answer', () => {
    expect(play([{ type: 'statusArrived', request: 3, status: 0 }], ready).effects).toEqual([
      { type: 'pollStatus', request: 4, outTradeNo: '118220261120', afterMs: 2000 },
    ]);
  });

  test('a paid order refreshes the user and is final', () => {
    const { state, effects } = play([{ type: 'statusArrived', request: 3, status: 1 }], ready);
    expect(state).toMatchObject({ step: 'paid' });
    expect(effects).toEqual([{ type: 'refreshUser', request: 4 }]);
  });

  test('the balance of a success is the one that was read after it, and none until then', () => {
    const paid = play([{ type: 'statusArrived', request: 3, status: 1 }], ready).state;
    expect(paid).toMatchObject({ step: 'paid', balance: null });
    const read = (balance: Fen | null) => play([{ type: 'balanceRead', request: 4, balance }], paid).state;
    expect(read(fen(91_200))).toMatchObject({ step: 'paid', balance: 91_200 });
    expect(read(null)).toMatchObject({ step: 'paid', balance: null });
  });

  test('an order the server has closed can be paid anew', () => {
    const { state } = play([{ type: 'statusArrived', request: 3, status: 2 }], ready);
    expect(state.step).toBe('closed');
    expect(reducePayment(state, { type: 'retried' }).effects).toEqual([{ type: 'createOrder', request: 5, form }]);
  });
});

test('an order that its payer gave up is closed as cancelled, seen now or found later', () => {
  expect(play([{ type: 'statusArrived', request: 3, status: 2, cancelled: true }], ready).state).toMatchObject({
    step: 'closed',
    cancelled: true,
  });
  const found = {
    type: 'resumed',
    form,
    outTradeNo: '118220261120',
    expiresAt,
    status: 2,
    paidAt: null,
    cancelled: true,
  } as const;
  expect(reducePayment(initialPayment, found).state).toMatchObject({ step: 'closed', cancelled: true });
});

test.each([
  ['its code where its state is not known', 9, null, 'waitingQr'],
  ['its code where it is unpaid', 0, null, 'waitingQr'],
  ['that it is paid, as a moment of payment says', 9, 1_795_608_000, 'paid'],
  ['that it was paid, though it went back since', 3, null, 'paid'],
] as const)('an order that is opened again shows %s', (_, status, paidAt, step) => {
  const found = { type: 'resumed', form, outTradeNo: '118220261120', expiresAt, paidAt } as const;
  expect(reducePayment(initialPayment, { ...found, status: status as OrderStatus }).state.step).toBe(step);
});

describe('slow answers', () => {
  const fail = (times: number) =>
    Array.from({ length: times }, (_, index): PaymentEvent => ({ type: 'statusFailed', request: 3 + index }));

  test('failed polls go on, and after five in a row the customer sees it', () => {
    expect(isSlow(play(fail(4), ready).state)).toBe(false);
    const { state, effects } = play(fail(5), ready);
    expect(isSlow(state)).toBe(true);
    expect(types(effects)).toEqual(['pollStatus', 'pollStatus', 'pollStatus', 'pollStatus', 'pollStatus']);
  });

  test('one answer clears the hint', () => {
    expect(isSlow(play([...fail(5), { type: 'statusArrived', request: 8, status: 0 }], ready).state)).toBe(false);
  });
});

describe('the five minutes', () => {
  test.each([
    ['waitingQr', waiting],
    ['ready', ready],
  ] as const)('%s expires by the clock of the server, not before', (_, state) => {
    expect(reducePayment(state, { type: 'ticked', now: expiresAt - 1 }).state).toBe(state);
    expect(reducePayment(state, { type: 'ticked', now: expiresAt }).state.step).toBe('expired');
  });

  test('waiting for a code stops when its time is over', () => {
    const { state, effects } = play(
      [
        { type: 'ticked', now: expiresAt },
        { type: 'qrNotReady', request: 2, reason: notReady },
      ],
      waiting,
    );
    expect(state.step).toBe('expired');
    expect(types(effects)).toEqual(['stop']);
  });

  test('the poll that waits may still bring a payment', () => {
    const late = play([{ type: 'ticked', now: expiresAt }], ready).state;
    expect(play([{ type: 'statusArrived', request: 3, status: 1 }], late)).toMatchObject({
      state: { step: 'paid' },
      effects: [{ type: 'refreshUser' }],
    });
  });

  test('a new code after expiry is a new order for the same amount', () => {
    expect(play([{ type: 'ticked', now: expiresAt }, { type: 'retried' }], ready).effects).toEqual([
      { type: 'createOrder', request: 4, form },
    ]);
  });
});

describe('a payment that comes after the code', () => {
  const expired = play([{ type: 'ticked', now: expiresAt }], ready).state;
  const closed = play([{ type: 'statusArrived', request: 3, status: 2 }], ready).state;
  const unpaid = (state: PaymentState) =>
    reducePayment(state, { type: 'statusArrived', request: state.lastRequest, status: 2 });

  /** Looks for as long as it is looked by itself, and tells how often that was. */
  function lookAll(from: PaymentState): { readonly state: PaymentState; readonly looks: number } {
    let state = from;
    let looks = 0;
    while (state.pending !== null) {
      state = unpaid(state).state;
      looks += 1;
    }
    return { state, looks };
  }

  test.each([
    ['expired', expired],
    ['closed', closed],
  ] as const)('is looked for every ten seconds while it is %s, also where a look fails, and found', (step, state) => {
    const poll = { type: 'pollStatus', outTradeNo: '118220261120', afterMs: 10_000 };
    expect(unpaid(state)).toMatchObject({ state: { step }, effects: [poll] });
    const failed = reducePayment(state, { type: 'statusFailed', request: state.lastRequest });
    expect(failed).toMatchObject({ state: { step }, effects: [poll] });
    const found = unpaid(failed.state).state;
    expect(reducePayment(found, { type: 'statusArrived', request: found.lastRequest, status: 1 })).toMatchObject({
      state: { step: 'paid' },
      effects: [{ type: 'refreshUser' }],
    });
  });

  test.each([
    ['expired', expired],
    ['closed', closed],
  ] as const)(
    'is not looked for without end while it is %s; whoever comes back has it looked at once more',
    (step, from) => {
      const { state, looks } = lookAll(from);
      expect(looks).toBeGreaterThanOrEqual(30);
      expect(looks).toBeLessThanOrEqual(31);
      const looked = reducePayment(state, { type: 'hurried' });
      expect(looked).toMatchObject({ state: { step }, effects: [{ type: 'pollStatus', afterMs: 0 }] });
      expect(unpaid(looked.state)).toMatchObject({ state: { step, pending: null }, effects: [] });
    },
  );

  test('is looked for too where the order is opened again after its time', () => {
    const found = { type: 'resumed', form, outTradeNo: '118220261120', expiresAt, status: 2, paidAt: null } as const;
    expect(types(reducePayment(initialPayment, found).effects)).toEqual(['pollStatus']);
  });

  test('is not expected of an order that its payer gave up', () => {
    const cancelled = play([{ type: 'statusArrived', request: 3, status: 2, cancelled: true }], ready);
    expect(cancelled).toMatchObject({ state: { pending: null }, effects: [] });
    expect(reducePayment(cancelled.state, { type: 'hurried' }).effects).toEqual([]);
  });

  test.each([
    ['expired', expired],
    ['closed', closed],
  ] as const)('is not expected any more once its payer said no while it was %s', (_, state) => {
    const no = { type: 'statusArrived', request: state.lastRequest, status: 2, cancelled: true } as const;
    expect(reducePayment(state, no)).toMatchObject({
      state: { step: 'closed', cancelled: true, pending: null },
      effects: [],
    });
  });

  test('is not looked for where its code never came: another top-up can begin', () => {
    const late = play([{ type: 'ticked', now: expiresAt }, { type: 'hurried' }], waiting);
    expect(late).toMatchObject({ state: { step: 'expired', qr: null, pending: null }, effects: [{ type: 'stop' }] });
    expect(types(reducePayment(late.state, submitted).effects)).toEqual(['createOrder']);
  });
});

describe('an order whose code was over, paid after another was asked for', () => {
  const order = { outTradeNo: '118220261119', expiresAt: 1_000_000 };
  const paid: PaymentEvent = { type: 'earlierPaid', order };

  test.each([
    ['creating', creating],
    ['waitingQr', waiting],
    ['ready', ready],
  ] as const)('is what was paid while the other is %s, whose answers count no more', (_, state) => {
    const { state: next, effects } = reducePayment(state, paid);
    expect(next).toMatchObject({ step: 'paid', order, balance: null });
    expect(types(effects)).toEqual(['refreshUser']);
    for (const late of [created, arrived, { type: 'statusArrived', request: 3, status: 0 } as const])
      expect(reducePayment(next, late).state).toBe(next);
  });

  test('opens nothing once the dialog is closed, and is not told twice', () => {
    const idle = reducePayment(ready, { type: 'dialogClosed' }).state;
    expect(reducePayment(idle, paid)).toEqual({ state: idle, effects: [] });
    const told = reducePayment(ready, paid).state;
    expect(reducePayment(told, paid)).toEqual({ state: told, effects: [] });
  });
});

describe('closing the dialog', () => {
  test.each([
    ['creating', creating],
    ['waitingQr', waiting],
    ['ready', ready],
  ] as const)('while %s stops everything and resets amount and method', (_, state) => {
    const closed = reducePayment(state, { type: 'dialogClosed' });
    expect(closed.effects).toEqual([{ type: 'stop' }]);
    expect(closed.state).toMatchObject({ step: 'idle', form: { amount: 10_000, payType: paymentDefaults.payType } });
  });

  test('an order that is created after the dialog closed shows no code', () => {
    expect(play([{ type: 'dialogClosed' }, created], creating)).toMatchObject({
      state: { step: 'idle' },
      effects: [{ type: 'stop' }],
    });
  });

  test('a payment that comes in late refreshes the user once and opens nothing', () => {
    const paid: PaymentEvent = { type: 'statusArrived', request: 3, status: 1 };
    const { state, effects } = play([{ type: 'dialogClosed' }, paid, paid], ready);
    expect(state.step).toBe('idle');
    expect(types(effects)).toEqual(['stop', 'refreshUser']);
  });

  test('an answer for an order of before does not touch the present one', () => {
    const { state } = play(
      [{ type: 'dialogClosed' }, submitted, { type: 'statusArrived', request: 3, status: 1 }],
      ready,
    );
    expect(state.step).toBe('creating');
  });
});

/** Plays random users, clocks and servers: outstanding requests are answered in any order, late, twice or never. */
type Move = { kind: 'user'; event: PaymentEvent } | { kind: 'answer'; pick: number; outcome: number; keep: boolean };
const moves = fc.array(
  fc.oneof(
    fc
      .constantFrom<PaymentEvent>(
        submitted,
        { type: 'submitted', form: { ...form, payType: 2 } },
        { type: 'retried' },
        { type: 'dialogClosed' },
        { type: 'hurried' },
        { type: 'ticked', now: 0 },
        { type: 'ticked', now: expiresAt },
      )
      .map((event): Move => ({ kind: 'user', event })),
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        pick: fc.nat(),
        outcome: fc.nat({ max: 9 }),
        keep: fc.boolean(),
      }),
    },
  ),
  { maxLength: 60 },
);

function answerTo(effect: PaymentEffect, outcome: number): PaymentEvent {
  if (effect.type === 'createOrder') {
    return outcome < 8
      ? { type: 'orderCreated', request: effect.request, outTradeNo: String(effect.request), expiresAt }
      : { type: 'orderRefused', request: effect.request, reason: '失败' };
  }
  if (effect.type === 'fetchQr') {
    if (outcome < 6) return { type: 'qrArrived', request: effect.request, qr: 'qr' };
    return { type: outcome < 9 ? 'qrNotReady' : 'qrRefused', request: effect.request, reason: notReady };
  }
  const request = 'request' in effect ? effect.request : -1;
  if (effect.type === 'refreshUser')
    return { type: 'balanceRead', request, balance: outcome < 6 ? fen(100 * outcome) : null };
  if (outcome < 5) return { type: 'statusArrived', request, status: 0 };
  if (outcome < 7) return { type: 'statusFailed', request };
  return { type: 'statusArrived', request, status: outcome < 9 ? 1 : 2 };
}

describe('whatever the order of events', () => {
  test('at most one request is awaited, nothing runs after closing but a refresh, and paid is final', () => {
    fc.assert(
      fc.property(moves, (script) => {
        let state: PaymentState = initialPayment;
        let asked: PaymentEffect[] = [];
        for (const move of script) {
          const chosen = move.kind === 'answer' ? asked[move.pick % Math.max(1, asked.length)] : undefined;
          if (move.kind === 'answer' && chosen === undefined) continue;
          const event: PaymentEvent =
            move.kind === 'user' ? move.event : answerTo(chosen ?? { type: 'stop' }, move.outcome);
          if (move.kind === 'answer' && !move.keep) asked = asked.filter((effect) => effect !== chosen);
          const before = state;
          const next = reducePayment(before, event);
          state = next.state;
          const requests = next.effects.filter((effect) => 'request' in effect);
          asked.push(...requests);
          expect(requests.length).toBeLessThanOrEqual(1);
          // A new request is only sent when the one before it has been answered or dropped by the user.
          if (requests.length === 1 && move.kind === 'answer')
            expect(chosen).toMatchObject({ request: before.pending });
          if (before.step === 'idle' && event.type !== 'submitted') {
            expect(state.step).toBe('idle');
            expect(types(next.effects).every((type) => type === 'refreshUser')).toBe(true);
          }
          if (before.step === 'paid' && event.type === 'balanceRead')
            expect(next).toMatchObject({ state: { step: 'paid', order: before.order }, effects: [] });
          else if (before.step === 'paid' && event.type !== 'dialogClosed')
            expect(next).toEqual({ state: before, effects: [] });
          if (types(next.effects).includes('refreshUser'))
            expect(event).toMatchObject({ type: 'statusArrived', status: 1 });
          if (state.step === 'waitingQr') expect(state.pending).not.toBeNull();
          if (state.step === 'ready') expect(state.pending).toBe(state.lastRequest);
        }
      }),
      { numRuns: 500 },
    );
  });
});
