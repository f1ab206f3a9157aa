import type { PaymentPart } from '@compute-market/components/payment-split';
import type { Price } from '@compute-market/contract/entities/price';
import { PAY_FIRST, type PayFirst } from '@compute-market/contract/enumerations';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import type { Buyer } from '../viewer';

/** The purses in the order in which they pay (decisions 13 to 15). */
export function paymentParts(price: Price, buyer: Buyer, payFirst: PayFirst): PaymentPart[] {
  if (buyer.kind === 'sub') return [{ source: 'limit', fen: fenFromYuan(price.PayPrice) }];
  const voucher: PaymentPart = { source: 'voucher', fen: fenFromYuan(price.PowerMoneyPay) };
  const balance: PaymentPart = { source: 'balance', fen: fenFromYuan(price.MoneyPay) };
  const credit: PaymentPart = { source: 'credit', fen: fenFromYuan(price.CreditPay) };
  return payFirst === PAY_FIRST.voucher ? [voucher, balance, credit] : [balance, voucher, credit];
}
