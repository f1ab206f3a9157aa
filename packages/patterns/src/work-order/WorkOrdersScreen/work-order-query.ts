import { WORK_ORDER_STATUS, type WorkOrderStatus } from '@compute-market/contract/enumerations';
import { dayParameters, everyDay, readDays, type DayRange } from '../../day-range';
import { among, firstPlace, placeParameters, readPlace, type ListPlace } from '../../list-place';

/** What 我的工单 shows. It lives in the address, so that back leads to the same list (screens A2). */
export interface WorkOrderQuery extends ListPlace {
  /** Null for all; so with the next one. */
  readonly status: WorkOrderStatus | null;
  readonly category: number | null;
  /** Words of the title, or the number. */
  readonly q: string;
  /** Days on which the ticket was sent. */
  readonly days: DayRange;
}

export const blankQuery: WorkOrderQuery = { status: null, category: null, q: '', days: everyDay, ...firstPlace };

const longestWords = 60;

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** Reads an address; whatever it says wrongly counts as not said. */
export const readWorkOrderQuery = (search: URLSearchParams): WorkOrderQuery => ({
  status: among(Object.values(WORK_ORDER_STATUS), search.get('status')) ?? null,
  category: wholeNumber(search.get('category')),
  q: (search.get('q') ?? '').trim().slice(0, longestWords),
  days: readDays(search),
  ...readPlace(search),
});

/** The address's parameters: only what differs from the blank list. */
export function workOrderParameters({ status, category, q, days, ...place }: WorkOrderQuery): Record<string, string> {
  return {
    ...(status === null ? {} : { status: String(status) }),
    ...(category === null ? {} : { category: String(category) }),
    ...(q === '' ? {} : { q }),
    ...dayParameters(days),
    ...placeParameters(place),
  };
}

/** The query after a change: any other filter starts at page 1; another page keeps the filters. */
export const withChange = (query: WorkOrderQuery, change: Partial<WorkOrderQuery>): WorkOrderQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** The filters behind 筛选: the number on its button on small screens. */
export const filterCount = ({ status, category, days }: WorkOrderQuery): number =>
  [status !== null, category !== null, days.start !== ''].filter(Boolean).length;

/** Whether anything narrows the list. */
export const isFiltered = (query: WorkOrderQuery): boolean => query.q !== '' || filterCount(query) > 0;

/** The same page size without filters. */
export const withoutFilters = ({ size }: WorkOrderQuery): WorkOrderQuery => ({ ...blankQuery, size });
