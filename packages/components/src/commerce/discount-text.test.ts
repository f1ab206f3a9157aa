import { expect, test } from 'vitest';
import { discountNumber, discountWord } from './discount-text';

test.each([
  [9800, '9.8折'],
  [9000, '9折'],
  [9500, '9.5折'],
  [8550, '8.55折'],
  [10_000, undefined],
])('%i basis points are said as %s', (points, word) => expect(discountWord(points)).toBe(word));

test('the number alone leaves the word to the card', () => expect(discountNumber(9500)).toBe('9.5'));
