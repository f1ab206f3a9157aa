import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { ofInstance } from './instance';

/** A snapshot of the system disk of an instance (decisions 122). Gone once it is deleted, or what it is a snapshot of is gone. */
export const instanceSnapshot = pgTable(
  'instance_snapshot',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    instanceId: ofInstance(),
    /** The provider's and the wire's name for it. It stays when another rental goes on with the disk. */
    key: text().notNull(),
    name: text().notNull(),
    state: text({ enum: ['creating', 'ready', 'restoring', 'deleting', 'failed'] }).notNull(),
    /** What it takes up; null where the provider does not tell. */
    sizeBytes: bigint({ mode: 'number' }),
    /** What failed last and why, a Chinese clause. */
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    /** When something was last asked of it: names the job that does it. */
    requestedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('instance_snapshot_name_once').on(table.instanceId, table.name),
    uniqueIndex('instance_snapshot_key_once').on(table.instanceId, table.key),
    // Of what may be done to the snapshots of an instance one is done at a time.
    uniqueIndex('instance_snapshot_one_change')
      .on(table.instanceId)
      .where(sql`${table.state} in ('creating', 'restoring', 'deleting')`),
  ],
);
