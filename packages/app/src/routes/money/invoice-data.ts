import { getInvoiceableChanges, getInvoiceRecords } from '@compute-market/contract/calls/invoice';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import { invoiceQuery, type InvoicePage, type InvoiceQuery } from '@compute-market/patterns/money/InvoiceScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { serverNow } from '../../state/clock';
import { readExistingPage } from '../read-pages';

/** The page of the list that an address asks for. The titles are read by themselves. */
export async function readInvoices(
  query: InvoiceQuery,
  options: CallOptions,
): Promise<InvoicePage & { readonly key: string }> {
  const key = invoiceQuery.key(query);
  const days = timeRangeOf(query.days);
  if (query.tab === 'titles') return { key, tab: 'titles' };
  if (query.tab === 'changes') {
    const { data, total, page } = await readExistingPage(
      (asked, page_size) => api.call(getInvoiceableChanges, { ...days, page: asked, page_size }, options),
      query.page,
      query.size,
    );
    return { key, tab: 'changes', rows: data, total, page, readAt: serverNow() };
  }
  const filter = { ...days, status: query.status ?? undefined };
  const { data, total, page } = await readExistingPage(
    (asked, page_size) => api.call(getInvoiceRecords, { ...filter, page: asked, page_size }, options),
    query.page,
    query.size,
  );
  return { key, tab: 'records', rows: data, total, page, readAt: serverNow() };
}
