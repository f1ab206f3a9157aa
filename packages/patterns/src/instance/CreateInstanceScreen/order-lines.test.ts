import { wholePrice } from '@compute-market/contract/rules/discount';
import { unit } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { priceTerms, shownPrice } from '../../listings';
import { choicesOf } from './choices';
import { filledForm, market, quote, threeQuote } from './fixtures';
import {
  bandwidthPrice,
  cheaperThan,
  daysAfter,
  diskPrice,
  keptDiskDay,
  machinesOf,
  savedBy,
  shownHourPrice,
  vipDiscountOf,
} from './order-lines';
import { priceGroups } from './price-groups';

const cheaper = (change: Partial<typeof filledForm>) => {
  const form = { ...filledForm, ...change };
  return cheaperThan(market, choicesOf(market, form), form);
};

test('50 GB above the free part cost 0.03 yuan an hour', () => expect(diskPrice(market, 50)).toBe(300));
test('18 Mbps above the free part cost 0.18 yuan an hour', () =>
  expect(bandwidthPrice(market.options.bandwidth, 50)).toBe(1800));
test('bandwidth within the free part costs nothing', () =>
  expect(bandwidthPrice(market.options.bandwidth, 20)).toBe(0));
test('a kept disk carries the member discount: 300 GB cost a silver member 0.41 yuan a day', () =>
  expect(keptDiskDay(market.options.keep_disk, 300, vipDiscountOf(market))).toBe(41));
test('what is not told has no price: it is never free, and no period is called cheaper', () => {
  const { disk, bandwidth, keep_disk } = market.options;
  const untold: typeof market = {
    ...market,
    options: {
      ...market.options,
      disk: { ...disk, HourPrice: Number.NaN },
      bandwidth: { ...bandwidth, HourPrice: Number.NaN },
      keep_disk: { ...keep_disk, HourPrice: Number.NaN },
    },
  };
  expect([diskPrice(untold, 50), diskPrice(untold, 0), bandwidthPrice(untold.options.bandwidth, 50)]).toEqual([
    Number.NaN,
    0,
    Number.NaN,
  ]);
  expect(keptDiskDay(untold.options.keep_disk, 300, wholePrice)).toBeNull();
  expect(keptDiskDay(keep_disk, Number.NaN, wholePrice)).toBeNull();
  const form = { ...filledForm, add_disk_size: 50 };
  expect(cheaperThan(untold, choicesOf(untold, form), form)).toBeNull();
});
test.each(['hour', 'day', 'month'] as const)(
  'a card by the %s costs here what the market shows this person',
  (period) => {
    const listPrice = unit(21_900);
    const { priceInfo } = market;
    const onMarket = priceInfo && shownPrice('RTX 4090', listPrice, priceTerms(priceInfo, period)).current;
    expect(shownHourPrice(market, listPrice, period)).toBe(onMarket);
    expect(onMarket).toBeLessThan(listPrice);
  },
);
test('while discounts are not known the list price stands', () =>
  expect(shownHourPrice({ ...market, priceInfo: null }, unit(21_900), 'day')).toBe(21_900));
test('23 hours are hardly cheaper than a day', () =>
  expect(cheaper({ unit: 'hour', pack_time: 23 })).toMatchObject({
    kind: 'addsHours',
    period: { unit: 'day', count: 1 },
    moreHours: 1,
  }));
test('the extra cost of a longer period counts all machines of the order', () => {
  const extraOf = (quantity: number) => {
    const found = cheaper({ unit: 'hour', pack_time: 23, quantity });
    return found?.kind === 'addsHours' ? found.extra : undefined;
  };
  expect(extraOf(3)).toBe(3 * (extraOf(1) ?? Number.NaN));
});
test('three days are no reason to rent a month', () => expect(cheaper({})).toBeNull());
test('what was saved is the way from the original price to the payable', () => expect(savedBy(quote)).toBe(2633));
test('the balance after paying is shown as days of the same machine', () =>
  expect(daysAfter(quote, filledForm)).toBe(25));
test('a coupon takes nothing off the days that come after it', () => {
  const { PayPrice, CouponAmount } = quote;
  const without = { ...quote, PayPrice: PayPrice + CouponAmount, CouponAmount: 0 };
  const halved = { ...without, PayPrice: without.PayPrice / 2, CouponAmount: without.PayPrice / 2 };
  expect(daysAfter(halved, filledForm)).toBe(daysAfter(without, filledForm));
});
test('a balance that lasts less than a day shows no days', () =>
  expect(daysAfter({ ...quote, MoneyAfter: 60 }, filledForm)).toBeNull());

test('a price says how many machines it is the sum of', () =>
  expect([machinesOf(quote), machinesOf(threeQuote), machinesOf({ Items: [] })]).toEqual([1, 3, 1]));

test('for three machines every line is three times one, the coupon is for one of them, and the lines add up', () => {
  const coupon = { tag: '新人满减券', action: '更换' };
  const [one, three] = [quote, threeQuote].map((price) => priceGroups(price, filledForm, 2, coupon));
  expect(three?.[0]?.map(({ detail, fen }) => [detail, fen])).toEqual([
    ['¥4.38 × 72 小时 × 3 台', 94_608],
    ['¥0.0300 × 72 小时 × 3 台', 648],
    ['¥0.18 × 72 小时 × 3 台', 3888],
  ]);
  expect(three?.[0]?.map(({ fen }) => fen)).toEqual(one?.[0]?.map(({ fen }) => 3 * fen));
  expect(three?.[1]?.at(-1)).toMatchObject({ detail: '仅抵 1 台', fen: -1000 });
  expect(one?.[1]?.at(-1)).toMatchObject({ detail: undefined, fen: -1000 });
  expect(three?.[1]?.reduce((sum, { fen }) => sum + fen, 0)).toBe(93_245);
});
