import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database';
import { rows } from '../db/rows';
import { defineJob, type JobKind } from './job';

/** Rows of one table in one run: few enough that nobody waits long for their locks. */
const batch = 1_000;

/** Rows of a table that nobody needs any more. */
export interface RetentionRule {
  readonly table: PgTable;
  readonly isOver: (now: Date) => SQL | undefined;
}

/** A standing job that keeps tables from growing for ever; docs/operations.md lists what stays how long. */
export interface TidyKind extends JobKind {
  readonly rules: readonly RetentionRule[];
}

/** Removes up to a batch of rows; those that somebody holds wait for the next run. Answers how many. */
async function removeSome(tx: Tx, { table, isOver }: RetentionRule, now: Date): Promise<number> {
  const removed = await rows(
    tx,
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${isOver(now)} limit ${batch} for update skip locked)) returning 1`,
  );
  return removed.length;
}

/** Defines such a job. It runs again at once, in a transaction of its own, as long as a table has more. */
export function defineTidy(kind: string, everyMs: number, rules: readonly RetentionRule[]): TidyKind {
  const tidy = defineJob(
    kind,
    async (tx, _payload, { clock }) => {
      const now = clock.now();
      let most = 0;
      for (const rule of rules) most = Math.max(most, await removeSome(tx, rule, now));
      return { again: new Date(now.getTime() + (most === batch ? 0 : everyMs)) };
    },
    { lane: 'upkeep', standing: true },
  );
  return { ...tidy, rules };
}

/** The moment that was so many milliseconds ago. */
export const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
