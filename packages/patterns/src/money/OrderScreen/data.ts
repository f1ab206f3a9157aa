import type { Order } from '@compute-market/contract/entities/order';
import type { Fen } from '@compute-market/contract/rules/money';

/** One page of top-up orders. */
export interface OrderPage {
  readonly rows: readonly Order[];
  readonly total: number;
  /** The page that was given: the last one when a later one was asked for. */
  readonly page: number;
  /** Of everything the filter matches, whatever became of it. */
  readonly sum: Fen;
  /** What was paid of it; null when that could not be read. */
  readonly paid: Fen | null;
  /** When it was read, seconds by the server's clock. */
  readonly readAt: number;
}
