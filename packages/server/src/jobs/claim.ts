import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { preparedRows } from '../db/rows';
import { job } from '../db/schema/job';
import type { Services } from '../http/handler';
import { messageForLog } from '../platform/error-for-log';
import { withOrigin } from '../platform/origin';
import { inSpan } from '../platform/tracing';
import type { JobEnd, JobKind } from './job';

/** How long a job that asks outside is kept from other servers; renewed while its server lives. */
const leaseMs = minuteMs;
/** Two renewals may fail before the lease runs out. */
export const usualRenewMs = leaseMs / 3;
const firstRetryMs = 5_000;
const longestRetryMs = hourMs;
/** With an hour between the last ones this is most of a day: what fails until then wants a person. */
const mostAttempts = 24;

export type Claim = typeof job.$inferSelect;
export type Kinds = ReadonlyMap<string, JobKind>;

const retryAfter = (attempts: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts, 20));
const isOpen = and(isNull(job.doneAt), isNull(job.failedAt));

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

/**
 * Takes a job that is due, if any; the row stays locked until the transaction ends. Kinds come in the order in which their first job fell due, and of each
 * the job that is due longest: so a look costs the same however much is due of other kinds. What somebody holds is passed over.
 */
export async function claimDue(tx: Tx, { clock }: Services, kinds: Kinds): Promise<Claim | undefined> {
  const isDue = and(isOpen, lte(job.runAt, clock.now()));
  const names = [...kinds.keys()].map((kind) => sql`(${kind})`);
  const oldest = tx
    .select({ runAt: job.runAt })
    .from(job)
    .where(and(isDue, sql`${job.kind} = wanted.kind`))
    // By the number too: an index that begins with the time alone would be read past all that is due of other kinds.
    .orderBy(job.runAt, job.id)
    .limit(1)
    .as('oldest');
  const due = tx
    .select({ kind: sql<string>`wanted.kind`.as('due_kind') })
    .from(sql`(values ${sql.join(names, sql`, `)}) as wanted (kind)`)
    .crossJoinLateral(oldest)
    .orderBy(oldest.runAt)
    .as('due');
  const first = tx
    .select()
    .from(job)
    .where(and(isDue, eq(job.kind, due.kind)))
    .orderBy(job.runAt, job.id)
    .limit(1)
    .for('update', { skipLocked: true })
    .as('first');
  const [claim] = await tx.select().from(due).crossJoinLateral(first).limit(1);
  return claim?.first;
}

/** Writes how a job ended: done, or to run again. */
export async function writeEnd(tx: Tx, { id }: Claim, end: JobEnd, { clock }: Services): Promise<void> {
  const set =
    end === undefined
      ? { doneAt: clock.now(), attempts: 0 }
      : { dueAt: end.again, runAt: end.again, attempts: 0, lastError: null };
  await tx.update(job).set(set).where(eq(job.id, id));
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

/** A job that this server holds while it asks outside. */
export interface Lease {
  readonly claim: Claim;
  /** Locks the job again, in the transaction that ends it. False when another server has taken it over: that one's result counts. */
  hold(tx: Tx): Promise<boolean>;
  /** Stops renewing. The lease runs out by itself. */
  end(): Promise<void>;
}

/** Keeps a claimed job from other servers for as long as this one lives and asks. */
function renewing(services: Services, claim: Claim, renewMs: number): Lease {
  let { runAt } = claim;
  const isMine = () => and(eq(job.id, claim.id), isOpen, eq(job.runAt, runAt));
  const renew = async () => {
    const next = new Date(services.clock.now().getTime() + leaseMs);
    const kept = await services.database.transaction((tx) =>
      tx.update(job).set({ runAt: next }).where(isMine()).returning({ id: job.id }),
    );
    if (kept.length > 0) runAt = next;
  };
  let inHand = Promise.resolve();
  const timer = setInterval(() => {
    inHand = inHand.then(renew).catch(() => undefined);
  }, renewMs);
  timer.unref();
  return {
    claim,
    async hold(tx) {
      const held = await tx.select({ id: job.id }).from(job).where(isMine()).for('update');
      return held.length > 0;
    },
    async end() {
      clearInterval(timer);
      await inHand;
    },
  };
}

/** Takes a due job and holds it. `useless`: it was dropped instead. */
export async function leaseDue(services: Services, kinds: Kinds, renewMs: number): Promise<Lease | 'none' | 'useless'> {
  const claimed = await services.database.transaction(async (tx) => {
    const claim = await claimDue(tx, services, kinds);
    if (claim === undefined) return 'none';
    const kind = kinds.get(claim.kind);
    if (kind !== undefined && (await dropUseless(tx, claim, kind, services))) return 'useless';
    const runAt = new Date(services.clock.now().getTime() + leaseMs);
    await tx.update(job).set({ runAt }).where(eq(job.id, claim.id));
    return { ...claim, runAt };
  });
  return typeof claimed === 'string' ? claimed : renewing(services, claimed, renewMs);
}
