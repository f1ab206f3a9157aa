import { expect, test } from 'vitest';
import { percentOf, percentText } from './percent';

test('nearly there is not yet there', () => {
  expect(percentText(99.9999)).toBe('99.99%');
  expect(percentText(85.624)).toBe('85.62%');
  expect(percentText(100)).toBe('100.00%');
});

test.each([
  [50, 100, 50],
  [-5, 100, 0],
  [150, 100, 100],
  [0, 0, 100],
])('%i of %i is %i percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));
