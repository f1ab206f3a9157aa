import { unit } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { priceInfo } from './fixtures';
import { dayPrice, monthPrice, priceTerms, shownPrice } from './prices';

const price = (yuan: number) => unit(Math.round(yuan * 10_000));

test('a visitor sees the list price by the hour, and what a card-hour costs by the month', () => {
  expect(shownPrice('RTX 4090', price(2.19), priceTerms(priceInfo(0), 'hour'))).toEqual({
    current: 21_900,
    original: 21_900,
    second: 20_805,
  });
});

test('period and membership discounts stack and are rounded once', () => {
  const { current, original } = shownPrice('RTX 4090', price(2.19), priceTerms(priceInfo(2), 'day'));
  expect([current, original]).toEqual([20_818, 21_900]);
});

test('the market’s own reduction shows its former price', () => {
  expect(shownPrice('V100', price(1.28), priceTerms(priceInfo(0), 'hour'))).toMatchObject({
    current: 12_800,
    original: 14_500,
  });
});

test('one H20 for a month is 4,500.72 yuan', () => {
  const terms = priceTerms(priceInfo(0), 'month');
  expect(monthPrice(price(6.58), terms)).toBe(45_007_200);
  expect(shownPrice('H20', price(6.58), terms).second).toBe(45_007_200);
});

test('one card for a day carries the discount of days whatever period is shown', () => {
  expect(dayPrice(price(6.58), priceTerms(priceInfo(0), 'hour'))).toBe(1_547_616);
});
