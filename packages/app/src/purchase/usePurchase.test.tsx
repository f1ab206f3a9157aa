import { errors } from '@compute-market/contract/errors';
import type { Price } from '@compute-market/contract/entities/price';
import { picks, quote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import { payStep } from '@compute-market/patterns/purchase';
import { mainAccountWith, subAccount, subAccountWith } from '@compute-market/patterns/viewer/fixtures';
import type { Viewer } from '@compute-market/patterns/viewer';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type FailureKind } from '../api/errors';
import * as dialogState from '../state/dialogs';
import type { Pricing } from './quote-with-coupon';
import { usePurchase, type BuyOptions } from './usePurchase';

interface Order {
  readonly cards: number;
}
const failure = (entry: { readonly status: number }, kind: FailureKind = 'refused', data?: unknown, reason = '原因') =>
  new ApiError({ kind, status: entry.status, reason, requestId: 'r', data });
const bare: Price = { ...quote, CouponId: null, CouponAmount: 0, PayPrice: 314.15 };

const price = vi.fn<Pricing<Order>['price']>();
const coupons = vi.fn<NonNullable<Pricing<Order>['coupons']>>();
const pricing: Pricing<Order> = { price, coupons };
const send = vi.fn<(sent: Order, agreed: Price, options: BuyOptions) => Promise<string>>();
const onDone = vi.fn();
const onStale = vi.fn();
const openFastPay = vi.spyOn(dialogState, 'openFastPay');

/** Another account for each test: what one ordered without an answer is kept. */
let account = 0;
const mainWith = (known: Parameters<typeof mainAccountWith>[0] = {}) => mainAccountWith({ Id: account, ...known });

beforeEach(() => {
  account += 1;
  vi.clearAllMocks();
  price.mockImplementation((_, couponId) =>
    Promise.resolve(couponId === null ? bare : { ...quote, CouponId: couponId }),
  );
  coupons.mockResolvedValue(picks);
  send.mockResolvedValue('k7f3a2c');
});

function setUp({ viewer = mainWith(), shortage }: { viewer?: Viewer; shortage?: () => Promise<string | null> } = {}) {
  const hook = renderHook(
    ({ cards, looking }) => {
      const draft = { cards };
      const { order, pay, begin } = usePurchase({
        kind: 'rent',
        viewer: looking,
        draft,
        pricing,
        send,
        onDone,
        onStale,
        ...(shortage && { shortage }),
      });
      return { order, begin, press: () => pay((buy) => buy(draft)) };
    },
    { initialProps: { cards: 1, looking: viewer } },
  );
  const settled = () =>
    waitFor(() => {
      const { order } = hook.result.current;
      expect(order.quote).toMatchObject({ state: 'ready' });
      expect(order.quote).not.toMatchObject({ refreshing: true });
      expect(order.submitting).toBe(false);
    });
  const press = async () => {
    await settled();
    act(() => hook.result.current.press());
    await settled();
  };
  return { ...hook, settled, press, order: () => hook.result.current.order };
}
const keys = () => send.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);

test('an order is bought at the price that was seen, with its coupon', async () => {
  const { press } = setUp();
  await press();
  expect(send).toHaveBeenCalledWith({ cards: 1 }, expect.objectContaining({ PayPrice: 304.15, CouponId: 11 }), {
    idempotencyKey: expect.any(String) as unknown,
    ownTopUp: true,
  });
  expect(onDone).toHaveBeenCalledWith('k7f3a2c', { cards: 1 });
});

test('two presses at once buy once', async () => {
  const { settled, result } = setUp();
  await settled();
  act(() => {
    result.current.press();
    result.current.press();
  });
  await settled();
  expect(send).toHaveBeenCalledOnce();
});

test('a sub-account has no coupons', async () => {
  const { press, order } = setUp({ viewer: subAccount });
  await press();
  expect(order().coupons).toBeNull();
  expect(coupons).not.toHaveBeenCalled();
});

