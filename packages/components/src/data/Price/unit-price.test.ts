import { expect, test } from 'vitest';
import { unitPriceDigits } from './unit-price';

test.each([
  [65_800, '6.58'],
  [300, '0.0300'],
  [999, '0.0999'],
  [1000, '0.10'],
  [10_050, '1.01'],
  [12_550, '1.26'],
  [-102_350, '−10.24'],
  [0, '0.00'],
  [45_007_200, '4,500.72'],
])('a unit price of %i ten-thousandths reads %s', (price, text) => expect(unitPriceDigits(price)).toBe(text));
