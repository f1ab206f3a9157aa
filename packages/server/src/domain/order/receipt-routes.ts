import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import { paymentOrder } from '../../db/schema/payment';
import type { Services } from '../../http/handler';
import { fileLinkKey, type SignedQuery } from '../../storage/file-link';
import { receiptPdf } from './receipt-pdf';
import { isReceiptPath, receiptFiles } from './receipt-path';

const fileRule = /^([1-9]\d{0,14})\.pdf$/;
const missing = '收据不存在或链接已过期，请在充值详情中重新下载。';

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
export function registerReceiptFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string }; Querystring: SignedQuery }>(`${receiptFiles}/:file`, async (request, reply) => {
    const number = fileRule.exec(request.params.file)?.[1];
    const found = number === undefined ? undefined : await findPaid(services, number, request.query);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (found === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(missing);
    const { order, name, company } = found;
    const { brand, demo } = services.config;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="receipt-${order.outTradeNo}.pdf"`)
      .send(await receiptPdf({ order, payer: company ?? name, sample: demo }, brand));
  });
}
