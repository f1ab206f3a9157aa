import {
  BanIcon,
  CircleCheckIcon,
  ClockIcon,
  MessageSquareIcon,
  RefreshIcon,
  UndoIcon,
} from '@compute-market/components/icons';
import { StatusChip, type StatusChipProps } from '@compute-market/components/status-chip';
import {
  WORK_ORDER_STATUS,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrderStatus,
} from '@compute-market/contract/enumerations';
import type { ReactNode } from 'react';

const faces: Readonly<Partial<Record<WorkOrderStatus, { tone: StatusChipProps['tone']; icon: ReactNode }>>> = {
  [WORK_ORDER_STATUS.waiting]: { tone: 'mute', icon: <ClockIcon size={14} /> },
  [WORK_ORDER_STATUS.processing]: { tone: 'info', icon: <RefreshIcon size={14} /> },
  [WORK_ORDER_STATUS.needsReply]: { tone: 'warn', icon: <MessageSquareIcon size={14} /> },
  [WORK_ORDER_STATUS.solved]: { tone: 'ok', icon: <CircleCheckIcon size={14} /> },
  [WORK_ORDER_STATUS.closed]: { tone: 'mute', icon: <BanIcon size={14} /> },
  [WORK_ORDER_STATUS.revoked]: { tone: 'mute', icon: <UndoIcon size={14} /> },
};

/** State of a ticket, by word and drawing; nothing where a back end does not tell it (decisions 40). */
export function WorkOrderStatusChip({ status }: { readonly status: WorkOrderStatus }) {
  const face = faces[status];
  if (face === undefined) return null;
  return <StatusChip {...face}>{WORK_ORDER_STATUS_LABELS[status]}</StatusChip>;
}
