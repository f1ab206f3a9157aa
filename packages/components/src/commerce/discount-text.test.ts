import { expect, test } from 'vitest';
import { discountWord } from './discount-text';

test.each([
  [9800, '9.8折'],
  [9000, '9折'],
  [9500, '9.5折'],
  [8550, '8.55折'],
  [10_000, undefined],
])('%i basis points are said as %s', (points, word) => expect(discountWord(points)).toBe(word));
