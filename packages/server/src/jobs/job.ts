import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { job } from '../db/schema/job';
import type { Services } from '../http/handler';
import { currentOrigin } from '../platform/origin';

/** The end of a job: nothing, or the time to run it once more. */
export type JobEnd = { readonly again: Date } | void;

/**
 * Jobs of one lane wait for each other; those of two never do, so that a provider who is slow delays no money. `books`: money and states.
 * `machines`, `payments`, `messages`: who is asked outside. `upkeep`: what may take long and has time.
 */
export type Lane = 'books' | 'machines' | 'payments' | 'messages' | 'upkeep';

export interface JobKind {
  readonly kind: string;
  readonly lane: Lane;
  /** Put in the table when the server starts, for work that goes on for ever (it answers `again`). */
  readonly standing: boolean;
  /** So long after its time it is of no use any more and is dropped, ms; null means never. */
  readonly uselessAfterMs: number | null;
  /** How many of it a worker takes at once and asks outside side by side: more than one only where `work` writes nothing. */
  readonly together: number;
  /** The part that leaves the process: no transaction, may run again after a crash. Null for most jobs. */
  readonly outside: ((payload: unknown, services: Services) => Promise<unknown>) | null;
  /** The effect, in the transaction that also ends the job. */
  readonly work: (tx: Tx, payload: unknown, services: Services, report: unknown) => Promise<JobEnd>;
  /** What staff leave to write who end it without running it, in their transaction. Null for most jobs. */
  readonly dropped: ((tx: Tx, payload: unknown) => Promise<void>) | null;
}

/** Names a kind of job. Its work is one transaction and does not leave the process. */
export function defineJob<Payload>(
  kind: string,
  work: (tx: Tx, payload: Payload, services: Services) => Promise<JobEnd>,
  { standing = false, lane = 'books' }: { standing?: boolean; lane?: Lane } = {},
): JobKind {
  return {
    kind,
    lane,
    standing,
    uselessAfterMs: null,
    together: 1,
    outside: null,
    work: (tx, payload, services) => work(tx, payload as Payload, services),
    dropped: null,
  };
}

/**
 * A job in two steps: `outside` asks a gateway or a provider, without a transaction (it may open short ones of its own), then `work`
 * gets its report in the transaction that ends the job. Only one server runs it at a time; a crash between the steps runs both again, and what is
 * outside for more than five minutes counts as failed.
 */
export function defineOutsideJob<Payload, Report>(
  kind: string,
  steps: {
    readonly outside: (payload: Payload, services: Services) => Promise<Report>;
    readonly work: (tx: Tx, payload: Payload, report: Report, services: Services) => Promise<JobEnd>;
    readonly dropped?: (tx: Tx, payload: Payload) => Promise<void>;
  },
  {
    lane,
    standing = false,
    uselessAfterMs = null,
  }: { lane: Exclude<Lane, 'books'>; standing?: boolean; uselessAfterMs?: number | null },
): JobKind {
  const { dropped } = steps;
  return {
    kind,
    lane,
    standing,
    uselessAfterMs,
    together: 1,
    outside: (payload, services) => steps.outside(payload as Payload, services),
    work: (tx, payload, services, report) => steps.work(tx, payload as Payload, report as Report, services),
    dropped: dropped === undefined ? null : (tx, payload) => dropped(tx, payload as Payload),
  };
}

/**
 * A message that leaves the process and writes nothing here but its end. A worker takes several at once: to take and to end each by itself would cost
 * more than to send it. Each of them fails, is tried again and is given up by itself.
 */
export const defineMessage = <Payload>(
  kind: string,
  send: (payload: Payload, services: Services) => Promise<void>,
  { uselessAfterMs = null, together }: { uselessAfterMs?: number | null; together: number },
): JobKind => ({
  ...defineOutsideJob<Payload, void>(
    kind,
    { outside: send, work: () => Promise.resolve() },
    { lane: 'messages', uselessAfterMs },
  ),
  together,
});

interface JobRequest {
  readonly kind: string;
  readonly payload: unknown;
  readonly runAt: Date;
  readonly key?: string;
}

const asked = ({ kind, payload, runAt, key }: JobRequest) => ({
  kind,
  payload,
  dueAt: runAt,
  runAt,
  key: key ?? null,
  request: currentOrigin().request ?? null,
});

/** Puts a job in the table, in the caller's transaction. With a `key` it is put there once, however often it is asked for. */
export async function enqueue(tx: Tx, request: JobRequest): Promise<void> {
  await tx.insert(job).values(asked(request)).onConflictDoNothing();
}

/**
 * The same, but the job of that key runs at this time also where it was planned for another, is done or was given up: for work that looks itself what is
 * left of it. One that a server runs just now is left alone, so the caller holds what that work has to wait for, and it finds the news there.
 */
export async function enqueueAnew(tx: Tx, request: JobRequest & { readonly key: string }): Promise<void> {
  const values = asked(request);
  const added = await tx.insert(job).values(values).onConflictDoNothing().returning({ id: job.id });
  if (added.length > 0) return;
  const idle = tx.select({ id: job.id }).from(job).where(eq(job.key, request.key)).for('update', { skipLocked: true });
  await tx
    .update(job)
    .set({ ...values, attempts: 0, lastError: null, doneAt: null, failedAt: null })
    .where(inArray(job.id, idle));
}
