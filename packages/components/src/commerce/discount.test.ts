import { expect, test } from 'vitest';
import { enUS } from '../locale/en-US';
import { discountMessages } from './discount-messages';

test.each([
  [9800, '9.8折', '2% off'],
  [9000, '9折', '10% off'],
  [9500, '9.5折', '5% off'],
  [8550, '8.55折', '14.5% off'],
])('%i basis points are said as %s and as %s', (points, chinese, english) => {
  expect(discountMessages.off(points)).toBe(chinese);
  expect(enUS.discount.off(points)).toBe(english);
});
