import { RESERVATION_STATUS, type ReservationStatus } from '@compute-market/contract/enumerations';
import { dayParameters, everyDay, readDays, type DayRange } from '../../day-range';
import { among, firstPlace, placeParameters, readPlace, type ListPlace } from '../../list-place';

/** What 裸金属预约 shows. It lives in the address, so that back leads to the same list (screens A2). */
export interface ReservationQuery extends ListPlace {
  /** Null for all. */
  readonly status: ReservationStatus | null;
  /** Days on which it was made. */
  readonly days: DayRange;
}

export const blankQuery: ReservationQuery = { status: null, days: everyDay, ...firstPlace };

/** Reads an address; whatever it says wrongly counts as not said. */
export function readReservationQuery(search: URLSearchParams): ReservationQuery {
  return {
    status: among(Object.values(RESERVATION_STATUS), search.get('status')) ?? null,
    days: readDays(search),
    ...readPlace(search),
  };
}

/** The address's parameters: only what differs from the blank list. */
export function reservationParameters({ status, days, ...place }: ReservationQuery): Record<string, string> {
  return {
    ...(status === null ? {} : { status: String(status) }),
    ...dayParameters(days),
    ...placeParameters(place),
  };
}

/** The query after a change: any other filter starts at page 1; another page keeps the filters. */
export const withChange = (query: ReservationQuery, change: Partial<ReservationQuery>): ReservationQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** How many filters narrow the list. */
export const filterCount = ({ status, days }: ReservationQuery): number =>
  [status !== null, days.start !== ''].filter(Boolean).length;

/** The same page size without filters. */
export const withoutFilters = ({ size }: ReservationQuery): ReservationQuery => ({ ...blankQuery, size });
