import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invoiceRecord } from '../../db/schema/invoice';
import type { Services } from '../../http/handler';
import { registerPdfFiles } from '../../storage/pdf-files';
import { invoicePaper } from './paper';

/** Hands out issued invoices to whoever holds a good link; a voided one is gone. */
export const registerInvoiceFiles = (app: FastifyInstance, services: Services): void =>
  registerPdfFiles(app, services, {
    folder: 'invoices',
    missing: '发票文件不存在、已作废或链接已过期，请在发票管理中重新下载。',
    async find(tx, token) {
      const [row] = await tx
        .select()
        .from(invoiceRecord)
        .where(and(eq(invoiceRecord.fileToken, token), eq(invoiceRecord.status, INVOICE_STATUS.issued)));
      return row;
    },
    draw: async (row) => ({ name: row.recordNo, pdf: await invoicePaper(row, services) }),
  });
