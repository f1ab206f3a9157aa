import { expect, test } from 'vitest';
import { unit } from './money';
import { hourSeconds, minuteSeconds } from './time-units';
import { idleAfter, idleCost, idleSeconds, usageSpans, type CardUse } from './usage';

const step = 10 * minuteSeconds;
const now = 1_800_000_000;
/** One value for each ten minutes up to now, the newest last. */
const uses = (...values: (number | null)[]): CardUse[] =>
  values.map((use, index) => ({ time: now - (values.length - index) * step, use }));
const idle = (hours: number, use: number | null = 1) => Array.from({ length: hours * 6 }, () => use);
const of = (list: readonly CardUse[]) => idleSeconds(list, { step, now });

test('an instance is idle for the whole hours in which its cards did nearly nothing, up to now', () => {
  expect(of(uses(80, ...idle(6)))).toBe(6 * hourSeconds);
  expect(of(uses(80, 0, 4.9, ...idle(6)))).toBe(6 * hourSeconds);
  expect(of(uses(...idle(6), 5))).toBe(0);
});

test('under two hours nobody is told', () => {
  expect(of(uses(80, ...idle(2)))).toBe(2 * hourSeconds);
  expect(of(uses(80, ...idle(2).slice(1)))).toBe(0);
  expect(of([])).toBe(0);
});

test('what nobody saw is not idle: a gap, an unknown use or old readings end it', () => {
  expect(of(uses(...idle(3), null, ...idle(2)))).toBe(2 * hourSeconds);
  expect(of(uses(...idle(6, null)))).toBe(0);
  const gap = uses(...idle(5)).filter((_, index) => index !== 17);
  expect(of(gap)).toBe(2 * hourSeconds);
  expect(idleSeconds(uses(...idle(6)), { step, now: now + hourSeconds })).toBe(0);
});

test('idle time costs its share of the price of an hour, in whole fen', () => {
  expect(idleCost(unit(21_500), 6 * hourSeconds)).toBe(1290);
  expect(idleCost(unit(3_333), 2 * hourSeconds)).toBe(67);
});

test('no span has more points than a chart can show', () => {
  for (const { seconds, step: apart } of Object.values(usageSpans)) {
    expect(seconds / apart).toBeLessThanOrEqual(170);
    expect(seconds % apart).toBe(0);
  }
});

test('after a moment only what has passed since counts as idle, and never more than was read', () => {
  const hours = (list: readonly CardUse[], after: number) => idleAfter(list, after, { step, now });
  expect(hours(uses(...idle(6)), now - hourSeconds)).toEqual({ begin: now - hourSeconds, seconds: hourSeconds });
  expect(hours(uses(80, ...idle(1)), now - 6 * hourSeconds)?.seconds).toBe(hourSeconds);
  expect(hours(uses(...idle(1), 80), 0)).toBeNull();
  expect(hours(uses(...idle(1), null), 0)).toBeNull();
  // The newest ten minutes have only begun.
  const begun = [{ time: now - 60, use: 1 }];
  expect(hours(begun, 0)).toEqual({ begin: now - 60, seconds: 60 });
});
