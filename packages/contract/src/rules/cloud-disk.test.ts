import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloudDiskMonthSeconds, quoteCloudDisk } from './cloud-disk';
import { unit } from './money';

const month = { seconds: cloudDiskMonthSeconds, monthPrice: unit(3000), vipDiscount: 10_000 };

test.each([
  ['50 GB for a month', { sizeGb: 50 }, 1500],
  ['50 GB for half a month', { sizeGb: 50, seconds: cloudDiskMonthSeconds / 2 }, 750],
  [
    '1000 GB for a year as a gold member',
    { sizeGb: 1000, seconds: 12 * cloudDiskMonthSeconds, vipDiscount: 9500 },
    342_000,
  ],
  ['10 GB for a second', { sizeGb: 10, seconds: 1 }, 0],
])('%s cost what the price says', (_name, span, payable) => {
  expect(quoteCloudDisk({ ...month, ...span }).payable).toBe(payable);
});

test('the deductions add up, and more space or time never costs less', () => {
  const span = fc.record({
    sizeGb: fc.integer({ min: 1, max: 1000 }),
    seconds: fc.integer({ min: 0, max: 12 * cloudDiskMonthSeconds }),
    vipDiscount: fc.integer({ min: 9000, max: 10_000 }),
  });
  fc.assert(
    fc.property(span, fc.nat({ max: 100 }), (one, more) => {
      const quote = quoteCloudDisk({ ...month, ...one });
      expect(quote.original - quote.vipDiscount).toBe(quote.payable);
      expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote.original);
      expect(quoteCloudDisk({ ...month, ...one, sizeGb: one.sizeGb + more }).payable).toBeGreaterThanOrEqual(
        quote.payable,
      );
      expect(quoteCloudDisk({ ...month, ...one, seconds: one.seconds + more }).payable).toBeGreaterThanOrEqual(
        quote.payable,
      );
    }),
  );
});
