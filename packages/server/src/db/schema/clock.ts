import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** How far the sandbox's time runs ahead of the real one. One row once it was moved. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer().primaryKey().default(1),
  aheadMs: bigint({ mode: 'number' }).notNull(),
});
