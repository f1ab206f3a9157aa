import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Something to do at a time. Claimed by one server at a time; its effect and its end are one transaction. */
export const job = pgTable(
  'job',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Enqueued once for this key, however often it is asked for. */
    key: text().unique(),
    /** When it was to run first. */
    dueAt: moment().notNull(),
    /** When it may run next: later than `dueAt` after a failure, or while a server holds it. */
    runAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Number of the request that asked for it; null for what the server does by itself. */
    request: text(),
    doneAt: moment(),
    /** Given up after many failures: it waits until someone has it run again. */
    failedAt: moment(),
  },
  (table) => [
    // A lane looks for its own kinds: one must not read past all that is due in another.
    index('job_due_by_kind')
      .on(table.kind, table.runAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('job_due').on(table.runAt).where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('job_done').on(table.doneAt),
  ],
);
