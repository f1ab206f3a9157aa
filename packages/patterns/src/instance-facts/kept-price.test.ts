import { expect, test } from 'vitest';
import { keptPriceText } from './facts';

const silver = 9500;
const told = (price: string) => `保留费 ${price}`;

test('a kept disk tells its day with the discount, one that costs nothing that it is free, an unknown price nothing', () => {
  expect(keptPriceText({ KeepHourPrice: 0.1 }, silver, told)).toBe('保留费 ¥2.28/天');
  expect(keptPriceText({ KeepHourPrice: 0 }, silver, told)).toBe('免费保留');
  expect(keptPriceText({ KeepHourPrice: Number.NaN }, silver, told)).toBe('');
});
