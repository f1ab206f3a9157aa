import { RESERVATION_STATUS } from '@compute-market/contract/enumerations';
import { days } from '../../day-range';
import { choice, defineListQuery, place, type QueryOf } from '../../list-query';

/** What 裸金属预约 shows (screens A2). */
export const reservationQuery = defineListQuery({
  status: choice(Object.values(RESERVATION_STATUS)),
  /** Days on which it was made. */
  days: days(),
  ...place,
});
export type ReservationQuery = QueryOf<typeof reservationQuery>;
