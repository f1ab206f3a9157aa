import {
  BadgeCheckIcon,
  CircleCheckIcon,
  ClockIcon,
  LoaderIcon,
  MessageSquareIcon,
} from '@compute-market/components/icons';
import { SETTLEMENT_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { recordStatus } from '../../record-status/record-status';

/** State of a settlement sheet. */
export const SettlementStatusChip = recordStatus(SETTLEMENT_STATUS_LABELS, {
  0: ['info', LoaderIcon],
  1: ['warn', ClockIcon],
  2: ['keep', BadgeCheckIcon],
  3: ['ok', CircleCheckIcon],
  4: ['warn', MessageSquareIcon],
});
