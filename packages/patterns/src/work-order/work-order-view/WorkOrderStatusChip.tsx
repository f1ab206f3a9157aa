import {
  BanIcon,
  CircleCheckIcon,
  ClockIcon,
  MessageSquareIcon,
  RefreshIcon,
  UndoIcon,
} from '@compute-market/components/icons';
import { WORK_ORDER_STATUS, WORK_ORDER_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { recordStatus } from '../../record-status/record-status';

/** State of a ticket. */
export const WorkOrderStatusChip = recordStatus(WORK_ORDER_STATUS_LABELS, {
  [WORK_ORDER_STATUS.waiting]: ['mute', ClockIcon],
  [WORK_ORDER_STATUS.processing]: ['info', RefreshIcon],
  [WORK_ORDER_STATUS.needsReply]: ['warn', MessageSquareIcon],
  [WORK_ORDER_STATUS.solved]: ['ok', CircleCheckIcon],
  [WORK_ORDER_STATUS.closed]: ['mute', BanIcon],
  [WORK_ORDER_STATUS.revoked]: ['mute', UndoIcon],
});
