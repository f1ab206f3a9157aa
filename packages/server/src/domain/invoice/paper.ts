import type { invoiceRecord } from '../../db/schema/invoice';
import type { Services } from '../../http/handler';
import { invoicePdf } from './invoice-pdf';

/** The file of an issued invoice: that of the tax office where staff added one, else a specimen. Throws when the store has lost it. */
export async function invoicePaper(
  row: typeof invoiceRecord.$inferSelect,
  { files, config }: Pick<Services, 'files' | 'config'>,
): Promise<Buffer> {
  if (row.paper === null) return invoicePdf(row, config.brand);
  const bytes = await files.read(row.paper);
  if (bytes === null) throw new Error(`the file of invoice ${row.id} is gone`);
  return Buffer.from(bytes);
}
