import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invoiceRecord } from '../../db/schema/invoice';
import type { Services } from '../../http/handler';
import { invoiceFiles } from './file-path';
import { invoicePdf } from './invoice-pdf';

const fileRule = /^([\w-]{20,64})\.pdf$/;
const missing = '发票文件不存在或已作废，请在发票管理中查看。';

/** Hands out issued invoices; a voided one is gone. */
export function registerInvoiceFiles(app: FastifyInstance, { database }: Services): void {
  app.get<{ Params: { file: string } }>(`${invoiceFiles}/:file`, async (request, reply) => {
    const token = fileRule.exec(request.params.file)?.[1];
    const [row] =
      token === undefined
        ? []
        : await database.transaction((tx) =>
            tx
              .select()
              .from(invoiceRecord)
              .where(and(eq(invoiceRecord.fileToken, token), eq(invoiceRecord.status, INVOICE_STATUS.issued))),
          );
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (row === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(missing);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${row.recordNo}.pdf"`)
      .send(await invoicePdf(row));
  });
}
