import type { Order } from '../../purchase';
import type { Resource } from '../../resource';
import type { OrderDraft, Room } from '../order-draft/order-draft';

/** An order in a dialog. */
export interface PricedOrder extends Order {
  readonly onClose: () => void;
}

/** An order for one rental under way. */
export interface InstanceOrder extends PricedOrder {
  readonly draft: OrderDraft;
  /** What its machine has left; of no meaning for a renewal. */
  readonly room: Resource<Room>;
  readonly onRetryRoom: () => void;
  readonly onChange: (draft: OrderDraft) => void;
}
