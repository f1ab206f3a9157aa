import { rateDocument } from '@compute-market/contract/calls/notice';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { documentOpinion } from '../../db/schema/document-opinion';
import { notice } from '../../db/schema/notice';
import { helpDocument } from '../../db/schema/work-order';
import { implement, type Actor } from '../../http/handler';
import { consume } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { networkOf } from '../../platform/network-of';

/** Several readers may sit behind one address. */
const perAddress = { points: 60, windowMs: hourMs };
const numbered = /^\d{1,9}$/;

function readerOf(actor: Actor | null, word: string | undefined): string {
  if (actor !== null) return `user:${actor.userId}:${actor.subAccountId ?? ''}`;
  if (word === undefined)
    throw new Refusal('INVALID_REQUEST', { reason: '暂时无法记录评价，请刷新页面后重试', data: { field: 'reader' } });
  return `visitor:${word}`;
}

/** How many readers an answer of the ticket system has helped: those counted before opinions were kept, and theirs. */
export const helpedReaders: SQL<number> =
  sql<number>`(${helpDocument.useful} + (select count(*) from ${documentOpinion} where ${documentOpinion.documentId} = ${helpDocument.noticeId}::text and ${documentOpinion.helpful}))`.mapWith(
    Number,
  );

async function helped(tx: Tx, documentId: string): Promise<number> {
  if (!numbered.test(documentId))
    return tx.$count(
      documentOpinion,
      and(eq(documentOpinion.documentId, documentId), eq(documentOpinion.helpful, true)),
    );
  const [found] = await tx
    .select({ useful: helpedReaders })
    .from(helpDocument)
    .where(eq(helpDocument.noticeId, Number(documentId)));
  return found?.useful ?? 0;
}

/** Guides stand on the data host, so only the numbered answers can be looked up here. */
async function refuseUnknown(tx: Tx, documentId: string): Promise<void> {
  if (!numbered.test(documentId)) return;
  const known = await tx.$count(notice, and(eq(notice.id, Number(documentId)), eq(notice.type, NOTICE_TYPE.document)));
  if (known === 0) throw new Refusal('DOCUMENT_INVALID');
}

/** 有帮助 or 没帮助 (screens B25; decisions 57). */
export const keepOpinion = implement(rateDocument, ({ id, helpful, reader: word }, context) =>
  context.transaction(async (tx) => {
    const now = context.services.clock.now();
    const reader = readerOf(context.actor, word);
    if ((await consume(tx, `document-opinion:${networkOf(context.address)}`, perAddress, now)) < 0)
      throw new Refusal('TOO_MANY_REQUESTS');
    await refuseUnknown(tx, id);
    await tx
      .insert(documentOpinion)
      .values({ documentId: id, reader, helpful, createdAt: now })
      .onConflictDoUpdate({
        target: [documentOpinion.documentId, documentOpinion.reader],
        set: { helpful, createdAt: now },
      });
    return { useful: await helped(tx, id) };
  }),
);
