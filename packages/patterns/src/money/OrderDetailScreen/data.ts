import type { Order } from '@compute-market/contract/entities/order';
import type { OrderDetail } from '@compute-market/contract/entities/order-detail';

/** A top-up as the page shows it. */
export interface OrderShown {
  readonly order: Order;
  /** What became of it; null where the back end tells the order alone (decisions 82). */
  readonly detail: OrderDetail | null;
}
