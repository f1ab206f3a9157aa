import { BanIcon, CheckIcon, CircleCheckIcon, ClockIcon, ReceiptIcon } from '@compute-market/components/icons';
import { RESERVATION_STATUS, RESERVATION_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { recordStatus } from '../../record-status/record-status';

/** State of a reservation. */
export const ReservationStatusChip = recordStatus(RESERVATION_STATUS_LABELS, {
  [RESERVATION_STATUS.waiting]: ['warn', ClockIcon],
  [RESERVATION_STATUS.quoted]: ['info', ReceiptIcon],
  [RESERVATION_STATUS.signed]: ['info', CheckIcon],
  [RESERVATION_STATUS.delivered]: ['ok', CircleCheckIcon],
  [RESERVATION_STATUS.cancelled]: ['mute', BanIcon],
});
