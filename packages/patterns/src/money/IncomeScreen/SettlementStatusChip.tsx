import {
  BadgeCheckIcon,
  CircleCheckIcon,
  ClockIcon,
  LoaderIcon,
  MessageSquareIcon,
} from '@compute-market/components/icons';
import { StatusChip, type StatusChipProps } from '@compute-market/components/status-chip';
import { SETTLEMENT_STATUS_LABELS, type SettlementStatus } from '@compute-market/contract/enumerations';
import type { ReactNode } from 'react';

const faces: Readonly<Partial<Record<SettlementStatus, { tone: StatusChipProps['tone']; icon: ReactNode }>>> = {
  0: { tone: 'info', icon: <LoaderIcon size={14} /> },
  1: { tone: 'warn', icon: <ClockIcon size={14} /> },
  2: { tone: 'keep', icon: <BadgeCheckIcon size={14} /> },
  3: { tone: 'ok', icon: <CircleCheckIcon size={14} /> },
  4: { tone: 'warn', icon: <MessageSquareIcon size={14} /> },
};

/** State of a settlement sheet, by word and drawing; nothing where a back end does not tell it (decisions 40). */
export function SettlementStatusChip({ status }: { readonly status: SettlementStatus }) {
  const face = faces[status];
  if (face === undefined) return null;
  return <StatusChip {...face}>{SETTLEMENT_STATUS_LABELS[status]}</StatusChip>;
}
