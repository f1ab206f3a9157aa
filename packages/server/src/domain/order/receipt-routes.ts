import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import { paymentOrder } from '../../db/schema/payment';
import type { Services } from '../../http/handler';
import { fileLinkKey, type SignedQuery } from '../../storage/file-link';
import { registerPdfFiles } from '../../storage/pdf-files';
import { receiptPdf } from './receipt-pdf';
import { isReceiptPath, receiptFiles } from './receipt-path';

const fileRule = /^([1-9]\d{0,14})\.pdf$/;

async function findPaid({ database, clock }: Services, outTradeNo: string, query: SignedQuery) {
  return database.transaction(async (tx) => {
    if (!isReceiptPath(await fileLinkKey(tx), outTradeNo, query, clock.now())) return undefined;
    const [found] = await tx
      .select({ order: paymentOrder, name: users.name, company: users.companyName })
      .from(paymentOrder)
      .innerJoin(users, eq(users.id, paymentOrder.userId))
      .where(and(eq(paymentOrder.outTradeNo, Number(outTradeNo)), isNotNull(paymentOrder.paidAt)));
    return found;
  });
}

/** Hands out receipts of paid top-ups to whoever holds a good link. */
export const registerReceiptFiles = (app: FastifyInstance, services: Services): void =>
  registerPdfFiles(app, {
    path: receiptFiles,
    missing: '收据不存在或链接已过期，请在充值详情中重新下载。',
    async find(file, query) {
      const [, number] = fileRule.exec(file) ?? [];
      const found = number === undefined ? undefined : await findPaid(services, number, query);
      if (found === undefined) return undefined;
      const { order, name, company } = found;
      const { brand, demo } = services.config;
      return {
        name: `receipt-${order.outTradeNo}`,
        pdf: await receiptPdf({ order, payer: company ?? name, sample: demo }, brand),
      };
    },
  });
