import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { invoiceRecord } from '../db/schema/invoice';
import { invoiceFileUrl } from '../domain/invoice/records';
import { reviewActions, reviewInvoice } from '../domain/invoice/review';
import type { Services } from '../http/handler';
import { fileLinkKey } from '../storage/file-link';
import type { Fields } from './request';

const shownInvoices = 20;
const longestReason = 100;
const noReason = '抬头信息与实名主体不符';

export interface InvoiceRow {
  readonly invoice: typeof invoiceRecord.$inferSelect;
  readonly userName: string;
  /** Null until it is issued, and once it is void. */
  readonly fileUrl: string | null;
}

/** Invoices asked for, newest first. */
export async function findInvoices(tx: Tx, now: Date): Promise<InvoiceRow[]> {
  const found = await tx
    .select({ invoice: invoiceRecord, userName: users.name })
    .from(invoiceRecord)
    .innerJoin(users, eq(users.id, invoiceRecord.userId))
    .orderBy(desc(invoiceRecord.id))
    .limit(shownInvoices);
  const key = await fileLinkKey(tx);
  return found.map((row) => ({ ...row, fileUrl: invoiceFileUrl(row.invoice, key, now) || null }));
}

/** What the host's staff do with an invoice; a stale form does nothing. */
export async function decideInvoice(services: Services, fields: Fields): Promise<void> {
  const action = reviewActions.find((known) => known === fields.get('action'));
  const recordId = Number(fields.get('record_id'));
  if (action === undefined || !Number.isSafeInteger(recordId)) return;
  const reason = (fields.get('reason') ?? '').trim().slice(0, longestReason) || noReason;
  await services.database.transaction((tx) => reviewInvoice(tx, services, recordId, { action, reason }));
}
