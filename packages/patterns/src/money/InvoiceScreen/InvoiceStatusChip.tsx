import { BanIcon, CircleCheckIcon, CircleXIcon, ClockIcon, LoaderIcon } from '@compute-market/components/icons';
import { StatusChip, type StatusChipProps } from '@compute-market/components/status-chip';
import { INVOICE_STATUS_LABELS, type InvoiceStatus } from '@compute-market/contract/enumerations';
import type { ReactNode } from 'react';

const faces: Readonly<Partial<Record<InvoiceStatus, { tone: StatusChipProps['tone']; icon: ReactNode }>>> = {
  0: { tone: 'warn', icon: <ClockIcon size={14} /> },
  1: { tone: 'info', icon: <LoaderIcon size={14} /> },
  2: { tone: 'ok', icon: <CircleCheckIcon size={14} /> },
  3: { tone: 'err', icon: <CircleXIcon size={14} /> },
  4: { tone: 'mute', icon: <BanIcon size={14} /> },
};

/** State of an invoice, by word and drawing; nothing where a back end does not tell it (decisions 40). */
export function InvoiceStatusChip({ status }: { readonly status: InvoiceStatus }) {
  const face = faces[status];
  if (face === undefined) return null;
  return <StatusChip {...face}>{INVOICE_STATUS_LABELS[status]}</StatusChip>;
}
