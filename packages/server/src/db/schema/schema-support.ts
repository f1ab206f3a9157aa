import { integer, pgTable } from 'drizzle-orm/pg-core';

/** Which programs may work on this database, in one row. A migration that takes something away raises the figure (docs/operations.md). */
export const schemaSupport = pgTable('schema_support', {
  id: integer().primaryKey(),
  /** A program must bring at least so many migrations to know everything that is still here. */
  leastMigrations: integer().notNull(),
});
