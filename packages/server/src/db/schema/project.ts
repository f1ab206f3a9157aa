import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A project of an account (decisions 113): instances are in one or in none. */
export const project = pgTable(
  'project',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('project_name_once').on(table.userId, table.name)],
);
