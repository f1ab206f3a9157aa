import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallsBelow } from './balance-reminder';
import { fen } from './money';

const told = (before: number, after: number, threshold: number) =>
  fallsBelow({ before: fen(before), after: fen(after), threshold: fen(threshold) });

test('it is told by the fen that takes the balance below, not before and not again', () => {
  expect([told(10_001, 10_000, 10_000), told(10_000, 9_999, 10_000), told(9_999, 9_998, 10_000)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([told(1, 0, 0), told(0, -1, 0), told(9_000, 12_000, 10_000)]).toEqual([false, true, false]);
});

test('whatever moves the balance, it is told once for each time below, and only after it was not', () => {
  const sums = fc.integer({ min: -500, max: 500 });
  fc.assert(
    fc.property(sums, sums, fc.array(sums, { maxLength: 40 }), (threshold, opening, movements) => {
      let balance = opening;
      let armed = opening >= threshold;
      for (const movement of movements) {
        const after = balance + movement;
        expect(told(balance, after, threshold)).toBe(armed && after < threshold);
        armed = after >= threshold;
        balance = after;
      }
    }),
  );
});
