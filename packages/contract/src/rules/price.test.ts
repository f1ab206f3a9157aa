import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RentalUnit } from '../enumerations';
import { fen, formatMoney, sumFen, unit, unitFromYuan } from './money';
import type { PriceItem, PricePart } from './price';
import { hourlyCost, quotePrice, quoteRental, quotesTogether, withCoupon } from './price';
import { rentalUnits } from './rental';
import { hourSeconds } from './time-units';

const silver = 9_700;
const part = (item: PriceItem, yuan: number): PricePart => ({ item, unitPrice: unitFromYuan(yuan) });

const anyParts = fc.array(
  fc.record({
    item: fc.constantFrom<PriceItem>('compute', 'disk', 'bandwidth', 'cpu', 'memory'),
    unitPrice: fc.integer({ min: 0, max: 10_000_000 }).map(unit),
  }),
  { maxLength: 6 },
);
const anyDiscount = fc.integer({ min: 0, max: 10_000 });
const anySeconds = fc.integer({ min: 0, max: 8640 * hourSeconds });
const anyInput = fc.record({
  parts: anyParts,
  seconds: anySeconds,
  periodDiscount: anyDiscount,
  vipDiscount: anyDiscount,
});

describe('the quote of an order', () => {
  test('two RTX 4090 with 50GB and 50Mbps for 3 days at silver, with ¥10 off, come to ¥304.15', () => {
    const parts = [part('compute', 4.38), part('disk', 50 * 0.0006), part('bandwidth', 0.18)];
    const quote = withCoupon(quoteRental({ parts, period: { unit: 'day', count: 3 }, vipDiscount: silver }), fen(1000));
    expect(quote.lines.map(({ item, hours, amount }) => [item, hours, formatMoney(amount)])).toEqual([
      ['compute', 72, '¥315.36'],
      ['disk', 72, '¥2.16'],
      ['bandwidth', 72, '¥12.96'],
    ]);
    expect(quote).toMatchObject({
      original: 33_048,
      periodDiscount: 661,
      vipDiscount: 972,
      coupon: 1000,
      payable: 30_415,
    });
  });

  test('the cards alone come to ¥289.78', () => {
    const quote = withCoupon(
      quoteRental({ parts: [part('compute', 4.38)], period: { unit: 'day', count: 3 }, vipDiscount: silver }),
      fen(1000),
    );
    expect(quote).toMatchObject({
      original: 31_536,
      periodDiscount: 631,
      vipDiscount: 927,
      coupon: 1000,
      payable: 28_978,
    });
  });

  test('by the hour nothing but the member discount is taken off', () => {
    expect(
      quoteRental({ parts: [part('compute', 2.19)], period: { unit: 'hour', count: 1 }, vipDiscount: silver }),
    ).toMatchObject({ original: 219, periodDiscount: 0, vipDiscount: 7, payable: 212 });
  });

  test('the rest of a running rental is priced by the second', () => {
    expect(
      quotePrice({ parts: [part('disk', 0.36)], seconds: 90 * 60, periodDiscount: 10_000, vipDiscount: 10_000 }),
    ).toMatchObject({ payable: 54, lines: [{ hours: 1.5, amount: 54 }] });
  });

  test('a coupon larger than the price leaves nothing to pay, and a second one replaces the first', () => {
    const quote = quoteRental({ parts: [part('compute', 2)], period: { unit: 'hour', count: 1 }, vipDiscount: 10_000 });
    expect(withCoupon(quote, fen(99_999))).toMatchObject({ coupon: 200, payable: 0 });
    expect(withCoupon(withCoupon(quote, fen(150)), fen(50))).toMatchObject({ coupon: 50, payable: 150 });
  });

  test('lines add up to the original, and deductions bring it to the payable sum', () => {
    fc.assert(
      fc.property(anyInput, fc.nat({ max: 1_000_000 }), (input, deduction) => {
        const quote = withCoupon(quotePrice(input), fen(deduction));
        expect(sumFen(quote.lines.map(({ amount }) => amount))).toBe(quote.original);
        expect(quote.original - quote.periodDiscount - quote.vipDiscount - quote.coupon).toBe(quote.payable);
        expect(
          Math.min(
            quote.periodDiscount,
            quote.vipDiscount,
            quote.coupon,
            quote.payable,
            ...quote.lines.map(({ amount }) => amount),
          ),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('three machines with a coupon on the first cost three times one less that coupon, line by line', () => {
    fc.assert(
      fc.property(anyInput, fc.nat({ max: 1_000_000 }), (input, deduction) => {
        const one = quotePrice(input);
        const first = withCoupon(one, fen(deduction));
        const all = quotesTogether(first, [one, one]);
        expect(all.lines.map(({ amount, unitPrice }) => [unitPrice, amount])).toEqual(
          one.lines.map(({ amount, unitPrice }) => [unitPrice, 3 * amount]),
        );
        expect(all).toMatchObject({
          original: 3 * one.original,
          periodDiscount: 3 * one.periodDiscount,
          vipDiscount: 3 * one.vipDiscount,
          coupon: first.coupon,
          payable: 3 * one.payable - first.coupon,
        });
      }),
    );
  });

  test('no discount ever makes an order dearer', () => {
    fc.assert(
      fc.property(
        anyInput,
        (input) =>
          quotePrice(input).payable <= quotePrice({ ...input, periodDiscount: 10_000, vipDiscount: 10_000 }).payable,
      ),
    );
  });

  test('one unit more never costs less', () => {
    const units = fc.constantFrom<RentalUnit>('hour', 'day', 'month').chain((unitName) =>
      fc.record({
        unit: fc.constant(unitName),
        count: fc.integer({ min: 1, max: rentalUnits[unitName].longest - 1 }),
      }),
    );
    fc.assert(
      fc.property(
        anyParts,
        units,
        anyDiscount,
        (parts, period, vipDiscount) =>
          quoteRental({ parts, period, vipDiscount }).payable <=
          quoteRental({ parts, period: { ...period, count: period.count + 1 }, vipDiscount }).payable,
      ),
    );
  });

  test('the order of the two discounts does not change what is paid', () => {
    fc.assert(
      fc.property(
        anyInput,
        (input) =>
          quotePrice(input).payable ===
          quotePrice({ ...input, periodDiscount: input.vipDiscount, vipDiscount: input.periodDiscount }).payable,
      ),
    );
  });

  test('the payable sum is the exact price rounded once', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const hourly = input.parts.reduce((sum, { unitPrice }) => sum + BigInt(unitPrice), 0n);
        const exact = hourly * BigInt(input.seconds) * BigInt(input.periodDiscount) * BigInt(input.vipDiscount);
        const scale = 100n * 3600n * 100_000_000n;
        expect(BigInt(quotePrice(input).payable)).toBe((exact + scale / 2n) / scale);
      }),
    );
  });
});

test('the hourly figure of the dashboard counts running, starting, shut down and kept: ¥32.01', () => {
  expect(hourlyCost([7.59, 2.08, 2.64, 8.5, 6.38, 2.72, 2.08, 0.0175].map(unitFromYuan))).toBe(3201);
  expect(hourlyCost([])).toBe(0);
});
