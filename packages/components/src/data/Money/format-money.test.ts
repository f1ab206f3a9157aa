import { expect, test } from 'vitest';
import { formatFen, formatMoney, unitPriceDigits } from './format-money';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [100, '1.00'],
  [1_234_567_890, '12,345,678.90'],
  [-1240, '−12.40'],
  [-5, '−0.05'],
])('%i fen reads %s', (fen, text) => expect(formatFen(fen)).toBe(text));

test('a debt carries a true minus before the sign of currency', () => expect(formatMoney(-31_260)).toBe('−¥312.60'));

test('an amount that nobody told is a dash', () => {
  expect(formatFen(Number.NaN)).toBe('—');
  expect(formatMoney(Number.NaN)).toBe('—');
});

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
