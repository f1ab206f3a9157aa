import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { project } from './project';

/** What an account means to spend in a month at most: on one project, by one sub-account, or with neither on all (decisions 114). */
export const budget = pgTable(
  'budget',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).notNull(),
    projectId: integer().references(() => project.id, { onDelete: 'cascade' }),
    subAccountId: bigint({ mode: 'number' }),
    amountFen: bigint({ mode: 'bigint' }).notNull(),
    /** The month (YYYY-MM) and the step, percent, of which its owner was told last; null before the first. */
    toldMonth: text(),
    toldPercent: integer().notNull().default(0),
    /** When its spending was looked at last. */
    checkedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('budget_once').on(table.userId, table.projectId, table.subAccountId).nullsNotDistinct(),
    index('budget_by_project').on(table.projectId).where(sql`${table.projectId} is not null`),
    index('budget_to_check').on(table.checkedAt),
    check('budget_positive', sql`${table.amountFen} > 0`),
    check('budget_of_one', sql`${table.projectId} is null or ${table.subAccountId} is null`),
  ],
);
