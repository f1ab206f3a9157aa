import { BanIcon, CircleCheckIcon, ClockIcon, UndoIcon } from '@compute-market/components/icons';
import { StatusChip, type StatusChipProps } from '@compute-market/components/status-chip';
import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS, type OrderStatus } from '@compute-market/contract/enumerations';
import { orderStatusLabel } from '@compute-market/contract/rules/order-status';
import type { ReactNode } from 'react';

const faces: Readonly<Partial<Record<OrderStatus, { tone: StatusChipProps['tone']; icon: ReactNode }>>> = {
  [ORDER_STATUS.unpaid]: { tone: 'warn', icon: <ClockIcon size={14} /> },
  [ORDER_STATUS.paid]: { tone: 'ok', icon: <CircleCheckIcon size={14} /> },
  [ORDER_STATUS.closed]: { tone: 'mute', icon: <BanIcon size={14} /> },
  [ORDER_STATUS.refunded]: { tone: 'info', icon: <UndoIcon size={14} /> },
  [ORDER_STATUS.partlyRefunded]: { tone: 'info', icon: <UndoIcon size={14} /> },
};

/** State of a top-up order, by word and drawing; nothing where a back end does not tell it (decisions 40). */
export function OrderStatusChip({ order }: { readonly order: Pick<Order, 'Status' | 'Cancelled'> }) {
  const face = faces[order.Status];
  if (face === undefined) return null;
  return <StatusChip {...face}>{orderStatusLabel(order)}</StatusChip>;
}
