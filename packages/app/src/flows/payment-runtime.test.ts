import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { paymentDefaults, type PaymentState } from '@compute-market/patterns/money/payment-state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPaymentRuntime, type PaymentPorts } from './payment-runtime';

const order = { outTradeNo: '118220261120', expiresAt: 1000 };
let now = 700;
let state: PaymentState;
let polls: (value: { readonly status: number } | { readonly failed: true }) => void;
let polling = 0;

beforeEach(() => {
  vi.useFakeTimers();
  now = 700;
  polling = 0;
});
afterEach(() => void vi.useRealTimers());

function ports(
  overrides: Partial<PaymentPorts> = {},
): PaymentPorts & { refreshUser: ReturnType<typeof vi.fn<PaymentPorts['refreshUser']>> } {
  return {
    createOrder: () => Promise.resolve(order),
    fetchQr: () => Promise.resolve({ qr: 'data:image/svg+xml,' }),
    pollStatus: () => {
      polling += 1;
      return new Promise((resolve) => (polls = resolve));
    },
    now: () => now,
    ...overrides,
    refreshUser: vi.fn<PaymentPorts['refreshUser']>(() => Promise.resolve(fen(91_200))),
  };
}
const run = (world: PaymentPorts) => createPaymentRuntime(world, (next) => (state = next));
const flush = () => vi.advanceTimersByTimeAsync(0);

test('two clicks in one tick create one order', async () => {
  const createOrder = vi.fn(() => Promise.resolve(order));
  const runtime = run(ports({ createOrder }));
  runtime.dispatch({ type: 'submitted', form: paymentDefaults });
  runtime.dispatch({ type: 'submitted', form: paymentDefaults });
  await flush();
  expect(createOrder).toHaveBeenCalledTimes(1);
});

test('a code that is not ready is asked for again after two seconds, with the text shown', async () => {
  const fetchQr = vi
    .fn<PaymentPorts['fetchQr']>()
    .mockResolvedValueOnce({ notReady: '二维码未生成或者已过期' })
    .mockResolvedValueOnce({ qr: 'code' });
  const runtime = run(ports({ fetchQr }));
  runtime.dispatch({ type: 'submitted', form: paymentDefaults });
  await flush();
  expect(state).toMatchObject({ step: 'waitingQr', reason: '二维码未生成或者已过期' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(fetchQr).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(state).toMatchObject({ step: 'ready', qr: 'code' });
});

test('a slow poll is never overtaken by the next', async () => {
  const runtime = run(ports());
  runtime.dispatch({ type: 'submitted', form: paymentDefaults });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(polling).toBe(1);
  polls({ status: ORDER_STATUS.unpaid });
  await vi.advanceTimersByTimeAsync(2000);
  expect(polling).toBe(2);
});

test('paid refreshes the user and stops', async () => {
  const world = ports();
  const runtime = run(world);
  runtime.dispatch({ type: 'submitted', form: paymentDefaults });
  await vi.advanceTimersByTimeAsync(2000);
  polls({ status: ORDER_STATUS.paid });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state).toMatchObject({ step: 'paid', balance: 91_200 });
  expect(world.refreshUser).toHaveBeenCalledTimes(1);
  expect(polling).toBe(1);
});

test('closing stops the polling and resets the form; a payment that comes in late still refreshes the user', async () => {
  const world = ports();
  const runtime = run(world);
  runtime.dispatch({ type: 'submitted', form: { ...paymentDefaults, payType: PAY_TYPE.alipay } });
  await vi.advanceTimersByTimeAsync(2000);
  runtime.dispatch({ type: 'dialogClosed' });
  expect(state).toMatchObject({ step: 'idle', form: paymentDefaults });
  polls({ status: ORDER_STATUS.paid });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.refreshUser).toHaveBeenCalledTimes(1);
  expect(state.step).toBe('idle');
  expect(polling).toBe(1);
});

test('after five minutes of the server clock the code is expired', async () => {
  const runtime = run(ports());
  runtime.dispatch({ type: 'submitted', form: paymentDefaults });
  await flush();
  now = order.expiresAt;
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.step).toBe('expired');
});

test('a page that is seen again asks at once', async () => {
  const runtime = run(ports());
  runtime.dispatch({ type: 'submitted', form: paymentDefaults });
  await flush();
  expect(polling).toBe(0);
  runtime.hurry();
  expect(polling).toBe(1);
});

