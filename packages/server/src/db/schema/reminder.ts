import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ofUser } from './account';
import { moment } from './columns';

/** Something one customer was told: a rental that could not be renewed, a limit nearly used up. `key` makes each happen once. */
export const reminder = pgTable(
  'reminder',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    subAccountId: bigint({ mode: 'number' }),
    key: text().notNull(),
    /** One of NOTICE_EVENT. */
    event: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Path within the site where its reader goes on. */
    link: text(),
    /** Whether its reader wanted it on the site when it came. */
    shownOnSite: boolean().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    unique('reminder_once').on(table.key),
    index('reminder_by_owner').on(table.userId, table.id),
    // What its reader sees, so that it is counted without reading it.
    index('reminder_shown')
      .on(table.userId, table.subAccountId, table.id, table.readAt)
      .where(sql`${table.shownOnSite}`),
    index('reminder_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);

/** What the sandbox would have sent to a phone or a chat account. */
export const sandboxReminder = pgTable('sandbox_reminder', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text({ enum: ['sms', 'wechat', 'email'] }).notNull(),
  /** A phone, the number of a chat account, or a mail address. */
  recipient: text().notNull(),
  text: text().notNull(),
  /** The file that went with a mail, base64. */
  attachmentName: text(),
  attachment: text(),
  createdAt: moment().notNull(),
});
