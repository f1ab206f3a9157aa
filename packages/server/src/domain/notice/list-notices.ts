import { getNotices } from '@compute-market/contract/calls/notice';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { notice } from '../../db/schema/notice';
import { implement } from '../../http/handler';
import { wireNotice } from './notice-wire';

/** Published notices, newest first. */
export const listNotices = implement(getNotices, async (input, context) => {
  const ofType = input.type === undefined ? ne(notice.type, NOTICE_TYPE.document) : eq(notice.type, input.type);
  const condition = and(ofType, lte(notice.createdAt, context.services.clock.now()));
  return context.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(notice)
      .where(condition)
      .orderBy(desc(notice.createdAt), desc(notice.id))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size);
    return { data: found.map(wireNotice), total: await tx.$count(notice, condition) };
  });
});
