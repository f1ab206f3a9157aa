import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { preparedRows } from '../db/rows';
import { job } from '../db/schema/job';
import type { Services } from '../http/handler';
import { claimDue, dropUseless, isOpen, type Claim, type Kinds } from './claim';

/** How long jobs that ask outside are kept from other servers; renewed while their server lives. */
const leaseMs = minuteMs;
/** Two renewals may fail before the lease runs out. */
export const usualRenewMs = leaseMs / 3;

/** Jobs that this server holds while it asks outside. */
export interface Lease {
  readonly claims: readonly Claim[];
  /** How many of those that were taken were dropped instead, as of no use any more. */
  readonly useless: number;
  /** Locks some of them again, in the transaction that ends them. Answers those that are still held: what another server has taken over counts there. */
  hold(tx: Tx, claims: readonly Claim[]): Promise<Claim[]>;
  /** Stops renewing. The lease runs out by itself. */
  end(): Promise<void>;
}

const own = sql`id = any(${sql.placeholder('ids')}::bigint[])`;
const stillOwn = and(own, isOpen, sql`run_at = ${sql.placeholder('leasedTo')}::timestamptz`);
const leasing = preparedRows(sql`update ${job} set run_at = ${sql.placeholder('until')}::timestamptz where ${own}`);
const renewal = preparedRows<{ id: bigint }>(
  sql`update ${job} set run_at = ${sql.placeholder('until')}::timestamptz where ${stillOwn} returning id`,
);
const holding = preparedRows<{ id: bigint }>(sql`select id from ${job} where ${stillOwn} order by id for update`);

const idsOf = (claims: readonly Claim[]): number[] => claims.map(({ id }) => id);
const leaseEnd = ({ clock }: Services): string => new Date(clock.now().getTime() + leaseMs).toISOString();

/** Keeps claimed jobs from other servers for as long as this one lives and asks. */
function renewing(
  services: Services,
  claims: readonly Claim[],
  firstEnd: string,
  renewMs: number,
): Omit<Lease, 'useless'> {
  const ids = idsOf(claims);
  let leasedTo = firstEnd;
  const renew = async () => {
    const until = leaseEnd(services);
    const kept = await services.database.transaction((tx) => renewal.read(tx, { ids, leasedTo, until }));
    if (kept.length > 0) leasedTo = until;
  };
  let inHand = Promise.resolve();
  const timer = setInterval(() => {
    inHand = inHand.then(renew).catch(() => undefined);
  }, renewMs);
  timer.unref();
  return {
    claims,
    async hold(tx, some) {
      const held = await holding.read(tx, { ids: idsOf(some), leasedTo });
      const still = new Set(held.map(({ id }) => Number(id)));
      return some.filter(({ id }) => still.has(id));
    },
    async end() {
      clearInterval(timer);
      await inHand;
    },
  };
}

/** Takes up to so many due jobs and holds them; undefined where nothing is due. What is of no use any more is dropped instead. */
export async function leaseDue(
  services: Services,
  kinds: Kinds,
  { most, renewMs }: { readonly most: number; readonly renewMs: number },
): Promise<Lease | undefined> {
  const until = leaseEnd(services);
  const { claims, useless } = await services.database.transaction(async (tx) => {
    const useful: Claim[] = [];
    const claimed = await claimDue(tx, services, kinds, most);
    for (const claim of claimed) {
      const kind = kinds.get(claim.kind);
      if (kind === undefined || !(await dropUseless(tx, claim, kind, services))) useful.push(claim);
    }
    if (useful.length > 0) await leasing.read(tx, { ids: idsOf(useful), until });
    return { claims: useful, useless: claimed.length - useful.length };
  });
  if (claims.length + useless === 0) return undefined;
  return { ...renewing(services, claims, until, renewMs), useless };
}
