import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host } from '../../db/schema/market';
import type { EngineHost } from '../../fleet/provider';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { followOutages } from './outages';

/** How often hosts are looked at. */
const lookMs = minuteMs;
/** A host that has not answered for so long is lost. */
const lostAfterMs = 3 * minuteMs;
/** A host that falls silent answered at its last look, at most so long ago. */
const silentAtMostMs = 2 * lookMs;

type Look = Pick<EngineHost, 'name' | 'online' | 'version' | 'cudaVersion' | 'driverVersion'>;

/** What the engine says of its hosts; null when it says nothing, or there is none. */
async function ask({ compute, logger }: Services): Promise<readonly Look[] | null> {
  if (!compute.connected) return null;
  try {
    return await compute.hosts();
  } catch (error) {
    logger.warn({ err: error }, 'nobody told which hosts answer');
    return null;
  }
}

const namesOf = (hosts: readonly Look[]): string[] => hosts.map(({ name }) => name);

/** Notes what answering hosts tell of their drivers, where it is another than before. One that told nothing of itself keeps what is known. */
async function noteDrivers(tx: Tx, hosts: readonly Look[]): Promise<void> {
  const telling = new Map(hosts.filter(({ version }) => version !== null).map((look) => [look.name, look]));
  const stored = await tx
    .select({ id: host.id, name: host.name, cuda: host.seenCudaVersion, driver: host.seenDriverVersion })
    .from(host)
    .where(inArray(host.name, [...telling.keys()]));
  for (const { id, name, cuda, driver } of stored) {
    const told = telling.get(name);
    if (told === undefined || (told.cudaVersion === cuda && told.driverVersion === driver)) continue;
    const seen = { seenCudaVersion: told.cudaVersion, seenDriverVersion: told.driverVersion };
    await tx.update(host).set(seen).where(eq(host.id, id));
  }
}

/** Notes which hosts answer. One that is not spoken of stays as it is. */
async function noteHosts(tx: Tx, hosts: readonly Look[], now: Date): Promise<void> {
  const answering = namesOf(hosts.filter(({ online }) => online));
  const silent = namesOf(hosts.filter(({ online }) => !online));
  await tx.update(host).set({ seenAt: now, silentSince: null, lostAt: null }).where(inArray(host.name, answering));
  await noteDrivers(tx, hosts);
  const earliest = new Date(now.getTime() - silentAtMostMs).toISOString();
  await tx
    .update(host)
    .set({
      silentSince: sql`case when ${host.seenAt} is null then ${now.toISOString()} else greatest(${host.seenAt}, ${earliest}) end::timestamptz`,
    })
    .where(and(inArray(host.name, silent), isNull(host.silentSince)));
  await tx
    .update(host)
    .set({ lostAt: now })
    .where(
      and(
        inArray(host.name, silent),
        isNull(host.lostAt),
        isNotNull(host.silentSince),
        lte(host.silentSince, new Date(now.getTime() - lostAfterMs)),
      ),
    );
}

/**
 * Every minute notes which hosts answer, and what that means for the rentals on them. An engine that does not answer tells nothing of its hosts, so
 * nothing changes: they may all be well (decisions 109). Hosts are noted in a transaction of their own: a purchase holds them before its instance, this
 * would hold them after it.
 */
export const watchHosts = defineOutsideJob<unknown, null>(
  'host.watch',
  {
    async outside(_payload, services) {
      const hosts = await ask(services);
      if (hosts !== null) await services.database.transaction((tx) => noteHosts(tx, hosts, services.clock.now()));
      return null;
    },
    async work(tx, _payload, _report, { clock }) {
      const now = clock.now();
      await followOutages(tx, now);
      return { again: new Date(now.getTime() + lookMs) };
    },
  },
  { lane: 'machines', standing: true },
);
