import type { Price } from '../entities/price';

/**
 * What a renewal sends of the quote that was seen: its price, and its end where the quote tells one (decisions 241). A server of a release before
 * this one refuses what it does not know; `LimitAfter`, told to everybody since the same release, shows that it knows the end.
 */
export const seenQuote = ({
  PayPrice,
  DueTimeAfter,
  LimitAfter,
}: Pick<Price, 'PayPrice' | 'DueTimeAfter' | 'LimitAfter'>): {
  readonly price: number;
  readonly due_time_after?: number;
} =>
  // Another back end may leave the end out, or write 0 (decisions 40).
  DueTimeAfter && LimitAfter !== undefined ? { price: PayPrice, due_time_after: DueTimeAfter } : { price: PayPrice };

/**
 * What an order for more of one part sends of the quote that was seen: its price, and the size in all that it comes to (decisions 186). Only a
 * server that knows the size tells it; others may write null or 0 (decisions 40).
 */
export const seenGrowth = ({
  PayPrice,
  SizeAfter,
}: Pick<Price, 'PayPrice' | 'SizeAfter'>): { readonly price: number; readonly size_after?: number } =>
  SizeAfter ? { price: PayPrice, size_after: SizeAfter } : { price: PayPrice };
