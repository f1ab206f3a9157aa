import type { InvoiceableChange, InvoiceRecord } from '@compute-market/contract/entities/invoice';
import type { RecordPage } from '../../record-list';

/** One page of the list that the chosen tab shows; the titles come by themselves. */
export type InvoicePage =
  | ({ readonly tab: 'records' } & RecordPage<InvoiceRecord>)
  | ({ readonly tab: 'changes' } & RecordPage<InvoiceableChange>)
  | { readonly tab: 'titles' };
