import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { instance } from './instance';

/** Whoever keeps a disk on a machine without free cards and wants to hear once when enough are free. Gone once told or taken back. */
export const startWish = pgTable('start_wish', {
  instanceId: integer()
    .primaryKey()
    .references(() => instance.id),
  /** That many cards at once. */
  gpuNum: integer().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
});
