import type { Reservation } from '@compute-market/contract/entities/bare-metal';
import { CardLine, CardRoot } from '../../record-list';
import { QuoteText, ReservationWords, type ReservationHandlers } from './columns';
import { ToldText } from '../../told-text/ToldText';
import { messages } from './messages';
import { ReservationStatusChip } from './ReservationStatusChip';
import { Name } from './ReservationsScreen.styles';

/** One reservation on a small screen (screens A7). */
export const ReservationCard = ({
  reservation,
  handlers,
}: {
  readonly reservation: Reservation;
  readonly handlers: ReservationHandlers;
}) => (
  <CardRoot>
    <CardLine>
      <Name>{reservation.BareMetalName}</Name>
      <ReservationStatusChip status={reservation.Status} />
    </CardLine>
    <CardLine>
      <span>
        <ToldText>{`${messages.machines(reservation.Num)} · ${messages.month(reservation.RentMonths)}`}</ToldText> ·{' '}
        {reservation.BeginDate}
      </span>
      <QuoteText reservation={reservation} />
    </CardLine>
    <CardLine>
      <span>{reservation.ReservationNo}</span>
    </CardLine>
    <CardLine data-actions="">
      <ReservationWords reservation={reservation} {...handlers} />
    </CardLine>
  </CardRoot>
);
