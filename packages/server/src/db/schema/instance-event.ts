import type { InstanceEventDetails, InstanceEventKind } from '@compute-market/contract/entities/instance-event';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { ofInstance } from './instance';

/** Something that happened to an instance, written in the transaction of the deed (decisions 81). Only domain/instance/events.ts writes it. */
export const instanceEvent = pgTable(
  'instance_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    instanceId: ofInstance(),
    kind: text().$type<InstanceEventKind>().notNull(),
    doneBy: text({ enum: ['main', 'sub', 'system'] }).notNull(),
    /** Set for `sub` alone. */
    subAccountId: bigint({ mode: 'number' }),
    details: jsonb().$type<InstanceEventDetails>().notNull(),
    /** Number of the request that did it, or that asked for what did it. */
    request: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('instance_event_by_instance').on(table.instanceId, table.id),
    index('instance_event_by_kind').on(table.instanceId, table.kind, table.id),
    index('instance_event_by_age').on(table.createdAt),
    check('instance_event_done_by_known', sql`${table.doneBy} in ('main', 'sub', 'system')`),
  ],
);
