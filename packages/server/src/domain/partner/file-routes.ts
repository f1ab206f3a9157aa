import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import { settlement } from '../../db/schema/partner';
import type { Services } from '../../http/handler';
import { fileLinkKey, type SignedQuery } from '../../storage/file-link';
import { registerPdfFiles } from '../../storage/pdf-files';
import { isSettlementFilePath, settlementFiles } from './file-path';
import { machinesOfSheet } from './settlement-lines';
import { settlementPdf } from './settlement-pdf';

const fileRule = /^([\w-]{20,64})\.pdf$/;

async function findSheet({ database, clock }: Services, token: string, query: SignedQuery) {
  return database.transaction(async (tx) => {
    if (!isSettlementFilePath(await fileLinkKey(tx), token, query, clock.now())) return undefined;
    const [found] = await tx
      .select({ sheet: settlement, name: users.name, company: users.companyName })
      .from(settlement)
      .innerJoin(users, eq(users.id, settlement.userId))
      .where(eq(settlement.fileToken, token));
    return found && { ...found, machines: await machinesOfSheet(tx, found.sheet) };
  });
}

/** Hands out finished settlement sheets to whoever holds a good link. */
export const registerSettlementFiles = (app: FastifyInstance, services: Services): void =>
  registerPdfFiles(app, {
    path: settlementFiles,
    missing: '结算单不存在或链接已过期，请在合作收益中重新下载。',
    async find(file, query) {
      const [, token] = fileRule.exec(file) ?? [];
      const found = token === undefined ? undefined : await findSheet(services, token, query);
      if (found === undefined) return undefined;
      const { sheet, machines, company, name } = found;
      const { brand, demo } = services.config;
      return {
        name: sheet.settlementNo,
        pdf: await settlementPdf({
          sheet,
          machines,
          partner: company ?? name,
          company: brand.company,
          sample: demo,
        }),
      };
    },
  });
