import { and, eq, isNotNull, isNull, not, notInArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { job } from '../db/schema/job';
import { jobKinds } from '../domain';
import { isOpen } from './claim';

const givenUp = and(isNotNull(job.failedAt), isNull(job.doneAt));
/** Of kinds that this program does not know, as another release leaves them: nobody here runs them. */
export const isUnknown = notInArray(
  job.kind,
  jobKinds.map(({ kind }) => kind),
);
/** Of them what has not ended: it waits, or was given up by the release that knows it. */
const unended = and(isNull(job.doneAt), isUnknown);

export type GivenUpJob = Pick<
  typeof job.$inferSelect,
  'id' | 'kind' | 'payload' | 'attempts' | 'lastError' | 'failedAt'
>;

const find = (tx: Tx, which: SQL | undefined): Promise<GivenUpJob[]> =>
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
    .where(which)
    .orderBy(job.id);

/** Jobs that failed for most of a day, oldest first. */
export const findGivenUp = (tx: Tx): Promise<GivenUpJob[]> => find(tx, givenUp);

/** Jobs that wait for a release which knows their kind, oldest first. */
export const findUnknown = (tx: Tx): Promise<GivenUpJob[]> => find(tx, and(isOpen, isUnknown));

/** Whether a job that has not ended is of an unknown kind. */
export const isOfUnknownKind = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(job, and(unended, eq(job.id, id)))) > 0;

/** How many of what was given up are of an unknown kind. */
export const countGivenUpUnknown = (tx: Tx): Promise<number> => tx.$count(job, and(givenUp, isUnknown));

async function move(
  tx: Tx,
  which: SQL | undefined,
  { id, set }: { readonly id: number | 'all'; readonly set: Partial<typeof job.$inferInsert> },
): Promise<Pick<GivenUpJob, 'kind' | 'payload'>[]> {
  const one: SQL | undefined = id === 'all' ? undefined : eq(job.id, id);
  return tx.update(job).set(set).where(and(which, one)).returning({ kind: job.kind, payload: job.payload });
}

/** Has one of them, or all, run again at once, but for unknown kinds. Answers how many. A message does not become useless by having waited here. */
export const runAgain = async (tx: Tx, id: number | 'all', now: Date): Promise<number> =>
  (
    await move(tx, and(givenUp, not(isUnknown)), {
      id,
      set: { failedAt: null, attempts: 0, dueAt: now, runAt: now },
    })
  ).length;

/** Ends one of them, or all, without running it, and writes what such an end leaves to write. Answers how many. */
export async function giveUpForGood(tx: Tx, id: number | 'all', now: Date): Promise<number> {
  const ended = await move(tx, givenUp, { id, set: { doneAt: now } });
  for (const { kind, payload } of ended) await jobKinds.find((known) => known.kind === kind)?.dropped?.(tx, payload);
  return ended.length;
}

/** Ends one job of an unknown kind, or all of them, without running it. Answers how many. */
export const dropUnknown = async (tx: Tx, id: number | 'all', now: Date): Promise<number> =>
  (await move(tx, unended, { id, set: { doneAt: now } })).length;
