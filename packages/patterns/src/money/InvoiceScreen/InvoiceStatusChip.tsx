import { BanIcon, CircleCheckIcon, CircleXIcon, ClockIcon, LoaderIcon } from '@compute-market/components/icons';
import { INVOICE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { recordStatus } from '../../record-status/record-status';

/** State of an invoice. */
export const InvoiceStatusChip = recordStatus(INVOICE_STATUS_LABELS, {
  0: ['warn', ClockIcon],
  1: ['info', LoaderIcon],
  2: ['ok', CircleCheckIcon],
  3: ['err', CircleXIcon],
  4: ['mute', BanIcon],
});
