import { bigint, boolean, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** What the unread mark of the top bar needs of a ticket. */
export const workOrder = pgTable(
  'work_order',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).notNull(),
    subAccountId: bigint({ mode: 'number' }),
    title: text().notNull(),
    /** F9. */
    status: smallint().notNull().default(0),
    /** Support has answered and the customer has not looked yet. */
    unread: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('work_order_by_user').on(table.userId)],
);
