import { expect, test } from 'vitest';
import { quoteBareMetal } from './bare-metal';
import { fen } from './money';

test('months of a machine cost its month price each, without any discount', () => {
  const quote = quoteBareMetal({ monthPrice: fen(1_180_000), months: 3 });
  expect(quote).toMatchObject({
    original: 3_540_000,
    payable: 3_540_000,
    periodDiscount: 0,
    vipDiscount: 0,
    coupon: 0,
  });
  expect(quote.lines).toEqual([{ item: 'bareMetal', unitPrice: 118_000_000, hours: 2160, amount: 3_540_000 }]);
});
