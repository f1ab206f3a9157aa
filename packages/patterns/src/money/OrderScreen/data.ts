import type { Order } from '@compute-market/contract/entities/order';
import type { Fen } from '@compute-market/contract/rules/money';
import type { RecordPage } from '../../record-list';

/** One page of top-up orders. */
export interface OrderPage extends RecordPage<Order> {
  /** What was paid of everything the filter matches, and has not gone back. */
  readonly sum: Fen;
}
