import { INSTANCE_STATUS, type InstanceStatus } from '@compute-market/contract/enumerations';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { job } from '../../db/schema/job';
import { host } from '../../db/schema/market';
import { fleetCheck, type Orphan } from '../../db/schema/outage';
import type { ComputeProvider } from '../../fleet/provider';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { destroyJob } from '../instance/job-names';

/** How often machines are compared with rentals. */
const compareMs = hourMs;

/** States in which there must be a machine. */
const needsMachine: readonly InstanceStatus[] = [
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.restarting,
  INSTANCE_STATUS.shutDown,
  INSTANCE_STATUS.restartFailed,
];
/** States in which there may be one: while it is made, and what of a kept one is left where the engine keeps machines for their disks. */
const mayHaveMachine: readonly InstanceStatus[] = [...needsMachine, INSTANCE_STATUS.starting, INSTANCE_STATUS.diskKept];

/** What has lost its other half. */
interface Orphans {
  readonly machines: readonly Orphan[];
  readonly rentals: readonly Orphan[];
}

interface Known {
  readonly rentals: readonly (Orphan & { readonly status: number })[];
  /** Machines that are about to be ended. */
  readonly ending: readonly string[];
}

async function readKnown(tx: Tx): Promise<Known> {
  const rentals = await tx
    .select({ name: instance.name, hostName: host.name, status: instance.status })
    .from(instance)
    .innerJoin(host, eq(host.id, instance.hostId))
    .where(inArray(instance.status, [...mayHaveMachine]))
    .orderBy(instance.name);
  const ending = await tx
    .select({ name: sql<string>`${job.payload}->>'name'` })
    .from(job)
    .where(and(eq(job.kind, destroyJob), isNull(job.doneAt), isNull(job.failedAt)));
  return { rentals, ending: ending.map(({ name }) => name) };
}

/**
 * Compares the machines that are there with the rentals that want one. Machines are listed before and after the rentals are read: what came or went
 * meanwhile is no orphan. Changes nothing.
 */
export async function findOrphans(
  compute: Pick<ComputeProvider, 'machines'>,
  { database }: Pick<Services, 'database'>,
): Promise<Orphans> {
  const before = await compute.machines();
  const { rentals, ending } = await database.transaction(readKnown);
  const after = await compute.machines();
  const stillThere = new Set(after.map(({ name }) => name));
  const everThere = new Set([...before, ...after].map(({ name }) => name));
  const wanted = new Set([...rentals.map(({ name }) => name), ...ending]);
  return {
    machines: before
      .filter(({ name }) => stillThere.has(name) && !wanted.has(name))
      .map(({ name, hostName }) => ({ name, hostName }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    rentals: rentals
      .filter(({ name, status }) => needsMachine.some((one) => one === status) && !everThere.has(name))
      .map(({ name, hostName }) => ({ name, hostName })),
  };
}

/** Writes down what a comparison found, in place of the last one. */
export async function noteOrphans(tx: Tx, { machines, rentals }: Orphans, ranAt: Date): Promise<void> {
  const found = { ranAt, machines, rentals };
  await tx.insert(fleetCheck).values(found).onConflictDoUpdate({ target: fleetCheck.id, set: found });
}

async function ask(services: Services): Promise<Orphans | null> {
  const { compute, logger } = services;
  if (!compute.connected) return null;
  try {
    return await findOrphans(compute, services);
  } catch (error) {
    logger.warn({ err: error }, 'machines could not be compared with rentals');
    return null;
  }
}

/** Every hour compares machines with rentals. What it finds is told and never ended by itself (decisions 111). */
export const compareMachines = defineOutsideJob<unknown, Orphans | null>(
  'host.compare',
  {
    outside: (_payload, services) => ask(services),
    async work(tx, _payload, orphans, { clock, logger }) {
      const now = clock.now();
      if (orphans !== null) {
        await noteOrphans(tx, orphans, now);
        const { machines, rentals } = orphans;
        if (machines.length + rentals.length > 0)
          logger.error({ machines, rentals }, 'machines and rentals do not match: see npm run orphans');
      }
      return { again: new Date(now.getTime() + compareMs) };
    },
  },
  { lane: 'machines', standing: true },
);
