import type { Fen } from './money';
import { fen, fenIfKnown } from './money';

/** A main account's balance (negative while credit is used) and credit quota (product §3). */
export interface Funds {
  readonly balance: Fen;
  readonly quota: Fen;
}

/** The balance as it is shown: as it is without a quota, otherwise floored at 0 (product §3). */
export const displayBalance = ({ balance, quota }: Funds): Fen =>
  quota === 0 ? balance : fenIfKnown(Math.max(0, balance));

/** The whole quota while the balance is positive, otherwise quota plus balance. Below 0 only when a quota was lowered under what is used (product §3). */
export const remainingCredit = ({ balance, quota }: Funds): Fen => (balance > 0 ? quota : fenIfKnown(quota + balance));

/** Remaining credit ÷ quota × 100, within 0 to 100; 0 without a quota (product §3). */
export const creditPercent = (funds: Funds): number =>
  funds.quota > 0 ? Math.min(100, Math.max(0, (remainingCredit(funds) / funds.quota) * 100)) : 0;

/** What is owed: the part of the balance below 0. */
export const arrears = (balance: Fen): Fen => fenIfKnown(Math.max(0, 0 - balance));

/** No rental when balance and remaining credit are both at or below 0 (product §9). */
export const canRent = (funds: Funds): boolean => funds.balance > 0 || remainingCredit(funds) > 0;

/** What one order can take from the account without vouchers: the balance while it is positive, else the credit (decisions 13). */
export const spendable = (funds: Funds): Fen =>
  funds.balance > 0 ? funds.balance : fenIfKnown(Math.max(0, remainingCredit(funds)));

export interface PaymentSplit {
  readonly voucher: Fen;
  readonly balance: Fen;
  readonly credit: Fen;
  /** What none of them covers; above 0 the order is refused. */
  readonly short: Fen;
}

/**
 * Who pays how much of an order. Credit pays only when the balance is at or below 0; a positive balance that is too small leaves
 * the order short (decisions 13). Balance first still uses vouchers before credit (decisions 14, 15).
 */
export function splitPayment(order: Funds & { amount: Fen; voucher: Fen; vouchersFirst: boolean }): PaymentSplit {
  const { amount, voucher, vouchersFirst, balance } = order;
  const ready = Math.max(0, voucher);
  const cash = Math.max(0, balance);
  const byVoucher = Math.min(ready, vouchersFirst ? amount : Math.max(0, amount - cash));
  const byBalance = Math.min(cash, amount - byVoucher);
  const rest = amount - byVoucher - byBalance;
  const byCredit = balance > 0 ? 0 : Math.min(spendable(order), rest);
  return { voucher: fen(byVoucher), balance: fen(byBalance), credit: fen(byCredit), short: fen(rest - byCredit) };
}
