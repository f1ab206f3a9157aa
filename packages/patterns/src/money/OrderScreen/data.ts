import type { Order } from '@compute-market/contract/entities/order';
import type { Fen } from '@compute-market/contract/rules/money';
import type { RecordPage } from '../../record-list';

/** One page of top-up orders. */
export interface OrderPage extends RecordPage<Order> {
  /** Of everything the filter matches, whatever became of it. */
  readonly sum: Fen;
  /** What was paid of it; null when that could not be read. */
  readonly paid: Fen | null;
}
