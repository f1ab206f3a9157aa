import { picks, quote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors';
import { quoteWithCoupon, type CouponWish, type Pricing } from './quote-with-coupon';

interface Order {
  readonly gpu_type: string;
  readonly quantity: number;
}
type Judge = Pricing<Order>['coupons'];

const order: Order = { gpu_type: 'RTX 4090', quantity: 1 };
const couponPart = (whole: Order) => (whole.quantity === 1 ? whole : { ...whole, quantity: 1 });
const { signal } = new AbortController();

function ask(wish: CouponWish, coupons: Judge = () => Promise.resolve(picks)) {
  const price = vi.fn<Pricing<Order>['price']>((_, couponId) =>
    Promise.resolve({ ...quote, CouponId: couponId, PayPrice: couponId === null ? 314.15 : 304.15 }),
  );
  return { price, result: quoteWithCoupon(order, wish, { price, coupons, couponPart }, signal) };
}

test('the best coupon is used when nothing else was said', async () => {
  expect((await ask('best').result).price.CouponId).toBe(11);
});

test('coupons are judged by the price before any of them', async () => {
  const coupons = vi.fn<NonNullable<Judge>>(() => Promise.resolve(picks));
  await ask('best', coupons).result;
  expect(coupons).toHaveBeenCalledWith(order, 314.15, signal);
});

test('for three machines coupons are judged by one of them, and all three are priced', async () => {
  const judged = vi.fn<NonNullable<Judge>>(() => Promise.resolve(picks));
  const price = vi.fn<Pricing<Order>['price']>((asked) =>
    Promise.resolve({ ...quote, PayPrice: asked.quantity === 3 ? 942.45 : 314.15 }),
  );
  const three = { ...order, quantity: 3 };
  const result = await quoteWithCoupon(three, 'best', { price, coupons: judged, couponPart }, signal);
  expect(judged).toHaveBeenCalledWith(three, 314.15, signal);
  expect(price).toHaveBeenLastCalledWith(three, 11, signal);
  expect(result.price.PayPrice).toBe(942.45);
  await quoteWithCoupon(three, null, { price, coupons: judged, couponPart }, signal);
  expect(price).toHaveBeenLastCalledWith(three, null, signal);
});

test('a chosen coupon is kept while it fits', async () => expect((await ask(12).result).price.CouponId).toBe(12));
test('a chosen coupon that no longer fits gives way to the best', async () =>
  expect((await ask(13).result).price.CouponId).toBe(11));

test('without a coupon the price is asked for once', async () => {
  const { price, result } = ask(null);
  expect((await result).price.CouponId).toBeNull();
  expect(price).toHaveBeenCalledOnce();
});

test('who has no coupons is not judged', async () => {
  expect((await ask('best', null).result).coupons).toBeNull();
});

test('what costs nothing needs no coupon: none is judged', async () => {
  const coupons = vi.fn<NonNullable<Judge>>(() => Promise.resolve(picks));
  const price = vi.fn<Pricing<Order>['price']>(() => Promise.resolve({ ...quote, PayPrice: 0 }));
  expect((await quoteWithCoupon(order, 'best', { price, coupons }, signal)).coupons).toBeNull();
  expect(coupons).not.toHaveBeenCalled();
  expect(price).toHaveBeenCalledOnce();
});

test('an answer about coupons that nobody can read costs the coupons, not the price; any other failure costs both', async () => {
  const failing = (isStrange: boolean) => () =>
    Promise.reject(new ApiError({ kind: 'fault', status: 0, reason: '', requestId: '', isStrange }));
  await expect(ask('best', failing(true)).result).resolves.toMatchObject({ coupons: null });
  await expect(ask('best', failing(false)).result).rejects.toMatchObject({ kind: 'fault' });
});
