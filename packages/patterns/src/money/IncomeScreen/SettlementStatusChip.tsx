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

const faces: Readonly<Record<SettlementStatus, { tone: StatusChipProps['tone']; icon: ReactNode }>> = {
  0: { tone: 'info', icon: <LoaderIcon size={14} /> },
  1: { tone: 'warn', icon: <ClockIcon size={14} /> },
  2: { tone: 'keep', icon: <BadgeCheckIcon size={14} /> },
  3: { tone: 'ok', icon: <CircleCheckIcon size={14} /> },
  4: { tone: 'warn', icon: <MessageSquareIcon size={14} /> },
};

/** State of a settlement sheet, by word and drawing. */
export function SettlementStatusChip({ status }: { readonly status: SettlementStatus }) {
  const { tone, icon } = faces[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {SETTLEMENT_STATUS_LABELS[status]}
    </StatusChip>
  );
}
