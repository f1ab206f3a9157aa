import type { InvoiceableChange, InvoiceRecord } from '@compute-market/contract/entities/invoice';

interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The page that was given: the last one when a later one was asked for. */
  readonly page: number;
  /** When it was read, seconds by the server's clock. */
  readonly readAt: number;
}

/** One page of the list that the chosen tab shows; the titles come by themselves. */
export type InvoicePage = ({ readonly tab: 'records' } & Paged<InvoiceRecord>) | ({ readonly tab: 'changes' } & Paged<InvoiceableChange>) | { readonly tab: 'titles' };
