import { fen, fenIfKnown, type Fen } from './money';
import { monthStart } from './time';

/** How far a spending limit is used up: 80 and 100 are warned of, 0 is not (screens B11). */
export type LimitWarning = 0 | 80 | 100;

const nearlyPercent = 80;

/** What to warn of for a sub-account's limit. A limit of 0 is used up from the start. */
export function limitWarning({ used, limit }: { readonly used: Fen; readonly limit: Fen }): LimitWarning {
  if (used >= limit) return 100;
  return used * 100 >= limit * nearlyPercent ? nearlyPercent : 0;
}

/** A bound and what was spent of it, refunds taken off. Fen; in a month that gives back more than it takes, `used` is below 0. */
export interface Limit {
  readonly limit: Fen;
  readonly used: Fen;
}

/** What is used of a limit as it is told: what came back beyond it is no room for more. */
export const usedOf = ({ used }: Limit): Fen => fenIfKnown(Math.max(0, used));

/** What is left of a limit; never below 0, and never more than the limit. */
export const leftOf = (one: Limit): Fen => fenIfKnown(Math.max(0, one.limit - usedOf(one)));

/** What bounds a sub-account: a total, and with some a limit of each calendar month of Beijing, which starts anew (decisions 18, 127). */
export interface SpendingLimits {
  readonly total: Limit;
  /** `since` is the first second of the month that `used` counts; null where months are not limited. */
  readonly month: (Limit & { readonly since: number }) | null;
}

/** The limit of the month that holds a moment, seconds since 1970: nothing of a month to come is used. */
const monthAt = ({ month }: SpendingLimits, at: number): SpendingLimits['month'] =>
  month === null || monthStart(at) === month.since ? month : { ...month, used: fen(0), since: monthStart(at) };

/** What may be spent at a moment: what the tighter of the two leaves. */
export function leftAt(limits: SpendingLimits, at: number): Fen {
  const month = monthAt(limits, at);
  return fen(Math.min(leftOf(limits.total), month === null ? Infinity : leftOf(month)));
}

/** The limits once something was spent at a moment. */
export function afterSpending(limits: SpendingLimits, amount: Fen, at: number): SpendingLimits {
  const { total } = limits;
  const month = monthAt(limits, at);
  return {
    total: { ...total, used: fen(total.used + amount) },
    month: month && { ...month, used: fen(month.used + amount) },
  };
}
