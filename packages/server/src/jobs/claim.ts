import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, isNull, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { preparedSelect } from '../db/prepared';
import { preparedRows } from '../db/rows';
import { job } from '../db/schema/job';
import type { Services } from '../http/handler';
import { messageForLog } from '../platform/error-for-log';
import { withOrigin } from '../platform/origin';
import { inSpan } from '../platform/tracing';
import type { JobEnd, JobKind } from './job';

const firstRetryMs = 5_000;
const longestRetryMs = hourMs;
/** With an hour between the last ones this is most of a day: what fails until then wants a person. */
const mostAttempts = 24;

export type Claim = typeof job.$inferSelect;
export type Kinds = ReadonlyMap<string, JobKind>;

const retryAfter = (attempts: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts, 20));
/** Neither done nor given up. */
export const isOpen = and(isNull(job.doneAt), isNull(job.failedAt));

/** Whether what was asked for under a key is still to be done: it is neither done, given up nor dropped. */
export const isAhead = async (tx: Tx, key: string): Promise<boolean> =>
  (await tx.$count(job, and(eq(job.key, key), isOpen))) > 0;

/** Does the work of a job in its name, and in that of the request that asked for it. */
export const inNameOf = <T>({ id, kind, request }: Claim, work: () => T, trace?: string): T =>
  withOrigin({ ...(request === null ? {} : { request }), ...(trace !== undefined && { trace }), job: id, kind }, work);

/** Does a part of a job in its name and in a span: its effect, or what it asks outside. */
export const tracedInNameOf = <T>(claim: Claim, part: 'job' | 'outside', work: () => Promise<T>): Promise<T> =>
  inSpan(
    {
      name: `${part} ${claim.kind}`,
      kind: part === 'job' ? 'internal' : 'client',
      facts: {
        'market.job': claim.id,
        'market.kind': claim.kind,
        ...(claim.request !== null && { 'market.request': claim.request }),
      },
    },
    ({ trace }) => inNameOf(claim, work, trace),
  );

const dueKinds = preparedRows<{ kind: string }>(sql`
  select wanted.kind from unnest(${sql.placeholder('kinds')}::text[]) as wanted (kind)
  cross join lateral (
    select 1 from ${job} where kind = wanted.kind and run_at <= ${sql.placeholder('now')}::timestamptz and done_at is null and failed_at is null
    order by run_at, id limit 1
  ) as due`);

/** The kinds of which something is due, also what somebody holds meanwhile. It locks nothing, so it costs less than a claim that finds nothing. */
export async function kindsDue(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  kinds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await database.look((tx) => dueKinds.read(tx, { kinds, now: clock.now().toISOString() }));
  return new Set(found.map(({ kind }) => kind));
}

const openOfKind = (kind: SQLWrapper) => and(isOpen, lte(job.runAt, sql.placeholder('now')), eq(job.kind, kind));

const claiming = preparedSelect<Claim>((tx) => {
  const oldest = tx
    .select({ runAt: job.runAt })
    .from(job)
    .where(openOfKind(sql`wanted.kind`))
    // By the number too: an index that begins with the time alone would be read past all that is due of other kinds.
    .orderBy(job.runAt, job.id)
    .limit(1)
    .as('oldest');
  const due = tx
    .select({ kind: sql<string>`wanted.kind`.as('due_kind') })
    .from(sql`unnest(${sql.placeholder('kinds')}::text[]) as wanted (kind)`)
    .crossJoinLateral(oldest)
    .orderBy(oldest.runAt)
    .as('due');
  const first = tx
    .select()
    .from(job)
    .where(openOfKind(due.kind))
    .orderBy(job.runAt, job.id)
    .limit(sql.placeholder('most'))
    .for('update', { skipLocked: true })
    .as('first');
  const { id, kind, payload, key, dueAt, runAt, attempts, lastError, request, doneAt, failedAt } = first;
  return tx
    .select({ id, kind, payload, key, dueAt, runAt, attempts, lastError, request, doneAt, failedAt })
    .from(due)
    .crossJoinLateral(first)
    .limit(sql.placeholder('most'));
});

/**
 * Takes up to so many jobs that are due; their rows stay locked until the transaction ends. Kinds come in the order in which their first job fell due, and
 * of each the jobs that are due longest: so a look costs the same however much is due of other kinds. What somebody holds is passed over.
 */
export const claimDue = (tx: Tx, { clock }: Services, kinds: Kinds, most: number): Promise<Claim[]> =>
  claiming(tx, { kinds: [...kinds.keys()], now: clock.now().toISOString(), most });

const ending = preparedRows(
  sql`update ${job} set done_at = ${sql.placeholder('now')}, attempts = 0 where id = any(${sql.placeholder('ids')}::bigint[])`,
);

/** Writes that jobs are done. */
export async function writeDone(tx: Tx, claims: readonly Claim[], { clock }: Services): Promise<void> {
  if (claims.length > 0) await ending.read(tx, { now: clock.now().toISOString(), ids: claims.map(({ id }) => id) });
}

/** Writes how a job ended: done, or to run again. */
export async function writeEnd(tx: Tx, claim: Claim, end: JobEnd, services: Services): Promise<void> {
  if (end === undefined) await writeDone(tx, [claim], services);
  else
    await tx
      .update(job)
      .set({ dueAt: end.again, runAt: end.again, attempts: 0, lastError: null })
      .where(eq(job.id, claim.id));
}

/** Ends a job that is of no use any more. False when it still is. */
export async function dropUseless(
  tx: Tx,
  claim: Claim,
  kind: JobKind,
  { clock, logger, metrics }: Services,
): Promise<boolean> {
  const now = clock.now();
  if (kind.uselessAfterMs === null || now.getTime() - claim.dueAt.getTime() <= kind.uselessAfterMs) return false;
  inNameOf(claim, () => logger.warn({ dueAt: claim.dueAt.toISOString() }, 'job dropped: too late to be of use'));
  metrics.jobEnded(claim.kind, 'dropped', 0);
  const why = `dropped: due ${claim.dueAt.toISOString()}${claim.lastError === null ? '' : `, last: ${claim.lastError}`}`;
  await tx.update(job).set({ doneAt: now, lastError: why }).where(eq(job.id, claim.id));
  return true;
}

/** Puts a failed job off, longer each time. After the last attempt it is given up; standing work never is. */
export async function noteFailure(
  services: Services,
  claim: Claim,
  kind: JobKind,
  error: unknown,
): Promise<'failed' | 'givenUp'> {
  const attempts = claim.attempts + 1;
  const now = services.clock.now();
  const isGivenUp = !kind.standing && attempts >= mostAttempts;
  inNameOf(claim, () => services.logger.error({ err: error, attempts }, isGivenUp ? 'job given up' : 'job failed'));
  const runAt = new Date(now.getTime() + retryAfter(claim.attempts));
  await services.database.transaction((tx) =>
    tx
      .update(job)
      .set({ attempts, lastError: messageForLog(error), runAt, failedAt: isGivenUp ? now : null })
      .where(and(eq(job.id, claim.id), isOpen)),
  );
  return isGivenUp ? 'givenUp' : 'failed';
}
