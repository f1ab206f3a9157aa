import { expect, test } from 'vitest';
import { barSegments, barTicks, barTotal, isLabelled, partTotal, type StackedBar } from './stacked-bar';

const parts = [
  { key: 'instance', label: '实例' },
  { key: 'disk', label: '磁盘' },
];
const bar = (instance: number, disk: number): StackedBar => ({ key: '1', label: '11-01', values: { instance, disk } });

test('parts stand on each other and add up', () => {
  const ticks = [0, 100];
  expect(barSegments(bar(60, 40), parts, ticks, 200)).toEqual([
    { part: 'instance', look: 1, y: 80, height: 120 },
    { part: 'disk', look: 2, y: 0, height: 80 },
  ]);
  expect(barTotal(bar(60, 40), parts)).toBe(100);
});

test('a refund grows down from zero while the rest grows up', () => {
  const ticks = [-100, 0, 100];
  expect(barSegments(bar(50, -50), parts, ticks, 200)).toEqual([
    { part: 'instance', look: 1, y: 50, height: 50 },
    { part: 'disk', look: 2, y: 100, height: 50 },
  ]);
});

test('a sum that is tiny beside the others is still seen, zero is not', () => {
  expect(barSegments(bar(1, 0), parts, [0, 1_000_000], 200)).toEqual([
    { part: 'instance', look: 1, y: 199, height: 1 },
  ]);
});

test('grid lines hold the highest bar, the lowest and the reference', () => {
  expect(barTicks([bar(60, 40), bar(10, -30)], parts, 'money', 150)).toEqual([-50, 0, 50, 100, 150]);
  expect(barTicks([], parts, 'money')).toEqual([0]);
});

test('totals of a part leave nothing out', () =>
  expect(partTotal({ key: 'disk', label: '磁盘' }, [bar(1, 2), bar(3, -5)])).toBe(-3));

test('of thirty days the first and every fifth are labelled, and today', () => {
  expect(Array.from({ length: 30 }, (_, index) => index + 1).filter((day) => isLabelled(day - 1, 30, 17))).toEqual([
    1, 5, 10, 15, 18, 20, 25, 30,
  ]);
  expect(isLabelled(6, 12)).toBe(true);
  // Two labels side by side would run into each other.
  expect([25, 26].map((day) => isLabelled(day - 1, 30, 25))).toEqual([false, true]);
});

test('what is undrawn lowers the sums, and neither a bar nor the axis', () => {
  const withRefunds = [...parts, { key: 'refund', label: '退费', undrawn: true }];
  const day: StackedBar = { key: '1', label: '11-01', values: { instance: 60, disk: 40, refund: -150 } };
  expect(barTotal(day, withRefunds)).toBe(-50);
  expect(barSegments(day, withRefunds, [0, 100], 200)).toEqual(barSegments(day, parts, [0, 100], 200));
  expect(barTicks([day], withRefunds, 'money')).toEqual(barTicks([day], parts, 'money'));
});
