import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/account';
import { settlement } from '../../db/schema/partner';
import type { Services } from '../../http/handler';
import { settlementFiles } from './file-path';
import { settlementPdf } from './settlement-pdf';

const fileRule = /^([\w-]{20,64})\.pdf$/;

/** Hands out finished settlement sheets. */
export function registerSettlementFiles(app: FastifyInstance, { database }: Services): void {
  app.get<{ Params: { file: string } }>(`${settlementFiles}/:file`, async (request, reply) => {
    const token = fileRule.exec(request.params.file)?.[1];
    const find = (wanted: string) =>
      database.transaction((tx) =>
        tx
          .select({ sheet: settlement, name: users.name, company: users.companyName })
          .from(settlement)
          .innerJoin(users, eq(users.id, settlement.userId))
          .where(eq(settlement.fileToken, wanted)),
      );
    const [found] = token === undefined ? [] : await find(token);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (found === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send('结算单不存在，请在合作收益中查看。');
    const bytes = await settlementPdf(found.sheet, found.company ?? found.name);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${found.sheet.settlementNo}.pdf"`)
      .send(bytes);
  });
}
