import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import { paymentOrder } from '../../db/schema/payment';
import type { Services } from '../../http/handler';
import { registerPdfFiles } from '../../storage/pdf-files';
import { receiptPdf } from './receipt-pdf';

/** Hands out receipts of paid top-ups to whoever holds a good link. */
export const registerReceiptFiles = (app: FastifyInstance, services: Services): void =>
  registerPdfFiles(app, services, {
    folder: 'receipts',
    missing: '收据不存在或链接已过期，请在充值详情中重新下载。',
    async find(tx, outTradeNo) {
      const [found] = await tx
        .select({ order: paymentOrder, name: users.name, company: users.companyName })
        .from(paymentOrder)
        .innerJoin(users, eq(users.id, paymentOrder.userId))
        .where(and(eq(paymentOrder.outTradeNo, Number(outTradeNo)), isNotNull(paymentOrder.paidAt)));
      return found;
    },
    async draw({ order, name, company }) {
      const { brand, demo } = services.config;
      return {
        name: `receipt-${order.outTradeNo}`,
        pdf: await receiptPdf({ order, payer: company ?? name, sample: demo }, brand),
      };
    },
  });
