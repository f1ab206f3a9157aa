import { ORDER_STATUS, PAY_TYPE, type OrderStatus, type PayType } from '@compute-market/contract/enumerations';
import { dayParameters, everyDay, readDays, type DayRange } from '../../day-range';
import { among, firstPlace, placeParameters, readPlace, type ListPlace } from '../../list-place';

/** What 充值记录 shows. It lives in the address, so that back leads to the same list (screens A2). */
export interface OrderQuery extends ListPlace {
  /** Null for all; so with the next one. */
  readonly status: OrderStatus | null;
  readonly payType: PayType | null;
  /** Days on which the order was made. */
  readonly days: DayRange;
  /** Digits of an order number. */
  readonly q: string;
}

export const blankQuery: OrderQuery = { status: null, payType: null, days: everyDay, q: '', ...firstPlace };

/** Reads an address; whatever it says wrongly counts as not said. */
export function readOrderQuery(search: URLSearchParams): OrderQuery {
  const q = (search.get('q') ?? '').trim();
  return {
    status: among(Object.values(ORDER_STATUS), search.get('status')) ?? null,
    payType: among(Object.values(PAY_TYPE), search.get('pay_type')) ?? null,
    days: readDays(search),
    q: /^\d{1,15}$/.test(q) ? q : '',
    ...readPlace(search),
  };
}

/** The address's parameters: only what differs from the blank list. */
export function orderParameters({ status, payType, days, q, ...place }: OrderQuery): Record<string, string> {
  return {
    ...(status === null ? {} : { status: String(status) }),
    ...(payType === null ? {} : { pay_type: String(payType) }),
    ...dayParameters(days),
    ...(q === '' ? {} : { q }),
    ...placeParameters(place),
  };
}

/** The query after a change: any other filter starts at page 1; another page keeps the filters. */
export const withChange = (query: OrderQuery, change: Partial<OrderQuery>): OrderQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** The filters behind 筛选: the number on its button on small screens. */
export const filterCount = ({ status, payType, days }: OrderQuery): number =>
  [status !== null, payType !== null, days.start !== ''].filter(Boolean).length;

/** Whether anything narrows the list. */
export const isFiltered = (query: OrderQuery): boolean => query.q !== '' || filterCount(query) > 0;

/** The same page size without filters. */
export const withoutFilters = ({ size }: OrderQuery): OrderQuery => ({ ...blankQuery, size });
