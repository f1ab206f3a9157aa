import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../http/handler';

/** The columns that say whose a row is: a main account's, or one of its sub-accounts'. */
interface OwnedTable {
  readonly userId: PgColumn;
  readonly subAccountId: PgColumn;
}

/** Of the caller alone: a main account does not see its sub-accounts' rows, nor they its. */
export const ownRows = (
  table: OwnedTable,
  { userId, subAccountId }: Pick<Actor, 'userId' | 'subAccountId'>,
): SQL | undefined =>
  and(
    eq(table.userId, userId),
    subAccountId === null ? isNull(table.subAccountId) : eq(table.subAccountId, subAccountId),
  );

/** Of an account with its sub-accounts, or of one sub-account. */
export const rowsOfAccount = (table: OwnedTable, userId: number, subAccountId?: number): SQL | undefined =>
  and(eq(table.userId, userId), subAccountId === undefined ? undefined : eq(table.subAccountId, subAccountId));
