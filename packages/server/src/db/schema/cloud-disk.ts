import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { users } from './account';
import { moment } from './columns';

/** The cloud disk of a main account: one at most. The row goes when its data is released; what was paid stays in the books. */
export const cloudDisk = pgTable(
  'cloud_disk',
  {
    userId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id),
    sizeGb: integer().notNull(),
    usedGb: real().notNull().default(0),
    loginUserName: text().notNull().unique(),
    loginPassword: text().notNull(),
    openedAt: moment().notNull(),
    dueAt: moment().notNull(),
    /** Until then an expired disk keeps its data. */
    releaseAt: moment().notNull(),
    /** Counts orders: part of the business key of each payment. */
    orders: integer().notNull(),
  },
  (table) => [index('cloud_disk_by_due').on(table.dueAt), check('cloud_disk_has_size', sql`${table.sizeGb} > 0`)],
);
