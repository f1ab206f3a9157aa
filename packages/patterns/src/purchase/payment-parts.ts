import type { PaymentPart } from '@compute-market/components/payment-split';
import type { Price } from '@compute-market/contract/entities/price';
import { PAY_FIRST, type PayFirst } from '@compute-market/contract/enumerations';
import { fen, fenFromYuan, isKnown, type Fen } from '@compute-market/contract/rules/money';
import type { Buyer } from '../viewer';

/** Credit pays the whole rest of a price or nothing of it: where the quota does not reach, a top-up must bring the rest without it (decisions 13). */
function creditFen({ PayPrice, PowerMoneyPay, MoneyPay, CreditPay, ShortMoney }: Price): Fen {
  const fens = [PowerMoneyPay, MoneyPay, CreditPay, ShortMoney].map(fenFromYuan);
  return fens.reduce((sum, part) => sum + part, 0) > fenFromYuan(PayPrice) ? fen(0) : fenFromYuan(CreditPay);
}

/** The purses in the order in which they pay (decisions 13 to 15). */
export function paymentParts(price: Price, buyer: Buyer, payFirst: PayFirst): PaymentPart[] {
  if (buyer.kind === 'sub') return [{ source: 'limit', fen: fenFromYuan(price.PayPrice) }];
  const voucher: PaymentPart = { source: 'voucher', fen: fenFromYuan(price.PowerMoneyPay) };
  const balance: PaymentPart = { source: 'balance', fen: fenFromYuan(price.MoneyPay) };
  const credit: PaymentPart = { source: 'credit', fen: creditFen(price) };
  return payFirst === PAY_FIRST.voucher ? [voucher, balance, credit] : [balance, voucher, credit];
}

/** What a top-up must pay back before it pays the order, fen: with debts more is missing than the order costs (decisions 13). */
export function debtFen(price: Price, buyer: Buyer): Fen {
  const { PayPrice, PowerMoneyPay, MoneyPay, CreditPay, ShortMoney, MoneyAfter } = price;
  if (buyer.kind === 'sub' || !isKnown(ShortMoney) || ShortMoney === 0 || !isKnown(MoneyAfter)) return fen(0);
  const paid = [PowerMoneyPay, MoneyPay, ShortMoney].reduce((sum, yuan) => sum + fenFromYuan(yuan), creditFen(price));
  const balance = [MoneyAfter, MoneyPay, CreditPay].reduce((sum, yuan) => sum + fenFromYuan(yuan), 0);
  return fen(Math.max(0, Math.min(-balance, paid - fenFromYuan(PayPrice))));
}
