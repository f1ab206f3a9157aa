import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@compute-market/contract/constants';
import { RESERVATION_STATUS, type ReservationStatus } from '@compute-market/contract/enumerations';
import { dayParameters, everyDay, readDays, type DayRange } from '../../day-range';

/** What 裸金属预约 shows. It lives in the address, so that back leads to the same list. Screens A2. */
export interface ReservationQuery {
  /** Null for all. */
  readonly status: ReservationStatus | null;
  /** Days on which it was made. */
  readonly days: DayRange;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export const blankQuery: ReservationQuery = { status: null, days: everyDay, page: 1, size: DEFAULT_PAGE_SIZE };

/** The state or size that a text stands for; an empty text is none, although it would be the number 0. */
const among = <Value extends number>(values: readonly Value[], text: string | null): Value | undefined => values.find((value) => String(value) === text);

/** Reads an address; whatever it says wrongly counts as not said. */
export function readReservationQuery(search: URLSearchParams): ReservationQuery {
  const page = search.get('page') ?? '';
  return {
    status: among(Object.values(RESERVATION_STATUS), search.get('status')) ?? null,
    days: readDays(search),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : blankQuery.page,
    size: among(PAGE_SIZES, search.get('size')) ?? blankQuery.size,
  };
}

/** The address's parameters: only what differs from the blank list. */
export function reservationParameters({ status, days, page, size }: ReservationQuery): Record<string, string> {
  return {
    ...(status === null ? {} : { status: String(status) }),
    ...dayParameters(days),
    ...(page === blankQuery.page ? {} : { page: String(page) }),
    ...(size === blankQuery.size ? {} : { size: String(size) }),
  };
}

/** The query after a change: any other filter starts at page 1; another page keeps the filters. */
export const withChange = (query: ReservationQuery, change: Partial<ReservationQuery>): ReservationQuery => ({ ...query, page: 1, ...change });

/** How many filters narrow the list. */
export const filterCount = ({ status, days }: ReservationQuery): number => [status !== null, days.start !== ''].filter(Boolean).length;

/** The same page size without filters. */
export const withoutFilters = ({ size }: ReservationQuery): ReservationQuery => ({ ...blankQuery, size });
