import { expect, test } from 'vitest';
import { formatFen, formatMoney } from './format-money';

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
