import { not, sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { rows } from '../db/rows';
import { isUnknown } from '../jobs/given-up';
import { lastAudit } from '../ledger/nightly-audit';
import type { Clock } from '../platform/clock';

/** What the database tells of the running of the whole market, whichever server is asked. */
export interface Readings {
  readonly jobs: {
    readonly due: number;
    readonly running: number;
    readonly failing: number;
    readonly givenUp: number;
    /** Of kinds that this program does not know: no server of this release runs them, so they are not late. */
    readonly unknown: number;
    /** How long the oldest due job has waited, s; 0 when none waits. */
    readonly lagSeconds: number;
  };
  /** Machines by INSTANCE_STATUS. */
  readonly machines: readonly { readonly status: number; readonly count: number }[];
  /** Hosts by whether they answer. Silent and lost ones count while they are on sale or customers have something there. */
  readonly hosts: {
    readonly answering: number;
    readonly silent: number;
    readonly lost: number;
    readonly unknown: number;
    /** When one answered last, s; 0 before the first time. */
    readonly seenAt: number;
  };
  /** What the last comparison of machines with rentals found; null before the first. */
  readonly orphans: { readonly machine: number; readonly rental: number; readonly at: number } | null;
  /** Top-ups of the last 24 hours by ORDER_STATUS. */
  readonly payments: readonly { readonly status: number; readonly count: number }[];
  /** Movements of the last 24 hours by kind; the sum of what came into the accounts, fen. */
  readonly movements: readonly { readonly kind: string; readonly count: number; readonly fen: number }[];
  /** The last check of the books; null before the first. */
  readonly audit: { readonly at: Date; readonly differences: number } | null;
}

type JobReadings = Readings['jobs'];

const inNumbers = <Row extends Record<string, unknown>>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );

async function ask<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  return (await rows<Record<string, unknown>>(tx, statement)).map((row) => inNumbers(row) as Row);
}

const isOurs = sql`failed_at is null and ${not(isUnknown)}`;

/** How the jobs stand. */
export async function readJobs(tx: Tx, clock: Clock): Promise<JobReadings> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const [jobs] = await ask<JobReadings>(
    tx,
    sql`select
      count(*) filter (where ${isOurs} and run_at <= ${now}) as due,
      count(*) filter (where ${isOurs} and attempts = 0 and run_at > ${now} and due_at <= ${now}) as running,
      count(*) filter (where ${isOurs} and attempts > 0) as failing,
      count(*) filter (where failed_at is null and ${isUnknown}) as unknown,
      count(*) filter (where failed_at is not null) as "givenUp",
      coalesce(extract(epoch from ${now} - min(run_at) filter (where ${isOurs} and run_at <= ${now})), 0)::float8 as "lagSeconds"
      from job where done_at is null`,
  );
  if (jobs === undefined) throw new Error('an aggregate without a row');
  return jobs;
}

/** A host that is sold, or that somebody has a machine or a kept disk on. One that was taken away may stay silent for good. */
const isNeeded = sql`(online or free_disk_gb < total_disk_gb)`;

/** How the hosts stand. */
async function readHosts(tx: Tx): Promise<Readings['hosts']> {
  const [hosts] = await ask<Readings['hosts']>(
    tx,
    sql`select
      count(*) filter (where silent_since is null and seen_at is not null) as answering,
      count(*) filter (where silent_since is not null and lost_at is null and ${isNeeded}) as silent,
      count(*) filter (where lost_at is not null and ${isNeeded}) as lost,
      count(*) filter (where silent_since is null and seen_at is null) as unknown,
      coalesce(extract(epoch from max(seen_at)), 0)::float8 as "seenAt"
      from host`,
  );
  if (hosts === undefined) throw new Error('an aggregate without a row');
  return hosts;
}

async function readOrphans(tx: Tx): Promise<Readings['orphans']> {
  const [orphans] = await ask<NonNullable<Readings['orphans']>>(
    tx,
    sql`select jsonb_array_length(machines) as machine, jsonb_array_length(rentals) as rental,
      extract(epoch from ran_at)::float8 as at from fleet_check`,
  );
  return orphans ?? null;
}

/** Reads all of them in one transaction. */
export function takeReadings({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<Readings> {
  const dayAgo = sql`${clock.now().toISOString()}::timestamptz - interval '1 day'`;
  return database.transaction(async (tx) => {
    const audit = await lastAudit(tx);
    return {
      jobs: await readJobs(tx, clock),
      machines: await ask(tx, sql`select status, count(*) as count from instance group by status`),
      hosts: await readHosts(tx),
      orphans: await readOrphans(tx),
      payments: await ask(
        tx,
        sql`select status::int as status, count(*) as count from payment_order where created_at > ${dayAgo} group by status`,
      ),
      movements: await ask(
        tx,
        sql`select t.kind, count(distinct t.id) as count, coalesce(sum(e.amount_fen) filter (where e.amount_fen > 0), 0)::float8 as fen
          from ledger_transaction t join ledger_entry e on e.transaction_id = t.id where t.created_at > ${dayAgo} group by t.kind`,
      ),
      audit: audit === undefined ? null : { at: audit.ranAt, differences: audit.findings.length },
    };
  });
}
