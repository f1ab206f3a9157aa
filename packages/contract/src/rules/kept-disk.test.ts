import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptDiskDay, keptDiskHour, keptDiskHourPrice } from './kept-disk';
import { unit } from './money';

const terms = fc.record({
  hourPrice: fc.integer({ min: 0, max: 50_000 }).map(unit),
  vipDiscount: fc.constantFrom(10_000, 9800, 9700, 9500, 9400),
});

test('a disk of 250 GB costs ¥0.35 a day, of 210 GB ¥0.30', () => {
  const day = (sizeGb: number) => keptDiskDay({ hourPrice: keptDiskHourPrice(sizeGb, unit(14)), vipDiscount: 10_000 });
  expect([day(250), day(210), day(0)]).toEqual([35, 30, 0]);
});

test('any 24 hours in a row take what the day is said to cost, to the fen', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 240 }), (disk, first) => {
      const hours = Array.from({ length: 24 }, (_, index) => keptDiskHour({ ...disk, hour: first + index }));
      expect(hours.reduce((sum, hour) => sum + hour, 0)).toBe(keptDiskDay(disk));
    }),
  );
});

test('no hour takes more than a fen above another', () => {
  fc.assert(
    fc.property(terms, (disk) => {
      const hours = Array.from({ length: 24 }, (_, index) => keptDiskHour({ ...disk, hour: index + 1 }));
      expect(Math.max(...hours) - Math.min(...hours)).toBeLessThanOrEqual(1);
    }),
  );
});
