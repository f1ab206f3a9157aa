import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instance } from './instance';

/** The image of a registry that an instance was started from (decisions 147). */
export const containerImage = pgTable('container_image', {
  instanceId: integer()
    .primaryKey()
    .references(() => instance.id),
  /** Written out whole. */
  reference: text().notNull(),
  /** Empty: what the image itself starts. */
  command: text().notNull(),
  /** Names of its variables. */
  environmentNames: text().array().notNull().default(sql`'{}'`),
  /** Their values, sealed; null once the machine has them, or never will. */
  environment: text(),
});
