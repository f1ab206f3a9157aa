import { PAY_FIRST } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { price } from '../money/CloudDiskScreen/fixtures';
import { debtFen, paymentParts } from './payment-parts';

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

test.each([
  {
    name: 'is told where more is missing than the order costs',
    changes: { ShortMoney: 150, MoneyAfter: -50 },
    fen: 5000,
  },
  {
    name: 'is not told twice where credit pays a part',
    changes: { CreditPay: 70, ShortMoney: 30, MoneyAfter: -120 },
    fen: 0,
  },
  { name: 'is none without one', changes: { ShortMoney: 100, MoneyAfter: 0 }, fen: 0 },
  {
    name: 'is none where a voucher pays and one fen ends the stop',
    changes: { PowerMoneyPay: 100, ShortMoney: 0.01, MoneyAfter: 0 },
    fen: 0,
  },
  { name: 'is none where nothing is missing', changes: { ShortMoney: 0, CreditPay: 100, MoneyAfter: -150 }, fen: 0 },
])('a debt $name', ({ changes, fen }) => {
  const quoted = { ...price, PayPrice: 100, PowerMoneyPay: 0, MoneyPay: 0, CreditPay: 0, ...changes };
  expect(debtFen(quoted, buyer)).toBe(fen);
});
