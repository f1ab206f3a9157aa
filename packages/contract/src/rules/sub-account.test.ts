import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen } from './money';
import { limitWarning } from './sub-account';

describe('the warning of a spending limit', () => {
  test.each([
    [0, 10_000, 0],
    [7_999, 10_000, 0],
    [8_000, 10_000, 80],
    [9_999, 10_000, 80],
    [10_000, 10_000, 100],
    [0, 0, 100],
    [0, 1, 0],
  ])('%i of %i fen used gives %i', (used, limit, expected) => {
    expect(limitWarning({ used: fen(used), limit: fen(limit) })).toBe(expected);
  });

  test('never falls while more is used', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(amount, amount, amount, (limit, some, more) => {
        expect(limitWarning({ used: fen(some + more), limit: fen(limit) })).toBeGreaterThanOrEqual(
          limitWarning({ used: fen(some), limit: fen(limit) }),
        );
      }),
    );
  });
});
