import type {
  BalanceRefund,
  BalanceRefundable,
  RefundableTopUp,
} from '@compute-market/contract/entities/balance-refund';
import {
  BALANCE_REFUND_WAY,
  BALANCE_REFUND_WAY_LABELS,
  PAY_TYPE,
  PAY_TYPE_LABELS,
} from '@compute-market/contract/enumerations';
import { refundParts, transferredOf, type RefundPart } from '@compute-market/contract/rules/balance-refund';
import { fen, fenFromYuan, sumFen, type Fen } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import { balanceRefundMessages as messages } from './messages';

const words = messages.topUps;

/** Where a part of a refund goes: through its channel, or by transfer. */
export const targetName = (way: Pick<RefundableTopUp, 'Way' | 'PayType'>): string =>
  way.Way === BALANCE_REFUND_WAY.transfer
    ? BALANCE_REFUND_WAY_LABELS[way.Way]
    : messages.records.to(BALANCE_REFUND_WAY_LABELS[way.Way], PAY_TYPE_LABELS[way.PayType]);

/** The same of a refund that was asked for, with the account's last digits. */
export const refundTarget = (refund: BalanceRefund): string =>
  refund.BankAccount === ''
    ? targetName(refund)
    : messages.records.to(BALANCE_REFUND_WAY_LABELS[refund.Way], refund.BankAccount);

/** Why a top-up goes back this way at a moment, seconds since 1970. Within its time a channel may have refused it once, or take nothing back now (decisions 64). */
export function wayNote({ Way, PayType, Until }: RefundableTopUp, now: number): string {
  if (PayType === PAY_TYPE.corporateTransfer) return words.byBank;
  if (Until === null) return words.expired;
  if (Way === BALANCE_REFUND_WAY.transfer) return now > Until ? words.expired : words.declined;
  return words.until(formatDay(Until));
}

/** What is taken off the balance to what can go back; none of 0. */
export const termsOf = ({ GiftMoney, InvoicedMoney }: BalanceRefundable) =>
  (
    [
      { key: 'gift', fen: fenFromYuan(GiftMoney) },
      { key: 'invoiced', fen: fenFromYuan(InvoicedMoney) },
    ] as const
  ).filter((term) => term.fen > 0);

/** Where a sum would go: one line for each target. */
export interface PlanLine {
  readonly target: string;
  readonly fen: Fen;
}
export function planOf(amount: Fen | null, { TopUps }: Pick<BalanceRefundable, 'TopUps'>) {
  const parts: readonly RefundPart[] = refundParts(amount ?? fen(0), TopUps);
  const targets = [...new Set(parts.map(({ topUp }) => targetName(topUp)))];
  const lines: PlanLine[] = targets.map((target) => ({
    target,
    fen: sumFen(parts.filter(({ topUp }) => targetName(topUp) === target).map((part) => part.fen)),
  }));
  return { lines, byTransfer: transferredOf(parts) > 0 };
}
