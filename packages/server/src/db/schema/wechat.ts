import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account';
import { moment } from './columns';

/** A chat account that signs a main account in. One of each for the other. */
export const wechatBinding = pgTable('wechat_binding', {
  /** The person's number at the provider. */
  openId: text().primaryKey(),
  userId: bigint({ mode: 'number' })
    .notNull()
    .unique()
    .references(() => users.id),
  nickname: text().notNull(),
  boundAt: moment().notNull(),
});

/** One QR code to sign in or to bind with, from its making until it was used once. */
export const wechatScan = pgTable(
  'wechat_scan',
  {
    /** Known to the browser that polls, and to nobody who only sees the code. */
    scene: text().primaryKey(),
    /** What the code holds. */
    ticket: text().notNull().unique(),
    /** Who binds; null for a sign-in. */
    userId: bigint({ mode: 'number' }).references(() => users.id),
    state: text({ enum: ['waiting', 'scanned', 'confirmed', 'refused'] })
      .notNull()
      .default('waiting'),
    openId: text(),
    nickname: text(),
    /** Binds the confirmed chat account after a sign-in in another way. */
    bindTicket: text().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('wechat_scan_by_age').on(table.createdAt),
    // The end of a session ends the codes that bind to its account; codes to sign in are nobody's.
    index('wechat_scan_by_user').on(table.userId).where(sql`${table.userId} is not null`),
  ],
);
