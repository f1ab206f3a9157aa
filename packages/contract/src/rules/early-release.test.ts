import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { RentalUnit } from '../enumerations';
import { earlyReturn, unitOfHours, usedUntil } from './early-release';
import { fen } from './money';
import { rentalUnits } from './rental';
import { dayMs, hourMs, minuteMs } from './time-units';

const month = 30 * dayMs;

describe('what an early release gives back', () => {
  it.each([
    [
      'a month after a day: the day costs its share at the price of a day',
      'month',
      95_000,
      month,
      dayMs,
      3_166,
      100,
      91_734,
    ],
    [
      'ten days after one: the day costs its share at the price of an hour',
      'day',
      9_800,
      10 * dayMs,
      dayMs,
      980,
      20,
      8_800,
    ],
    ['ten hours after three: hours have no discount', 'hour', 2_190, 10 * hourMs, 3 * hourMs, 657, 0, 1_533],
    ['a period that has not begun comes back whole', 'month', 95_000, month, -dayMs, 0, 0, 95_000],
    ['a period that is over does not', 'day', 9_800, dayMs, 2 * dayMs, 9_800, 0, 0],
    ['at the end no more is kept than was paid', 'month', 95_000, month, month - hourMs, 94_868, 132, 0],
    ['nothing was paid', 'day', 0, dayMs, hourMs, 0, 0, 0],
  ] as const)('%s', (_name, unit, paid, end, until, used, reclaimed, back) => {
    expect(earlyReturn({ paid: fen(paid), begin: 0, end, unit }, until)).toEqual({ paid, used, reclaimed, back });
  });

  const anyPayment = fc.record({
    paid: fc.integer({ min: 0, max: 100_000_000 }).map(fen),
    begin: fc.integer({ min: 0, max: month }),
    unit: fc.constantFrom<RentalUnit>('hour', 'day', 'month'),
    length: fc.integer({ min: 1, max: 12 * month }),
  });
  const anyMoment = fc.integer({ min: 0, max: 14 * month });
  const back = (
    payment: { paid: ReturnType<typeof fen>; begin: number; length: number; unit: RentalUnit },
    until: number,
  ) => earlyReturn({ ...payment, end: payment.begin + payment.length }, until);

  test('adds up, gives back no more than was paid and keeps no more', () => {
    fc.assert(
      fc.property(anyPayment, anyMoment, (payment, until) => {
        const split = back(payment, until);
        expect(split.paid - split.used - split.reclaimed).toBe(split.back);
        for (const part of Object.values(split)) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(payment.paid);
        }
      }),
    );
  });

  test('keeps at least the share of the time, and rounds in favour of the customer by less than a fen', () => {
    fc.assert(
      fc.property(anyPayment, anyMoment, (payment, until) => {
        const kept = BigInt(payment.paid - back(payment, until).back);
        const time = BigInt(Math.min(Math.max(0, until - payment.begin), payment.length));
        const [own, next] = { hour: [1n, 1n], day: [9_800n, 10_000n], month: [9_500n, 9_800n] }[payment.unit] as [
          bigint,
          bigint,
        ];
        const exact = BigInt(payment.paid) * time * next;
        const whole = BigInt(payment.length) * own;
        if (kept < BigInt(payment.paid)) {
          expect(kept * whole <= exact).toBe(true);
          expect((kept + 1n) * whole > exact).toBe(true);
        }
      }),
    );
  });

  test('never rises with time', () => {
    fc.assert(
      fc.property(anyPayment, anyMoment, fc.integer({ min: 0, max: month }), (payment, until, more) => {
        expect(back(payment, until + more).back).toBeLessThanOrEqual(back(payment, until).back);
      }),
    );
  });
});

describe('the hours of a rental', () => {
  it('that have begun are used, counted from its end', () => {
    const due = 10 * hourMs;
    expect(usedUntil(minuteMs, due)).toBe(hourMs);
    expect(usedUntil(hourMs, due)).toBe(hourMs);
    expect(usedUntil(hourMs + 1, due)).toBe(2 * hourMs);
    expect(usedUntil(due - minuteMs, due)).toBe(due);
    expect(usedUntil(due + hourMs, due)).toBe(due);
  });

  it('come back by whole minutes where it is paid by usage', () => {
    const due = hourMs;
    expect(usedUntil(20 * minuteMs, due, 'usage')).toBe(20 * minuteMs);
    expect(usedUntil(20 * minuteMs + 1, due, 'usage')).toBe(21 * minuteMs);
    expect(usedUntil(due - minuteMs + 1, due, 'usage')).toBe(due);
    expect(usedUntil(due - 75 * minuteMs, due, 'usage')).toBe(due - 75 * minuteMs);
  });

  it('tell the unit they were bought by', () => {
    for (const unit of ['hour', 'day', 'month'] as const)
      for (let count = 1; count <= rentalUnits[unit].longest; count += 1)
        expect(unitOfHours(count * rentalUnits[unit].hours)).toBe(unit);
  });
});
