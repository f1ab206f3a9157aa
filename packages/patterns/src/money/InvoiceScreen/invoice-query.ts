import { INVOICE_STATUS, type InvoiceStatus } from '@compute-market/contract/enumerations';
import { dayParameters, everyDay, readDays, type DayRange } from '../../day-range';
import { among, firstPlace, placeParameters, readPlace, type ListPlace } from '../../list-place';

export const invoiceTabs = ['records', 'titles', 'changes'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

/** What 发票管理 shows. It lives in the address (screens A2). */
export interface InvoiceQuery extends ListPlace {
  readonly tab: InvoiceTab;
  /** Of the records; null for all. */
  readonly status: InvoiceStatus | null;
  /** Days of the request, or of the top-up. */
  readonly days: DayRange;
}

export const blankQuery: InvoiceQuery = { tab: 'records', status: null, days: everyDay, ...firstPlace };

/** Reads an address; whatever it says wrongly counts as not said. */
export function readInvoiceQuery(search: URLSearchParams): InvoiceQuery {
  const tab = among(invoiceTabs, search.get('tab')) ?? blankQuery.tab;
  return {
    tab,
    status: tab === 'records' ? (among(Object.values(INVOICE_STATUS), search.get('status')) ?? null) : null,
    days: tab === 'titles' ? everyDay : readDays(search),
    ...readPlace(search),
  };
}

/** The address's parameters: only what differs from the blank screen. */
export function invoiceParameters({ tab, status, days, ...place }: InvoiceQuery): Record<string, string> {
  return {
    ...(tab === blankQuery.tab ? {} : { tab }),
    ...(status === null ? {} : { status: String(status) }),
    ...dayParameters(days),
    ...placeParameters(place),
  };
}

/** The query after a change: another list starts without filters, any other filter at page 1; another page keeps the filters. */
export function withChange(query: InvoiceQuery, change: Partial<InvoiceQuery>): InvoiceQuery {
  const moved = change.tab !== undefined && change.tab !== query.tab;
  return moved ? { ...blankQuery, size: query.size, ...change } : { ...query, page: 1, ...change };
}

/** How many filters narrow the list. */
export const filterCount = ({ status, days }: InvoiceQuery): number =>
  [status !== null, days.start !== ''].filter(Boolean).length;

/** The same list without filters. */
export const withoutFilters = ({ tab, size }: InvoiceQuery): InvoiceQuery => ({ ...blankQuery, tab, size });