test('a purchase without an answer is repeated as it was: same body, same price, same key, though the price is another by now', async () => {
  send.mockRejectedValueOnce(failure({ status: 0 }, 'timeout'));
  const { press, order, rerender } = setUp();
  await press();
  expect(order().problem).toEqual({ kind: 'unknown' });
  price.mockResolvedValue({ ...bare, PayPrice: 99 });
  rerender({ cards: 1, looking: mainWith({ Money: 1 }) });
  await press();
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('another choice after a purchase without an answer is another intention, and the first one is still known', async () => {
  send.mockRejectedValueOnce(failure({ status: 0 }, 'network'));
  const { press, order, rerender } = setUp();
  await press();
  rerender({ cards: 2, looking: mainWith() });
  expect(order().problem).toEqual({ kind: 'another' });
  await press();
  rerender({ cards: 1, looking: mainWith() });
  expect(order().problem).toEqual({ kind: 'unknown' });
  await press();
  const [first, other, again] = keys();
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

test('a purchase that is repeated is not asked whether there is stock: it may have taken the last machine', async () => {
  const shortage = vi.fn(() => Promise.resolve<string | null>(null));
  send.mockRejectedValueOnce(failure({ status: 0 }, 'network'));
  const { press } = setUp({ shortage });
  await press();
  shortage.mockResolvedValue('已售罄');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('an order without an answer is the same one after its page was left: same body, same price, same key', async () => {
  send.mockRejectedValueOnce(failure({ status: 0 }, 'timeout'));
  const first = setUp();
  await first.press();
  first.unmount();
  price.mockResolvedValue({ ...bare, PayPrice: 99 });
  const back = setUp();
  await back.settled();
  expect(back.order().problem).toEqual({ kind: 'unknown' });
  back.rerender({ cards: 2, looking: mainWith() });
  await back.settled();
  expect(back.order().problem).toEqual({ kind: 'another' });
  back.rerender({ cards: 1, looking: mainWith() });
  await back.press();
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('an order without an answer shows the price and the coupon it is repeated with, and can be repeated though it can be priced no more', async () => {
  send.mockRejectedValueOnce(failure({ status: 0 }, 'timeout'));
  const first = setUp();
  await first.press();
  first.unmount();
  price.mockRejectedValue(failure({ status: 0 }, 'network'));
  const asked = price.mock.calls.length;
  const { order, press } = setUp();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(order()).toMatchObject({
    quote: { state: 'ready', data: { PayPrice: 304.15, CouponId: 11 } },
    coupons: picks,
  });
  expect(payStep(order(), { kind: 'main', hasVoucher: true })).toEqual({ step: 'pay', disabled: false });
  expect(price.mock.calls).toHaveLength(asked);
  await press();
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  expect(order()).toMatchObject({ paid: true, quote: { data: { PayPrice: 304.15 } }, coupons: picks });
});

test('after a no to an order that was repeated it is priced anew', async () => {
  send.mockRejectedValueOnce(failure({ status: 0 }, 'timeout'));
  send.mockRejectedValueOnce(failure(errors.STATE_CONFLICT));
  const { press, order } = setUp();
  await press();
  price.mockResolvedValue({ ...bare, PayPrice: 99 });
  await press();
  await waitFor(() => expect(order()).toMatchObject({ quote: { state: 'ready', data: { PayPrice: 99 } } }));
});

test('an order whose page was left while it was under way is the same one too', async () => {
  let lose: ((error: ApiError) => void) | undefined;
  send.mockImplementationOnce(() => new Promise((_, reject) => (lose = reject)));
  const first = setUp();
  await first.settled();
  act(() => first.result.current.press());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  first.unmount();
  const back = setUp();
  await back.press();
  act(() => lose?.(failure({ status: 0 }, 'timeout')));
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('the order of another account is another one', async () => {
  send.mockRejectedValueOnce(failure({ status: 0 }, 'timeout'));
  const first = setUp();
  await first.press();
  first.unmount();
  account += 1;
  const other = setUp();
  await other.settled();
  expect(other.order().problem).toBeNull();
});

test('an order that was sent before its account was read is the same one once it is', async () => {
  send.mockRejectedValueOnce(failure({ status: 0 }, 'timeout'));
  const { press, order, rerender } = setUp({ viewer: { role: 'unknown' } });
  await press();
  rerender({ cards: 1, looking: mainWith() });
  expect(order().problem).toEqual({ kind: 'unknown' });
  await press();
  const [first, again] = keys();
  expect(again).toBe(first);
});

test('too many requests are no answer to a purchase that was sent before: it stays unanswered, and is repeated with its key', async () => {
  send.mockRejectedValueOnce(failure({ status: 0 }, 'timeout'));
  send.mockRejectedValueOnce(failure(errors.TOO_MANY_REQUESTS));
  const { press, order } = setUp();
  await press();
  await press();
  expect(order().problem).toEqual({ kind: 'unknown' });
  await press();
  const [lost, unheard, again] = keys();
  expect([unheard, again]).toEqual([lost, lost]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('too many requests at the first try are a refusal: the order says so', async () => {
  send.mockRejectedValueOnce(failure(errors.TOO_MANY_REQUESTS));
  const { press, order } = setUp();
  await press();
  expect(order().problem).toEqual({ kind: 'refused', reason: '原因' });
});

test('stock that is gone is reported without a purchase, and read again', async () => {
  const { press, order } = setUp({ shortage: () => Promise.resolve('已售罄') });
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(order().problem).toEqual({ kind: 'refused', reason: '已售罄' });
  expect(onStale).toHaveBeenCalledOnce();
});

test('stock that someone else took meanwhile is reported, read again and priced again', async () => {
  send.mockRejectedValueOnce(failure(errors.CAPACITY_SHORT));
  const { press, order } = setUp();
  await press();
  expect(order().problem).toEqual({ kind: 'refused', reason: '原因' });
  expect(onStale).toHaveBeenCalledOnce();
});

test('after a refusal the same order is another intention', async () => {
  send.mockRejectedValueOnce(failure(errors.STATE_CONFLICT));
  const { press } = setUp();
  await press();
  await press();
  const [first, second] = keys();
  expect(second).not.toBe(first);
});

test('a price that changed shows both sums until it is confirmed, then buys at the new one', async () => {
  send.mockImplementationOnce(() => {
    price.mockResolvedValue({ ...quote, PayPrice: 312.4 });
    return Promise.reject(failure(errors.PRICE_CHANGED, 'refused', { ...quote, PayPrice: 312.4 }));
  });
  const { press, order } = setUp();
  await press();
  expect(order().problem).toEqual({ kind: 'priceChanged', before: 30_415, after: 31_240 });
  act(() => order().onConfirmPrice());
  expect(order().problem).toBeNull();
  await press();
  expect(send.mock.calls[1]?.[1].PayPrice).toBe(312.4);
});

test('a balance that went meanwhile opens the top-up once, with what is missing by now', async () => {
  send.mockImplementationOnce(() => {
    price.mockResolvedValue({ ...bare, IsEnough: false, ShortMoney: 54.15 });
    return Promise.reject(failure(errors.BALANCE_SHORT));
  });
  const { press, order, rerender, settled } = setUp();
  await press();
  expect(openFastPay.mock.calls).toEqual([[54.15]]);
  expect(order().problem).toBeNull();
  price.mockResolvedValue(bare);
  rerender({ cards: 1, looking: mainWith({ Money: 5000 }) });
  await settled();
  expect(order().problem).toEqual({ kind: 'arrived' });
});

test('a balance that is short of something else than the price opens the top-up once, and the reason stands at the order', async () => {
  send.mockRejectedValueOnce(failure(errors.BALANCE_SHORT));
  const { press, order } = setUp();
  await press();
  expect(openFastPay.mock.calls).toEqual([[null]]);
  expect(order().problem).toEqual({ kind: 'refused', reason: '原因' });
});

test('a back end that says by its words alone that the balance is short opens the top-up too', async () => {
  send.mockImplementationOnce(() => {
    price.mockResolvedValue({ ...bare, IsEnough: false, ShortMoney: 54.15 });
    return Promise.reject(failure({ status: 1 }, 'refused', undefined, '可用余额小于套餐价格'));
  });
  const { press } = setUp();
  await press();
  expect(openFastPay.mock.calls).toEqual([[54.15]]);
});

test('a sub-account is told that its main account is short, and is offered no top-up', async () => {
  send.mockRejectedValueOnce(failure(errors.BALANCE_SHORT));
  const { press, order } = setUp({ viewer: subAccount });
  await press();
  expect(openFastPay).not.toHaveBeenCalled();
  expect(order().problem).toEqual({ kind: 'mainShort' });
});

test('an order is priced again when what it is paid within has changed', async () => {
  const { settled, rerender } = setUp({ viewer: subAccount });
  await settled();
  const changed = [
    subAccountWith({ MoneyLimit: 900 }),
    subAccountWith({ MoneyLimit: 900, MonthLimit: 300, MonthMoney: 0 }),
    subAccountWith({ MoneyLimit: 900, MonthLimit: 300, MonthMoney: 10 }),
    mainWith(),
    mainWith({ CreditMoneyQuota: 9000 }),
  ];
  for (const looking of changed) {
    const asked = price.mock.calls.length;
    rerender({ cards: 1, looking });
    await waitFor(() => expect(price.mock.calls.length).toBeGreaterThan(asked));
    await settled();
  }
});

test('when what is missing cannot be read, the top-up opens with its own sum', async () => {
  send.mockImplementationOnce(() => {
    price.mockRejectedValue(failure({ status: 0 }, 'network'));
    return Promise.reject(failure(errors.BALANCE_SHORT));
  });
  const { settled, result } = setUp();
  await settled();
  act(() => result.current.press());
  await waitFor(() => expect(openFastPay.mock.calls).toEqual([[null]]));
});

test('another coupon is another choice: what was refused is about the old one', async () => {
  send.mockRejectedValueOnce(failure(errors.COUPON_EXPIRED));
  const { press, order } = setUp();
  await press();
  expect(order().problem).toMatchObject({ kind: 'refused' });
  act(() => order().onCouponChange(null));
  expect(order().problem).toBeNull();
});

test('a paid order is over: it keeps its price, asks for no other, and cannot be paid again until another is begun', async () => {
  const { press, order, rerender, settled, result } = setUp();
  await press();
  expect(order()).toMatchObject({ paid: true, quote: { state: 'ready', data: { PayPrice: 304.15, IsEnough: true } } });
  // What it took is gone from the purse: the same order would be short now.
  price.mockResolvedValue({ ...bare, IsEnough: false, ShortMoney: 51.02 });
  const asked = price.mock.calls.length;
  rerender({ cards: 1, looking: mainWith({ Money: 0.49 }) });
  await press();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(price.mock.calls).toHaveLength(asked);
  expect(order()).toMatchObject({ paid: true, problem: null, quote: { data: { IsEnough: true } } });
  expect(send).toHaveBeenCalledOnce();

  price.mockResolvedValue(bare);
  act(() => result.current.begin());
  await settled();
  expect(order().paid).toBe(false);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});
