/** How a stock reads: unknown when the server did not say. */
export type StockLevel = 'plenty' | 'low' | 'soldOut' | 'unknown';

/** At most this many cards, and less than a sixth of all, is called low. */
const lowCards = 8;
const lowShare = 1 / 6;

/** The word a stock deserves: few cards of a large pool, or nearly none of any. */
export function stockLevel(free: number | undefined, total: number | undefined): StockLevel {
  if (free === undefined || Number.isNaN(free)) return 'unknown';
  if (free <= 0) return 'soldOut';
  return free <= lowCards && (total === undefined || free < total * lowShare) ? 'low' : 'plenty';
}
