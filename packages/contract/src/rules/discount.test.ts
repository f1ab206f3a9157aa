import { expect, test } from 'vitest';
import { basisPointsOf, discountLabel } from './discount';

test.each([
  [0.98, '9.8折'],
  [0.97, '9.7折'],
  [0.95, '9.5折'],
  [0.94, '9.4折'],
  [0.9, '9折'],
  [0.57, '5.7折'],
  [0.29, '2.9折'],
  [0.985, '9.85折'],
  [0.1, '1折'],
  [1, '原价'],
])('the multiplier %s is written %s', (fraction, words) => {
  expect(discountLabel(basisPointsOf(fraction))).toBe(words);
});

test('every hundredth is written with at most one decimal', () => {
  for (let hundredth = 1; hundredth < 100; hundredth += 1)
    expect(discountLabel(basisPointsOf(hundredth / 100))).toMatch(/^\d(\.\d)?折$/);
});
