import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import type { Services } from '../../http/handler';
import { registerPdfFiles } from '../../storage/pdf-files';
import { billPdf } from './bill-pdf';
import { billOfFile } from './file-name';
import { billNo, billOf } from './read';

/** Hands out closed monthly bills to whoever holds a good link. */
export const registerBillFiles = (app: FastifyInstance, services: Services): void =>
  registerPdfFiles(app, services, {
    folder: 'bills',
    missing: '账单不存在或链接已过期，请在月账单中重新下载。',
    async find(tx, file) {
      const { userId, month } = billOfFile(file);
      const bill = await billOf(tx, userId, month, services.clock.now());
      const [owner] = await tx
        .select({ name: users.name, company: users.companyName })
        .from(users)
        .where(eq(users.id, userId));
      if (bill === null || bill.closedAt === null || owner === undefined) return undefined;
      return { ...bill, number: billNo(userId, month), at: bill.closedAt, owner: owner.company ?? owner.name };
    },
    async draw(found) {
      const { brand, demo } = services.config;
      return { name: found.number, pdf: await billPdf({ ...found, sample: demo }, brand) };
    },
  });
