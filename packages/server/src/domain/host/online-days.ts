import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { and, count, gte, inArray, isNull, lt, sql, sum } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host, hostWatch } from '../../db/schema/market';
import { defineJob } from '../../jobs/job';
import { ago, defineTidy } from '../../jobs/retention';
import { dayAfter, dayOf } from '../../platform/beijing-days';
import { isOffered } from '../market/offered';

/** Days that an online rate speaks of, today among them (decisions 129). */
const rateDays = 30;
const keepMs = 90 * dayMs;

/** Notes whether each host is on offer and answers; the share of such looks is its online rate. */
export async function noteOnline(tx: Tx, now: Date): Promise<void> {
  const hosts = await tx.select({ hostId: host.id, online: sql`${isOffered}`.mapWith(Boolean) }).from(host);
  if (hosts.length === 0) return;
  await tx
    .insert(hostWatch)
    .values(hosts.map(({ hostId, online }) => ({ hostId, day: dayOf(now), looks: 1, online: online ? 1 : 0 })))
    .onConflictDoUpdate({
      target: [hostWatch.hostId, hostWatch.day],
      set: { looks: sql`${hostWatch.looks} + 1`, online: sql`${hostWatch.online} + excluded.online` },
    });
}

/** Looks at the hosts every hour. */
export const watchOnline = defineJob(
  'host.online',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    await noteOnline(tx, now);
    return { again: new Date(Math.floor(now.getTime() / hourMs) * hourMs + hourMs) };
  },
  { lane: 'upkeep', standing: true },
);

/** How a host was found in the last days: days with a look, looks, and how many of them found it online. */
export interface RecentLooks {
  readonly days: number;
  readonly looks: number;
  readonly online: number;
}

/** How these hosts were found in the last days, by their numbers. */
export async function recentLooks(
  tx: Tx,
  hostIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, RecentLooks>> {
  const found = await tx
    .select({
      hostId: hostWatch.hostId,
      days: count(),
      looks: sum(hostWatch.looks).mapWith(Number),
      online: sum(hostWatch.online).mapWith(Number),
    })
    .from(hostWatch)
    .where(and(inArray(hostWatch.hostId, [...hostIds]), gte(hostWatch.day, dayAfter(dayOf(now), 1 - rateDays))))
    .groupBy(hostWatch.hostId);
  return new Map(found.map(({ hostId, ...looks }) => [hostId, looks]));
}

/** Removes looks that no rate speaks of any more. Those at the hosts of partners stay: settlements rest on them. */
export const tidyOnlineDays = defineTidy('host.tidy', dayMs, [
  {
    table: hostWatch,
    isOver: (now) =>
      and(
        lt(hostWatch.day, dayOf(ago(now, keepMs))),
        sql`${hostWatch.hostId} in (select ${host.id} from ${host} where ${isNull(host.partnerUserId)})`,
      ),
  },
]);
