import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { dayMs, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq, lt, sql } from 'drizzle-orm';
import { instance } from '../../db/schema/instance';
import { instanceUsage, instanceUsageAverage } from '../../db/schema/usage';
import type { MachineUsage } from '../../fleet/provider';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { ago, defineTidy } from '../../jobs/retention';
import { minutesKeptMs, writeAverages, writeUsage } from './write-usage';

const averagesKeptMs = 31 * dayMs;

interface Sampled {
  readonly instanceId: number;
  readonly usage: MachineUsage;
}

/** Asks the provider about everything that runs. No answer is no points: a gap is honest, an old point would not be. */
async function askUsage({ compute, database, logger }: Services): Promise<Sampled[]> {
  if (!compute.connected) return [];
  const machines = await database.transaction((tx) =>
    tx
      .select({
        id: instance.id,
        name: instance.name,
        cpuNum: sql`${instance.cpuNum} + ${instance.addedCpu}`.mapWith(Number),
      })
      .from(instance)
      .where(eq(instance.status, INSTANCE_STATUS.running)),
  );
  if (machines.length === 0) return [];
  try {
    const used = await compute.usage(machines);
    return machines.flatMap(({ id, name }) => {
      const usage = used.get(name);
      return usage === undefined ? [] : [{ instanceId: id, usage }];
    });
  } catch (error) {
    logger.warn({ err: error }, 'what the machines use could not be read');
    return [];
  }
}

/** The minute that a moment lies in. */
const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs);

/** Every minute writes what each running instance uses, all of them in one statement. */
export const sampleUsage = defineOutsideJob<unknown, readonly Sampled[]>(
  'usage.sample',
  {
    outside: (_payload, services) => askUsage(services),
    async work(tx, _payload, sampled, { clock }) {
      const now = clock.now();
      const at = minuteOf(now);
      await writeUsage(
        tx,
        instanceUsage,
        sampled.map(({ instanceId, usage }) => ({ instanceId, at, ...usage })),
      );
      await writeAverages(tx, now);
      return { again: new Date(at.getTime() + minuteMs) };
    },
  },
  { lane: 'upkeep', standing: true },
);

/** Every hour removes minutes of more than a day ago, and averages of more than 31. */
export const tidyUsage = defineTidy('usage.tidy', hourMs, [
  { table: instanceUsage, isOver: (now) => lt(instanceUsage.at, ago(now, minutesKeptMs)) },
  { table: instanceUsageAverage, isOver: (now) => lt(instanceUsageAverage.at, ago(now, averagesKeptMs)) },
]);
