import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { job } from '../db/schema/job';

const givenUp = and(isNotNull(job.failedAt), isNull(job.doneAt));

export type GivenUpJob = Pick<
  typeof job.$inferSelect,
  'id' | 'kind' | 'payload' | 'attempts' | 'lastError' | 'failedAt'
>;

/** Jobs that failed for most of a day, oldest first. */
export const findGivenUp = (tx: Tx): Promise<GivenUpJob[]> =>
  tx
    .select({
      id: job.id,
      kind: job.kind,
      payload: job.payload,
      attempts: job.attempts,
      lastError: job.lastError,
      failedAt: job.failedAt,
    })
    .from(job)
    .where(givenUp)
    .orderBy(job.id);

async function move(tx: Tx, id: number | 'all', set: Partial<typeof job.$inferInsert>): Promise<number> {
  const one: SQL | undefined = id === 'all' ? undefined : eq(job.id, id);
  const moved = await tx.update(job).set(set).where(and(givenUp, one)).returning({ id: job.id });
  return moved.length;
}

/** Has one of them, or all, run again at once. Answers how many. A message does not become useless by having waited here. */
export const runAgain = (tx: Tx, id: number | 'all', now: Date): Promise<number> =>
  move(tx, id, { failedAt: null, attempts: 0, dueAt: now, runAt: now });

/** Ends one of them, or all, without running it. Answers how many. */
export const giveUpForGood = (tx: Tx, id: number | 'all', now: Date): Promise<number> => move(tx, id, { doneAt: now });
