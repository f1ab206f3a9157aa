import { BanIcon, CheckIcon, CircleCheckIcon, ClockIcon, ReceiptIcon } from '@compute-market/components/icons';
import { StatusChip, type StatusChipProps } from '@compute-market/components/status-chip';
import {
  RESERVATION_STATUS,
  RESERVATION_STATUS_LABELS,
  type ReservationStatus,
} from '@compute-market/contract/enumerations';
import type { ReactNode } from 'react';

const faces: Readonly<Partial<Record<ReservationStatus, { tone: StatusChipProps['tone']; icon: ReactNode }>>> = {
  [RESERVATION_STATUS.waiting]: { tone: 'warn', icon: <ClockIcon size={14} /> },
  [RESERVATION_STATUS.quoted]: { tone: 'info', icon: <ReceiptIcon size={14} /> },
  [RESERVATION_STATUS.signed]: { tone: 'info', icon: <CheckIcon size={14} /> },
  [RESERVATION_STATUS.delivered]: { tone: 'ok', icon: <CircleCheckIcon size={14} /> },
  [RESERVATION_STATUS.cancelled]: { tone: 'mute', icon: <BanIcon size={14} /> },
};

/** State of a reservation, by word and drawing; nothing where a back end does not tell it (decisions 40). */
export function ReservationStatusChip({ status }: { readonly status: ReservationStatus }) {
  const face = faces[status];
  if (face === undefined) return null;
  return <StatusChip {...face}>{RESERVATION_STATUS_LABELS[status]}</StatusChip>;
}
