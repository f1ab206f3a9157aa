import type { Price } from '@compute-market/contract/entities/price';
import { canRent, spendable, splitPayment, type Funds, type PaymentSplit } from '@compute-market/contract/rules/credit';
import { wholePrice, type BasisPoints } from '@compute-market/contract/rules/discount';
import { fen, yuanFromFen, yuanFromUnit, type Fen } from '@compute-market/contract/rules/money';
import type { PriceItem, Quote } from '@compute-market/contract/rules/price';
import { nullableWireTime, wireTime } from '../../platform/wire';

const itemNames: Readonly<Record<PriceItem, string>> = {
  compute: '算力',
  disk: '数据盘',
  bandwidth: '带宽',
  cpu: 'CPU',
  memory: '内存',
  cloudDisk: '云盘',
  bareMetal: '裸金属',
};
/** Everything but the cloud disk and whole machines is priced by the hour. */
const unitOf = (item: PriceItem): string => (item === 'cloudDisk' || item === 'bareMetal' ? '元/月' : '元/小时');
/** A quote stands this long; prices are computed again when it is paid. */
const quoteSeconds = 300;

/** Who would pay a quote, and with what. */
export interface Payer extends Funds {
  readonly voucher: Fen;
  /** What a sub-account may still spend; null for a main account. */
  readonly limitLeft: Fen | null;
  /** Whether it may buy at all. One that may not learns nothing of the purses, which no order of its can take (decisions 125). */
  readonly mayBuy: boolean;
}

export interface PriceTerms {
  /** Machines that the quote is the sum of; absent is one. */
  readonly quantity?: number;
  readonly periodDiscount: BasisPoints;
  readonly vipDiscount: BasisPoints;
  readonly couponId: number | null;
  readonly payer: Payer;
  readonly vouchersFirst: boolean;
  /** Whether time is paid, which takes a balance or credit above 0 besides vouchers (product §9); what a running rental gets or gives up does not. */
  readonly paysTime: boolean;
  /** When the rental would end; null when the order does not move it. */
  readonly dueAfter: Date | null;
  /** What there would be in all of the one part that is added to. */
  readonly sizeAfter?: number | undefined;
  readonly now: Date;
}

/**
 * What a top-up must bring: to the credit when the quota alone could pay the rest, else to a balance that pays it whole (decisions 13).
 * With balance and credit both used up no time is paid, vouchers or not (product §9): then it is at least what ends that.
 */
function missingMoney(
  split: PaymentSplit,
  { payer: { balance, quota }, paysTime }: Pick<PriceTerms, 'payer' | 'paysTime'>,
  payable: Fen,
): number {
  const toRentAtAll = !paysTime || canRent({ balance, quota }) ? 0 : 1 - (quota + balance);
  if (split.short === 0) return toRentAtAll;
  const rest = payable - split.voucher;
  const byCredit = balance <= 0 && rest <= quota;
  return Math.max(toRentAtAll, byCredit ? rest - spendable({ balance, quota }) : rest - balance);
}

/** Who pays how much of a quote, what is missing, and what is left. */
function purseWire(payable: Fen, terms: PriceTerms) {
  const { payer } = terms;
  const split = splitPayment({
    amount: payable,
    voucher: payer.voucher,
    balance: payer.balance,
    quota: payer.quota,
    vouchersFirst: terms.vouchersFirst,
  });
  const missing = missingMoney(split, terms, payable);
  if (payer.limitLeft === null)
    return {
      PowerMoneyPay: yuanFromFen(split.voucher),
      MoneyPay: yuanFromFen(split.balance),
      CreditPay: yuanFromFen(split.credit),
      IsEnough: missing === 0,
      ShortMoney: yuanFromFen(fen(missing)),
      MoneyAfter: yuanFromFen(fen(payer.balance - split.balance - split.credit)),
      LimitAfter: null,
    };
  // The purses are its main account's, of which a sub-account is told nothing but whether they reach, and that only where it may buy (product §6, decisions 125, 242).
  const beyondLimit = Math.max(0, payable - payer.limitLeft);
  return {
    PowerMoneyPay: 0,
    MoneyPay: 0,
    CreditPay: 0,
    IsEnough: (missing === 0 || !payer.mayBuy) && beyondLimit === 0,
    ShortMoney: yuanFromFen(fen(beyondLimit)),
    MoneyAfter: 0,
    LimitAfter: yuanFromFen(fen(Math.max(0, payer.limitLeft - payable))),
  };
}

/** A quote as it travels: every line, every deduction, who pays what and what is missing. */
export function priceWire(quote: Quote, terms: PriceTerms): Price {
  return {
    OriginalPrice: yuanFromFen(quote.original),
    PeriodDiscount: terms.periodDiscount / wholePrice,
    PeriodDeduct: yuanFromFen(quote.periodDiscount),
    VipDiscount: terms.vipDiscount / wholePrice,
    VipDeduct: yuanFromFen(quote.vipDiscount),
    CouponId: terms.couponId,
    CouponAmount: yuanFromFen(quote.coupon),
    PayPrice: yuanFromFen(quote.payable),
    ...purseWire(quote.payable, terms),
    DueTimeAfter: nullableWireTime(terms.dueAfter),
    SizeAfter: terms.sizeAfter,
    ExpireTime: wireTime(terms.now) + quoteSeconds,
    Items: quote.lines.map((line) => ({
      Name: itemNames[line.item],
      UnitPrice: yuanFromUnit(line.unitPrice),
      Unit: unitOf(line.item),
      Num: terms.quantity ?? 1,
      Hours: line.hours,
      Amount: yuanFromFen(line.amount),
    })),
  };
}
