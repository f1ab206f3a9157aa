import { expect, test } from 'vitest';
import { budgetPercent, budgetStep } from './budget';
import { fen } from './money';

const of = (spent: number, amount: number) => ({ spent: fen(spent), amount: fen(amount) });

test('a step is reached by the fen that makes it, not before', () => {
  expect([4_999, 5_000, 7_999, 8_000, 9_999, 10_000, 50_000].map((spent) => budgetStep(of(spent, 10_000)))).toEqual([
    0, 50, 50, 80, 80, 100, 100,
  ]);
});

test('the percent that is shown agrees with the steps', () => {
  expect(budgetPercent(of(7_999, 10_000))).toBe(79);
  expect(budgetPercent(of(8_000, 10_000))).toBe(80);
  expect(budgetPercent(of(25_000, 10_000))).toBe(250);
});

test('a month in which more came back than was taken has reached nothing', () => {
  expect(budgetStep(of(-500, 10_000))).toBe(0);
  expect(budgetPercent(of(-500, 10_000))).toBe(0);
});
