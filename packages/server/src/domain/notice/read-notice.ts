import { getNotice } from '@compute-market/contract/calls/notice';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { and, asc, desc, eq, gt, lt, lte, ne, or } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { notice } from '../../db/schema/notice';
import { implement } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { noticeType } from './notice-wire';
import type { NoticeRow } from './notice-wire';

/** Notices have notices beside them, documents have documents. */
const sameKind = (row: NoticeRow) =>
  row.type === NOTICE_TYPE.document ? eq(notice.type, NOTICE_TYPE.document) : ne(notice.type, NOTICE_TYPE.document);

/** The notice before (newer) or after (older) this one in the list. */
async function neighbour(
  tx: Tx,
  row: NoticeRow,
  side: 'newer' | 'older',
  now: Date,
): Promise<{ Id: number; Title: string } | null> {
  const beyond = side === 'newer' ? gt : lt;
  const order = side === 'newer' ? asc : desc;
  const [found] = await tx
    .select({ Id: notice.id, Title: notice.title })
    .from(notice)
    .where(
      and(
        sameKind(row),
        lte(notice.createdAt, now),
        or(
          beyond(notice.createdAt, row.createdAt),
          and(eq(notice.createdAt, row.createdAt), beyond(notice.id, row.id)),
        ),
      ),
    )
    .orderBy(order(notice.createdAt), order(notice.id))
    .limit(1);
  return found ?? null;
}

/** One notice or help document in full, with its neighbours in the list. */
export const readNotice = implement(getNotice, async (input, context) => {
  const now = context.services.clock.now();
  return context.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(notice)
      .where(and(eq(notice.id, input.id), lte(notice.createdAt, now)));
    if (row === undefined) throw new Refusal('NOT_FOUND', { reason: '公告不存在或已下线，请返回列表查看' });
    return {
      Id: row.id,
      Title: row.title,
      Original: row.original,
      Content: row.content,
      Type: noticeType(row),
      CreateTime: wireTime(row.createdAt),
      UpdateTime: wireTime(row.updatedAt),
      Prev: await neighbour(tx, row, 'newer', now),
      Next: await neighbour(tx, row, 'older', now),
      Districts: row.districts,
    };
  });
});
