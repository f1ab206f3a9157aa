import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { job } from '../db/schema/job';
import { jobKinds } from '../domain';
import type { Services } from '../http/handler';
import { enqueue, type JobEnd, type JobKind } from './job';

/** How long a two-step job keeps other servers away while it is outside. */
const leaseMs = minuteMs;
const firstRetryMs = 5_000;
const longestRetryMs = hourMs;
const pollMs = 1_000;

type Claim = typeof job.$inferSelect;

const retryAfter = (attempts: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts, 20));
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const dueNow = (services: Services, kinds: readonly string[]) =>
  and(isNull(job.doneAt), lte(job.runAt, services.clock.now()), inArray(job.kind, [...kinds]));

function endOf(end: JobEnd, now: Date) {
  return end === undefined ? { doneAt: now, attempts: 0 } : { runAt: end.again, attempts: 0, lastError: null };
}

async function noteFailure(services: Services, claim: Claim, error: unknown): Promise<void> {
  services.logger.error({ err: error, job: claim.id, kind: claim.kind, attempts: claim.attempts + 1 }, 'job failed');
  const runAt = new Date(services.clock.now().getTime() + retryAfter(claim.attempts));
  await services.database.transaction((tx) =>
    tx
      .update(job)
      .set({ attempts: claim.attempts + 1, lastError: messageOf(error), runAt })
      .where(and(eq(job.id, claim.id), isNull(job.doneAt))),
  );
}

/** Claim, effect and end in one transaction: a crash undoes all three. Answers the claim when the work threw. */
async function runInside(services: Services, kinds: ReadonlyMap<string, JobKind>): Promise<'none' | 'done'> {
  let claim: Claim | undefined;
  try {
    return await services.database.transaction(async (tx) => {
      [claim] = await tx
        .select()
        .from(job)
        .where(dueNow(services, [...kinds.keys()]))
        .orderBy(job.runAt, job.id)
        .limit(1)
        .for('update', { skipLocked: true });
      if (claim === undefined) return 'none';
      const end = await kinds.get(claim.kind)?.work(tx, claim.payload, services, undefined);
      await tx.update(job).set(endOf(end, services.clock.now())).where(eq(job.id, claim.id));
      return 'done';
    });
  } catch (error) {
    if (claim === undefined) throw error;
    await noteFailure(services, claim, error);
    return 'done';
  }
}

async function lease(services: Services, kinds: ReadonlyMap<string, JobKind>): Promise<Claim | undefined> {
  return services.database.transaction(async (tx) => {
    const [claim] = await tx
      .select()
      .from(job)
      .where(dueNow(services, [...kinds.keys()]))
      .orderBy(job.runAt, job.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (claim === undefined) return undefined;
    const runAt = new Date(services.clock.now().getTime() + leaseMs);
    await tx.update(job).set({ runAt }).where(eq(job.id, claim.id));
    return { ...claim, runAt };
  });
}

async function runOutside(services: Services, kinds: ReadonlyMap<string, JobKind>): Promise<'none' | 'done'> {
  const claim = await lease(services, kinds);
  if (claim === undefined) return 'none';
  const kind = kinds.get(claim.kind);
  try {
    const report = await kind?.outside?.(claim.payload, services);
    await services.database.transaction(async (tx) => {
      // Another server that took over an outlived lease has moved `runAt`: its result counts.
      const [held] = await tx
        .select({ id: job.id })
        .from(job)
        .where(and(eq(job.id, claim.id), isNull(job.doneAt), eq(job.runAt, claim.runAt)))
        .for('update');
      if (held === undefined) return;
      const end = await kind?.work(tx, claim.payload, services, report);
      await tx.update(job).set(endOf(end, services.clock.now())).where(eq(job.id, claim.id));
    });
  } catch (error) {
    await noteFailure(services, claim, error);
  }
  return 'done';
}

const byKind = (kinds: readonly JobKind[]): ReadonlyMap<string, JobKind> =>
  new Map(kinds.map((kind) => [kind.kind, kind]));

/** Runs everything that is due by the clock, one after the other, until nothing is. Answers how many ran. */
export async function runDueJobs(
  services: Services,
  kinds: readonly JobKind[] = jobKinds,
  stopped: () => boolean = () => false,
): Promise<number> {
  const inside = byKind(kinds.filter((kind) => kind.outside === null));
  const outside = byKind(kinds.filter((kind) => kind.outside !== null));
  let count = 0;
  while (!stopped()) {
    const ran = [
      inside.size > 0 && (await runInside(services, inside)) === 'done',
      outside.size > 0 && (await runOutside(services, outside)) === 'done',
    ];
    if (!ran.includes(true)) break;
    count += ran.filter(Boolean).length;
  }
  return count;
}

/** Puts the standing jobs in the table, once each. */
export async function enqueueStandingJobs(services: Services, kinds: readonly JobKind[] = jobKinds): Promise<void> {
  const standing = kinds.filter((kind) => kind.standing);
  await services.database.transaction(async (tx) => {
    for (const { kind } of standing) await enqueue(tx, { kind, payload: {}, runAt: services.clock.now(), key: kind });
    await tx
      .delete(job)
      .where(lte(job.doneAt, sql`${services.clock.now().toISOString()}::timestamptz - interval '30 days'`));
  });
}

/** Looks for due jobs every second until stopped; `stop` waits for the job in hand. */
export function startJobRunner(services: Services, kinds: readonly JobKind[] = jobKinds): { stop(): Promise<void> } {
  let stopping = false;
  let wake: () => void = () => undefined;
  const loop = async () => {
    while (!stopping) {
      await runDueJobs(services, kinds, () => stopping).catch((error: unknown) =>
        services.logger.error({ err: error }, 'job runner failed'),
      );
      if (stopping) break;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping = true;
      wake();
      await running;
    },
  };
}
