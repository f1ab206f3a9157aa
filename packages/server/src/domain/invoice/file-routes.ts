import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invoiceRecord } from '../../db/schema/invoice';
import type { Services } from '../../http/handler';
import { fileLinkKey, type SignedQuery } from '../../storage/file-link';
import { registerPdfFiles } from '../../storage/pdf-files';
import { invoiceFiles, isInvoiceFilePath } from './file-path';
import { invoicePaper } from './paper';

const fileRule = /^([\w-]{20,64})\.pdf$/;

async function findIssued({ database, clock }: Services, token: string, query: SignedQuery) {
  return database.transaction(async (tx) => {
    if (!isInvoiceFilePath(await fileLinkKey(tx), token, query, clock.now())) return undefined;
    const [row] = await tx
      .select()
      .from(invoiceRecord)
      .where(and(eq(invoiceRecord.fileToken, token), eq(invoiceRecord.status, INVOICE_STATUS.issued)));
    return row;
  });
}

/** Hands out issued invoices to whoever holds a good link; a voided one is gone. */
export const registerInvoiceFiles = (app: FastifyInstance, services: Services): void =>
  registerPdfFiles(app, {
    path: invoiceFiles,
    missing: '发票文件不存在、已作废或链接已过期，请在发票管理中重新下载。',
    async find(file, query) {
      const [, token] = fileRule.exec(file) ?? [];
      const row = token === undefined ? undefined : await findIssued(services, token, query);
      return row && { name: row.recordNo, pdf: await invoicePaper(row, services) };
    },
  });
