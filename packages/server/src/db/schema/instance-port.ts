import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions } from './account';
import { moment } from './columns';
import { ofInstance } from './instance';

/** A port that the owner of an instance opened (decisions 121, 139). Gone once it is closed, or the instance is over. */
export const instancePort = pgTable(
  'instance_port',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    instanceId: ofInstance(),
    /** Its place among the ten of the instance, which gives the outside port. */
    slot: integer().notNull(),
    /** The port inside. */
    inner: integer().notNull(),
    name: text().notNull(),
    /** An HTTP port has no public address. */
    kind: text({ enum: ['tcp', 'http'] })
      .notNull()
      .default('tcp'),
    state: text({ enum: ['opening', 'open', 'closing'] }).notNull(),
    /** When it was last asked to be opened or closed: names the job that does it. */
    requestedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('instance_port_slot_once').on(table.instanceId, table.slot),
    uniqueIndex('instance_port_inner_once').on(table.instanceId, table.inner),
    check('instance_port_slot_of_ten', sql`${table.slot} between 0 and 9`),
  ],
);

/**
 * What opens one port of an instance in the browser: first the secret of an address, used once, then that of the cookie that it was exchanged for. Only
 * the hash is kept. It ends with its session (decisions 139).
 */
export const portLink = pgTable(
  'port_link',
  {
    tokenHash: text().primaryKey(),
    sessionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    instanceId: ofInstance(),
    /** The port inside. */
    inner: integer().notNull(),
    /** Until then it may be used. */
    expiresAt: moment().notNull(),
    /** When the address was exchanged for the cookie; null before. */
    takenAt: moment(),
  },
  (table) => [
    index('port_link_by_session').on(table.sessionId),
    index('port_link_by_instance').on(table.instanceId),
    index('port_link_by_expiry').on(table.expiresAt),
  ],
);
