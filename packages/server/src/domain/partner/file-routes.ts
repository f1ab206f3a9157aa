import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import { settlement } from '../../db/schema/partner';
import type { Services } from '../../http/handler';
import { fileLinkKey, type SignedQuery } from '../../storage/file-link';
import { isSettlementFilePath, settlementFiles } from './file-path';
import { machinesOfSheet } from './settlement-lines';
import { settlementPdf } from './settlement-pdf';

const fileRule = /^([\w-]{20,64})\.pdf$/;

const missing = '结算单不存在或链接已过期，请在合作收益中重新下载。';

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
export function registerSettlementFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string }; Querystring: SignedQuery }>(
    `${settlementFiles}/:file`,
    async (request, reply) => {
      const token = fileRule.exec(request.params.file)?.[1];
      const found = token === undefined ? undefined : await findSheet(services, token, request.query);
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      if (found === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(missing);
      const { brand, demo } = services.config;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${found.sheet.settlementNo}.pdf"`)
        .send(
          await settlementPdf({
            sheet: found.sheet,
            machines: found.machines,
            partner: found.company ?? found.name,
            company: brand.company,
            sample: demo,
          }),
        );
    },
  );
}
