import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { ofUser, users } from './account';
import { moment } from './columns';
import { ofHost } from './market';

const amount = () => bigint({ mode: 'bigint' });

/** One finished Beijing day of one partner machine, posted once. Income is the share of that day in what customers paid for rentals on it. */
export const partnerDay = pgTable(
  'partner_day',
  {
    hostId: ofHost(),
    /** YYYY-MM-DD. */
    day: text().notNull(),
    userId: ofUser(),
    incomeFen: amount().notNull(),
    /** Seconds for which cards were let, card by card. */
    rentedSeconds: amount().notNull(),
    totalGpus: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.day] }),
    index('partner_day_by_user').on(table.userId, table.day),
    check('partner_day_not_negative', sql`${table.incomeFen} >= 0`),
  ],
);

/** A partner's sheet of one month. Paid outside the product: its purse is not touched. Statuses: SETTLEMENT_STATUS. */
export const settlement = pgTable(
  'settlement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    settlementNo: text().notNull().unique(),
    userId: ofUser(),
    /** YYYY-MM. */
    month: text().notNull(),
    incomeFen: amount().notNull(),
    /** The platform's share, basis points. */
    feeBp: integer().notNull(),
    feeFen: amount().notNull(),
    adjustFen: amount().notNull(),
    status: smallint().notNull(),
    /** Unguessable part of the sheet's address; null while the month runs. */
    fileToken: text().unique(),
    createdAt: moment().notNull(),
    paidAt: moment(),
    /** What the partner objects to; empty for nothing. */
    dispute: text().notNull().default(''),
    /** The account it was paid to, as the partner reads it; empty until then. */
    paidTo: text().notNull().default(''),
  },
  (table) => [
    unique('settlement_once_a_month').on(table.userId, table.month),
    check('settlement_paid_has_time', sql`(${table.status} = 3) = (${table.paidAt} is not null)`),
  ],
);

/** Where a partner is paid to. One for each; it goes with the account. */
export const payoutAccount = pgTable('payout_account', {
  userId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  holder: text().notNull(),
  bankName: text().notNull(),
  bankAccount: text().notNull(),
  changedAt: moment().notNull(),
});
