import { expect, test } from 'vitest';
import { basisPointsOf, discountFigure } from './discount';

test.each([
  [0.98, '9.8'],
  [0.97, '9.7'],
  [0.95, '9.5'],
  [0.94, '9.4'],
  [0.9, '9'],
  [0.57, '5.7'],
  [0.29, '2.9'],
  [0.985, '9.85'],
  [0.1, '1'],
])('the multiplier %s is written %s', (fraction, words) => {
  expect(discountFigure(basisPointsOf(fraction))).toBe(words);
});

test('every hundredth is written with at most one decimal', () => {
  for (let hundredth = 1; hundredth < 100; hundredth += 1)
    expect(discountFigure(basisPointsOf(hundredth / 100))).toMatch(/^\d(\.\d)?$/);
});
