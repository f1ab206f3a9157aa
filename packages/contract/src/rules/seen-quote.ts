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
