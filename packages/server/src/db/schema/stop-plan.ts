import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { ofInstance } from './instance';

/** A wish that an instance is shut down by itself (decisions 108); one of each kind. Each has a job, which knows it by `askedAt`. */
export const stopPlan = pgTable(
  'stop_plan',
  {
    instanceId: ofInstance(),
    kind: text({ enum: ['time', 'idle', 'money'] }).notNull(),
    /** Set for `time` alone. */
    stopAt: moment(),
    /** Set for `idle` alone. */
    idleHours: integer(),
    /** Billing by usage is stopped then, with the disk kept, in place of shutting down (decisions 150). */
    stopsBilling: boolean().notNull().default(false),
    askedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'stop_plan_once', columns: [table.instanceId, table.kind] }),
    check(
      'stop_plan_of_its_kind',
      sql`(${table.kind} = 'time') = (${table.stopAt} is not null) and (${table.kind} = 'idle') = (${table.idleHours} is not null)`,
    ),
  ],
);
