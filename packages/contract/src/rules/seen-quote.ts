import type { Price } from '../entities/price';

/** What a renewal sends of the quote that was seen: its price, and its end where the quote tells one (decisions 241). */
export const seenQuote = ({
  PayPrice,
  DueTimeAfter,
}: Pick<Price, 'PayPrice' | 'DueTimeAfter'>): { readonly price: number; readonly due_time_after?: number } =>
  // Another back end may leave it out, or write 0 (decisions 40).
  DueTimeAfter ? { price: PayPrice, due_time_after: DueTimeAfter } : { price: PayPrice };
