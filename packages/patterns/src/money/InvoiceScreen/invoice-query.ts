import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { days } from '../../day-range';
import { choice, defineListQuery, place, tab, type QueryOf } from '../../list-query';

export const invoiceTabs = ['records', 'titles', 'changes'] as const;

/** What 发票管理 shows. Titles know no filters, and only records have states (screens A2). */
export const invoiceQuery = defineListQuery(
  {
    tab: tab(invoiceTabs),
    /** Of the records; null for all. */
    status: choice(Object.values(INVOICE_STATUS)),
    /** Days of the request, or of the top-up. */
    days: days(),
    ...place,
  },
  {
    tabs: { by: 'tab', own: ['status', 'days'] },
    within: (query, blank) => ({
      ...query,
      status: query.tab === 'records' ? query.status : null,
      days: query.tab === 'titles' ? blank.days : query.days,
    }),
  },
);
export type InvoiceQuery = QueryOf<typeof invoiceQuery>;
