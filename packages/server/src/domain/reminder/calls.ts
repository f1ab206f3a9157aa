import { getReminders, readReminders } from '@compute-market/contract/calls/reminder';
import { matchRoute } from '@compute-market/contract/routes';
import { and, count, desc, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { NoticeEvent } from '@compute-market/contract/enumerations';
import { ownRows } from '../../db/own-rows';
import { reminder } from '../../db/schema/reminder';
import { implement, implementOwn, requireActor, type Actor, type Implementation } from '../../http/handler';
import { wireTime } from '../../platform/wire';

/** A main account and each sub-account read their own, and only what they chose to see on the site. */
const toldTo = (actor: Actor): SQL | undefined => and(ownRows(reminder, actor), reminder.shownOnSite);

/** Where the reader goes on; nowhere where that page is not for them, as 费用明细 without 账单 (decisions 126): rights change after something was told. */
function linkFor({ role, rights }: Actor, link: string | null): string | null {
  const route = link === null ? undefined : matchRoute(link.split('?')[0] ?? '');
  if (route === undefined) return link;
  return route.allowed.includes(role) && (route.right === undefined || rights.includes(route.right)) ? link : null;
}

/** What the caller was told, and how much of it is unread. */
export const reminderCalls: Implementation[] = [
  implementOwn(getReminders, async (tx, input, { actor }) => {
    const mine = toldTo(actor);
    const found = await tx
      .select()
      .from(reminder)
      .where(mine)
      .orderBy(desc(reminder.id))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size);
    const [counted] = await tx
      .select({ total: count(), unread: count(sql`case when ${reminder.readAt} is null then 1 end`) })
      .from(reminder)
      .where(mine);
    const data = found.map((row) => ({
      Id: row.id,
      Event: row.event as NoticeEvent,
      Title: row.title,
      Text: row.text,
      Link: linkFor(actor, row.link),
      CreateTime: wireTime(row.createdAt),
      Read: row.readAt !== null,
    }));
    return {
      data,
      total: counted?.total ?? 0,
      page: input.page,
      page_size: input.page_size,
      UnreadNum: counted?.unread ?? 0,
    };
  }),
  implement(readReminders, async ({ until_id }, context) => {
    const unread = and(toldTo(requireActor(context)), isNull(reminder.readAt), lte(reminder.id, until_id));
    await context.transaction((tx) => tx.update(reminder).set({ readAt: context.services.clock.now() }).where(unread));
    return null;
  }),
];
