import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import type { Services } from '../../http/handler';
import { fileLinkKey, type SignedQuery } from '../../storage/file-link';
import { registerPdfFiles } from '../../storage/pdf-files';
import { billPdf } from './bill-pdf';
import { billFiles, isBillFilePath } from './file-path';
import { billNo, billOf } from './read';

const fileRule = /^([1-9]\d{0,14})-(\d{4}-(?:0[1-9]|1[0-2]))\.pdf$/;

async function findBill({ database, clock }: Services, file: string, query: SignedQuery) {
  const [, id = '', month = ''] = fileRule.exec(file) ?? [];
  const userId = Number(id);
  return database.transaction(async (tx) => {
    if (month === '' || !isBillFilePath(await fileLinkKey(tx), userId, month, query, clock.now())) return undefined;
    const bill = await billOf(tx, userId, month, clock.now());
    const [owner] = await tx
      .select({ name: users.name, company: users.companyName })
      .from(users)
      .where(eq(users.id, userId));
    if (bill === null || bill.closedAt === null || owner === undefined) return undefined;
    return { ...bill, number: billNo(userId, month), at: bill.closedAt, owner: owner.company ?? owner.name };
  });
}

/** Hands out closed monthly bills to whoever holds a good link. */
export const registerBillFiles = (app: FastifyInstance, services: Services): void =>
  registerPdfFiles(app, {
    path: billFiles,
    missing: '账单不存在或链接已过期，请在月账单中重新下载。',
    async find(file, query) {
      const found = await findBill(services, file, query);
      const { brand, demo } = services.config;
      return found && { name: found.number, pdf: await billPdf({ ...found, sample: demo }, brand) };
    },
  });
