import { BanIcon, CircleCheckIcon, ClockIcon, UndoIcon } from '@compute-market/components/icons';
import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS, ORDER_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { orderStatusLabel } from '@compute-market/contract/rules/order-status';
import { recordStatus } from '../../record-status/record-status';

const StatusOfOrder = recordStatus(ORDER_STATUS_LABELS, {
  [ORDER_STATUS.unpaid]: ['warn', ClockIcon],
  [ORDER_STATUS.paid]: ['ok', CircleCheckIcon],
  [ORDER_STATUS.closed]: ['mute', BanIcon],
  [ORDER_STATUS.refunded]: ['info', UndoIcon],
  [ORDER_STATUS.partlyRefunded]: ['info', UndoIcon],
});

/** State of a top-up order. */
export const OrderStatusChip = ({ order }: { readonly order: Pick<Order, 'Status' | 'Cancelled'> }) => (
  <StatusOfOrder status={order.Status} label={orderStatusLabel(order)} />
);
