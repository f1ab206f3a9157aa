import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RentalUnit } from '../enumerations';
import { unit } from './money';
import { quoteRental } from './price';
import type { RentalPeriod } from './rental';
import { cheaperPeriod, dueTime, hoursOf, isRentable, periodOf, rentalUnits } from './rental';

const priceOf = (hourly: number) => (period: RentalPeriod) =>
  quoteRental({ parts: [{ item: 'compute', unitPrice: unit(hourly) }], period, vipDiscount: 10_000 }).payable;

test.each([
  ['hour', 1, 1],
  ['hour', 23, 23],
  ['day', 3, 72],
  ['month', 1, 720],
  ['month', 6, 4320],
  ['month', 12, 8640],
  ['day', 6, 144],
] as const)('%s × %i lasts %i hours', (unitName, count, hours) => {
  expect(hoursOf({ unit: unitName, count })).toBe(hours);
});

test('a length is that of one period alone, and of none where nothing so long can be rented', () => {
  for (const [unitName, { longest }] of Object.entries(rentalUnits) as [RentalUnit, { longest: number }][])
    for (let count = 1; count <= longest; count += 1)
      expect(periodOf(hoursOf({ unit: unitName, count }))).toEqual({ unit: unitName, count });
  expect([0, -1, 1.5, 25, 8641].map(periodOf)).toEqual([null, null, null, null, null]);
});

test('half a year from 2026-11-20 14:05 ends 180 days later, at 2027-05-19 14:05', () => {
  expect(dueTime(Date.parse('2026-11-20T14:05:00+08:00') / 1000, { unit: 'month', count: 6 })).toBe(
    Date.parse('2027-05-19T14:05:00+08:00') / 1000,
  );
});

test.each([
  ['hour', 23],
  ['day', 29],
  ['month', 12],
] as const)('%s can be rented from 1 to %i', (unitName, longest) => {
  expect(rentalUnits[unitName].longest).toBe(longest);
  for (let count = 1; count <= longest; count += 1) expect(isRentable({ unit: unitName, count })).toBe(true);
});

test.each([
  ['hour', 0],
  ['hour', 24],
  ['day', 30],
  ['month', 13],
  ['day', 1.5],
  ['month', -1],
  ['hour', Number.NaN],
] as const)('%s × %s cannot be rented', (unitName, count) => {
  expect(isRentable({ unit: unitName, count })).toBe(false);
});

describe('the hint for a better period', () => {
  test('24 hours at ¥2.19 are dearer than a day by ¥1.05', () => {
    expect(cheaperPeriod(priceOf(21_900), { unit: 'hour', count: 24 })).toEqual({
      kind: 'saves',
      period: { unit: 'day', count: 1 },
      saved: 105,
    });
  });

  test('a day gives one hour more than 23 hours for ¥1.14', () => {
    expect(cheaperPeriod(priceOf(21_900), { unit: 'hour', count: 23 })).toEqual({
      kind: 'addsHours',
      period: { unit: 'day', count: 1 },
      moreHours: 1,
      extra: 114,
    });
  });

  test('a month gives a day more than 29 days for little', () => {
    expect(cheaperPeriod(priceOf(21_900), { unit: 'day', count: 29 })).toMatchObject({
      kind: 'addsHours',
      period: { unit: 'month', count: 1 },
      moreHours: 24,
    });
  });

  test.each([
    ['hour', 1],
    ['hour', 20],
    ['day', 3],
    ['day', 26],
    ['month', 1],
    ['month', 12],
  ] as const)('says nothing at %s × %i', (unitName, count) => {
    expect(cheaperPeriod(priceOf(21_900), { unit: unitName, count })).toBeNull();
  });

  test('never offers a shorter time, and states the true difference', () => {
    const period = fc.constantFrom<RentalUnit>('hour', 'day', 'month').chain((unitName) =>
      fc.record({
        unit: fc.constant(unitName),
        count: fc.integer({ min: 1, max: rentalUnits[unitName].longest + 40 }),
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), period, (hourly, chosen) => {
        const price = priceOf(hourly);
        const hint = cheaperPeriod(price, chosen);
        if (hint === null) return;
        expect(isRentable(hint.period)).toBe(true);
        expect(hoursOf(hint.period)).toBeGreaterThanOrEqual(hoursOf(chosen));
        expect(price(hint.period) - price(chosen)).toBe(hint.kind === 'saves' ? 0 - hint.saved : hint.extra);
      }),
    );
  });
});
