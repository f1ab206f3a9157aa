import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { instance } from './instance';

/** Whoever keeps a disk on a machine without free cards and wants to hear once when enough are free. Gone once told or taken back. */
export const startWish = pgTable('start_wish', {
  instanceId: integer()
    .primaryKey()
    .references(() => instance.id),
  /** That many cards at once. */
  gpuNum: integer().notNull(),
  askedAt: moment().notNull(),
});
