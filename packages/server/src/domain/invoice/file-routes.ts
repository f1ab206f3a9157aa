import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invoiceRecord } from '../../db/schema/invoice';
import type { Services } from '../../http/handler';
import { fileLinkKey, type SignedQuery } from '../../storage/file-link';
import { invoiceFiles, isInvoiceFilePath } from './file-path';
import { invoicePaper } from './paper';

const fileRule = /^([\w-]{20,64})\.pdf$/;
const missing = '发票文件不存在、已作废或链接已过期，请在发票管理中重新下载。';

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
export function registerInvoiceFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string }; Querystring: SignedQuery }>(`${invoiceFiles}/:file`, async (request, reply) => {
    const token = fileRule.exec(request.params.file)?.[1];
    const row = token === undefined ? undefined : await findIssued(services, token, request.query);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (row === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(missing);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${row.recordNo}.pdf"`)
      .send(await invoicePaper(row, services));
  });
}
