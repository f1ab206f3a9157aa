import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { instance } from './instance';

/** A TCP port that the owner of an instance opened (decisions 121). Gone once it is closed, or the instance is over. */
export const instancePort = pgTable(
  'instance_port',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    instanceId: integer()
      .notNull()
      .references(() => instance.id),
    /** Its place among the ten of the instance, which gives the outside port. */
    slot: integer().notNull(),
    /** The port inside. */
    inner: integer().notNull(),
    name: text().notNull(),
    state: text({ enum: ['opening', 'open', 'closing'] }).notNull(),
    /** When it was last asked to be opened or closed: names the job that does it. */
    requestedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('instance_port_slot_once').on(table.instanceId, table.slot),
    uniqueIndex('instance_port_inner_once').on(table.instanceId, table.inner),
    check('instance_port_slot_of_ten', sql`${table.slot} between 0 and 9`),
  ],
);
