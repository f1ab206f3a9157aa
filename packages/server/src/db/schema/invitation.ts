import type { SubRight } from '@compute-market/contract/rules/sub-right';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from './account';
import { moment } from './columns';

/** A sub-account that a phone was offered by a link (decisions 134). Only the hash of the link's token is kept. */
export const invitation = pgTable(
  'invitation',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    phone: text().notNull(),
    name: text().notNull(),
    note: text().notNull(),
    rights: jsonb().$type<readonly SubRight[]>().notNull(),
    moneyLimitFen: bigint({ mode: 'bigint' }).notNull(),
    /** Of each calendar month of Beijing; null where months are not limited (decisions 127). */
    monthLimitFen: bigint({ mode: 'bigint' }),
    tokenHash: text().notNull().unique(),
    /** When its last message was sent. */
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    withdrawnAt: moment(),
  },
  (table) => [
    uniqueIndex('invitation_open_once')
      .on(table.userId, table.phone)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    index('invitation_by_expiry').on(table.expiresAt),
    check('invitation_limit_not_negative', sql`${table.moneyLimitFen} >= 0`),
    check('invitation_month_limit_not_negative', sql`${table.monthLimitFen} >= 0`),
  ],
);
