import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { ofInstance } from './instance';
import { ofHost } from './market';

/** Paid time of a rental in which its host did not answer (decisions 110). At most one is open for a rental, and each is credited once. */
export const outage = pgTable(
  'outage',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    instanceId: ofInstance(),
    hostId: ofHost(),
    beganAt: moment().notNull(),
    /** When the host answered again or the rental ended; null while it lasts. */
    endedAt: moment(),
    /** When the money was given back, or it was found that there was none to give. */
    creditedAt: moment(),
    /** Null until then. */
    creditFen: bigint({ mode: 'bigint' }),
  },
  (table) => [
    uniqueIndex('outage_one_open').on(table.instanceId).where(sql`${table.endedAt} is null`),
    uniqueIndex('outage_once').on(table.instanceId, table.beganAt),
    index('outage_by_host').on(table.hostId).where(sql`${table.endedAt} is null`),
    check('outage_ends_after_it_began', sql`${table.endedAt} >= ${table.beganAt}`),
    check('outage_credit_has_time', sql`(${table.creditFen} is null) = (${table.creditedAt} is null)`),
    check('outage_credited_when_over', sql`${table.creditedAt} is null or ${table.endedAt} is not null`),
    check('outage_credit_not_negative', sql`${table.creditFen} >= 0`),
  ],
);

/** A machine or a rental that its other half is missing for, by name, and the host where it was last. */
export interface Orphan {
  readonly name: string;
  readonly hostName: string;
}

/** The last comparison of machines with rentals (decisions 111). One row, which the next one replaces. */
export const fleetCheck = pgTable(
  'fleet_check',
  {
    id: integer().primaryKey().default(1),
    ranAt: moment().notNull(),
    /** Machines that nobody rents. */
    machines: jsonb().$type<readonly Orphan[]>().notNull(),
    /** Rentals that have no machine. */
    rentals: jsonb().$type<readonly Orphan[]>().notNull(),
  },
  (table) => [check('fleet_check_single_row', sql`${table.id} = 1`)],
);