test('a payment that comes after its code was over is found by the open dialog, at once by whoever comes back to it', async () => {
  const pollStatus = vi.fn<PaymentPorts['pollStatus']>(() => Promise.resolve({ status: ORDER_STATUS.closed }));
  const runtime = run(ports({ pollStatus }));
  runtime.dispatch({ type: 'submitted', form: paymentDefaults });
  await flush();
  now = order.expiresAt;
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(state.step).toBe('expired');
  const looks = pollStatus.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(pollStatus).toHaveBeenCalledTimes(looks);
  pollStatus.mockResolvedValue({ status: ORDER_STATUS.paid });
  runtime.hurry();
  await flush();
  expect(state.step).toBe('paid');
});

/** Two orders, one after another: what is told of the first, and how often it was looked at. */
function twoOrders() {
  let made = 0;
  let first: { readonly status: number; readonly cancelled?: boolean } = { status: ORDER_STATUS.unpaid };
  const looked = { first: 0, second: 0 };
  const world = ports({
    createOrder: () => {
      made += 1;
      return Promise.resolve({ outTradeNo: `order ${made}`, expiresAt: now + 300 });
    },
    pollStatus: (outTradeNo) => {
      const which = outTradeNo === 'order 1' ? 'first' : 'second';
      looked[which] += 1;
      return Promise.resolve(which === 'first' ? first : { status: ORDER_STATUS.unpaid });
    },
  });
  const runtime = run(world);
  return {
    runtime,
    looked,
    world,
    tellFirst: (told: typeof first) => void (first = told),
    /** The first code is over, and another is there. */
    renew: async () => {
      runtime.dispatch({ type: 'submitted', form: paymentDefaults });
      await flush();
      now += 300;
      await vi.advanceTimersByTimeAsync(1000);
      expect(state.step).toBe('expired');
      runtime.dispatch({ type: 'retried' });
      await flush();
      expect(state).toMatchObject({ step: 'ready', order: { outTradeNo: 'order 2' } });
    },
  };
}

test('an old code that is paid after another was asked for is found, and is what was paid', async () => {
  const { renew, tellFirst, world, looked } = twoOrders();
  await renew();
  tellFirst({ status: ORDER_STATUS.paid });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state).toMatchObject({ step: 'paid', order: { outTradeNo: 'order 1' }, balance: 91_200 });
  expect(world.refreshUser).toHaveBeenCalledOnce();
  const looks = { ...looked };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toEqual(looks);
});

test('an old code is looked at as long again as a code lasts, and at once by whoever comes back', async () => {
  const { renew, runtime, tellFirst, looked } = twoOrders();
  await renew();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const looks = looked.first;
  expect(looks).toBeGreaterThanOrEqual(30);
  expect(looks).toBeLessThanOrEqual(32);
  tellFirst({ status: ORDER_STATUS.paid });
  runtime.hurry();
  await flush();
  expect(state).toMatchObject({ step: 'paid', order: { outTradeNo: 'order 1' } });
});

test.each([
  ['its payer said no', ({ tellFirst }: ReturnType<typeof twoOrders>) => tellFirst({ status: 2, cancelled: true })],
  ['the dialog is closed', ({ runtime }: ReturnType<typeof twoOrders>) => runtime.dispatch({ type: 'dialogClosed' })],
])('an old code is not looked at any more once %s', async (_, end) => {
  const orders = twoOrders();
  await orders.renew();
  end(orders);
  await vi.advanceTimersByTimeAsync(10_000);
  const looks = orders.looked.first;
  await vi.advanceTimersByTimeAsync(60_000);
  orders.runtime.hurry();
  await flush();
  expect(orders.looked.first).toBe(looks);
});

test('an order is continued where it was left', async () => {
  const createOrder = vi.fn(() => Promise.resolve(order));
  const runtime = run(ports({ createOrder }));
  runtime.dispatch({ type: 'resumed', form: paymentDefaults, ...order, status: ORDER_STATUS.unpaid, paidAt: null });
  await flush();
  expect(state.step).toBe('ready');
  expect(createOrder).not.toHaveBeenCalled();
});

test('corporate transfer asks for nothing', async () => {
  const createOrder = vi.fn(() => Promise.resolve(order));
  const runtime = run(ports({ createOrder }));
  runtime.dispatch({ type: 'submitted', form: { ...paymentDefaults, payType: PAY_TYPE.corporateTransfer } });
  await flush();
  expect(createOrder).not.toHaveBeenCalled();
});
