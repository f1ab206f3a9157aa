import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { setTimeout as pause } from 'node:timers/promises';
import type { MachineStatus } from '../../fleet/provider';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { noteFoundPower, settledRentals, type Settled } from './found-power';

/** How often all machines are listed, whether anything was heard of them or not. */
const listMs = minuteMs;
/** A machine that restarts from within is off for a moment; one that is off for longer is off. */
const restartMs = 2 * secondMs;
/** About how many machines is asked at a time. */
const atOnce = 8;

/** What of the machine of a rental is another than the rental says. */
const otherThan: Readonly<Record<Settled['power'], MachineStatus['state']>> = { on: 'stopped', off: 'running' };

type Looking = Pick<Services, 'compute' | 'database' | 'clock' | 'logger'>;

/** Whether a machine is the other way. One that nobody can tell of is as it was: its host may be silent. */
async function differs({ compute, logger }: Looking, { row, power }: Settled): Promise<boolean> {
  try {
    return (await compute.status(row.name)).state === otherThan[power];
  } catch (error) {
    logger.warn({ err: error, machine: row.name }, 'nobody told how a machine stands');
    return false;
  }
}

async function differing(services: Looking, rentals: readonly Settled[]): Promise<Settled[]> {
  const found: Settled[] = [];
  for (let from = 0; from < rentals.length; from += atOnce) {
    const some = rentals.slice(from, from + atOnce);
    const answers = await Promise.all(some.map((rental) => differs(services, rental)));
    found.push(...some.filter((_, index) => answers[index]));
  }
  return found;
}

/** Those that the listing of all machines says are the other way: what there is to look at. */
async function listedOtherwise({ compute }: Looking, rentals: readonly Settled[]): Promise<Settled[]> {
  const powers = new Map((await compute.machines()).map(({ name, power }) => [name, power]));
  return rentals.filter(({ row, power }) => {
    const listed = powers.get(row.name) ?? null;
    return listed !== null && listed !== power;
  });
}

/**
 * Compares the machines of these names, or all, with what their rentals say, and has the rentals say what is true: somebody may have shut a machine down
 * in its system, or started it on its host. Again, or by two servers at a time, it does nothing more. One that is the other way is looked at once more
 * after `restart`, ms, the longest time a restart from within takes. Rejects when the machines cannot be listed.
 */
export async function lookAtMachines(
  services: Looking,
  names?: readonly string[],
  { restart = restartMs }: { readonly restart?: number } = {},
): Promise<void> {
  const { database, clock } = services;
  const rentals = await database.transaction((tx) => settledRentals(tx, names));
  const candidates = names === undefined ? await listedOtherwise(services, rentals) : rentals;
  const first = await differing(services, candidates);
  if (first.length === 0) return;
  await pause(restart);
  for (const rental of await differing(services, first))
    await database.transaction((tx) => noteFoundPower(tx, rental, clock.now()));
}

/** Every minute looks at all machines: the net below what is heard of them (decisions 158). */
export const watchMachines = defineOutsideJob<unknown, null>(
  'instance.watch-machines',
  {
    async outside(_payload, services) {
      if (!services.compute.connected) return null;
      try {
        await lookAtMachines(services);
      } catch (error) {
        services.logger.warn({ err: error }, 'machines could not be looked at');
      }
      return null;
    },
    work: (_tx, _payload, _report, { clock }) => Promise.resolve({ again: new Date(clock.now().getTime() + listMs) }),
  },
  { lane: 'machines', standing: true },
);
