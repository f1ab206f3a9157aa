import { getInvoiceableChanges, getInvoiceRecords } from '@compute-market/contract/calls/invoice';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import { invoiceQuery, type InvoicePage, type InvoiceQuery } from '@compute-market/patterns/money/InvoiceScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { readListPage } from '../list-page';

/** The page of the list that an address asks for. The titles are read by themselves. */
export async function readInvoices(
  query: InvoiceQuery,
  options: CallOptions,
): Promise<InvoicePage & { readonly key: string }> {
  const days = timeRangeOf(query.days);
  if (query.tab === 'titles') return { key: invoiceQuery.key(query), tab: 'titles' };
  if (query.tab === 'changes')
    return readListPage(
      invoiceQuery,
      query,
      (page, page_size) => api.call(getInvoiceableChanges, { ...days, page, page_size }, options),
      () => ({ tab: 'changes' }),
    );
  const filter = { ...days, status: query.status ?? undefined };
  return readListPage(
    invoiceQuery,
    query,
    (page, page_size) => api.call(getInvoiceRecords, { ...filter, page, page_size }, options),
    () => ({ tab: 'records' }),
  );
}
