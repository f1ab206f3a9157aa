import type { ErrorKey } from '@compute-market/contract/errors';
import type { OperationKind, OperationOutcome } from '@compute-market/contract/entities/operation';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser, subAccounts } from './account';
import { moment } from './columns';

/** What somebody did with an account, or was refused (decisions 117). Only http/operation-log.ts writes it. Kept for 180 days. */
export const operationRecord = pgTable(
  'operation_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    subAccountId: bigint({ mode: 'number' }).references(() => subAccounts.id),
    /** Name of the call in the contract. */
    call: text().notNull(),
    kind: text().$type<OperationKind>().notNull(),
    /** In words, as they were when it was done. */
    name: text().notNull(),
    subject: text().notNull(),
    outcome: text().$type<OperationOutcome>().notNull(),
    /** Why it was refused; null when it was done. The sentence itself may quote what somebody wrote and is not kept. */
    reason: text().$type<ErrorKey>(),
    address: text().notNull(),
    browser: text().notNull(),
    system: text().notNull(),
    /** Number of the request. */
    request: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('operation_record_by_user').on(table.userId, table.id),
    index('operation_record_by_sub_account')
      .on(table.subAccountId, table.id)
      .where(sql`${table.subAccountId} is not null`),
    index('operation_record_by_age').on(table.createdAt),
    check('operation_record_outcome_known', sql`${table.outcome} in ('done', 'refused')`),
  ],
);
