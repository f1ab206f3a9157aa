import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import { settlement } from '../../db/schema/partner';
import type { Services } from '../../http/handler';
import { registerPdfFiles } from '../../storage/pdf-files';
import { machinesOfSheet } from './settlement-lines';
import { settlementPdf } from './settlement-pdf';

/** Hands out finished settlement sheets to whoever holds a good link. */
export const registerSettlementFiles = (app: FastifyInstance, services: Services): void =>
  registerPdfFiles(app, services, {
    folder: 'settlements',
    missing: '结算单不存在或链接已过期，请在合作收益中重新下载。',
    async find(tx, token) {
      const [found] = await tx
        .select({ sheet: settlement, name: users.name, company: users.companyName })
        .from(settlement)
        .innerJoin(users, eq(users.id, settlement.userId))
        .where(eq(settlement.fileToken, token));
      return found && { ...found, machines: await machinesOfSheet(tx, found.sheet) };
    },
    async draw({ sheet, machines, company, name }) {
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
