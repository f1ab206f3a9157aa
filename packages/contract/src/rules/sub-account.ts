import type { Fen } from './money';

/** How far a spending limit is used up: 80 and 100 are warned of, 0 is not (screens B11). */
export type LimitWarning = 0 | 80 | 100;

const nearlyPercent = 80;

/** What to warn of for a sub-account's limit. A limit of 0 is used up from the start. */
export function limitWarning({ used, limit }: { readonly used: Fen; readonly limit: Fen }): LimitWarning {
  if (used >= limit) return 100;
  return used * 100 >= limit * nearlyPercent ? nearlyPercent : 0;
}
