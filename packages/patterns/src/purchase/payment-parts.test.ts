import { PAY_FIRST } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { price } from '../money/CloudDiskScreen/fixtures';
import { paymentParts } from './payment-parts';

const buyer = { kind: 'main', hasVoucher: false } as Parameters<typeof paymentParts>[1];
const creditOf = (changes: Partial<typeof price>) =>
  paymentParts({ ...price, PowerMoneyPay: 0, MoneyPay: 0, ...changes }, buyer, PAY_FIRST.voucher).find(
    ({ source }) => source === 'credit',
  )?.fen;

test.each([
  { name: 'pays all', changes: { PayPrice: 400, CreditPay: 400, ShortMoney: 0 }, fen: 40_000 },
  { name: 'pays with what tops it up', changes: { PayPrice: 400, CreditPay: 379.5, ShortMoney: 20.5 }, fen: 37_950 },
  { name: 'does not reach', changes: { PayPrice: 1213.33, CreditPay: 379.5, ShortMoney: 1333.83 }, fen: 0 },
])('credit that $name', ({ changes, fen }) => {
  expect(creditOf(changes)).toBe(fen);
});
