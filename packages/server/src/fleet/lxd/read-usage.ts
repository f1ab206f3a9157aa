import type { MachineUsage, UsageQuestion } from '../provider';
import { unknownCards } from './card-figures';
import { orNull } from './client';
import { engineName } from './machine-body';
import type { LxdFleet } from './parts';
import { readCards } from './read-cards';
import { countersOf, usageOf, type Counters, type EngineState } from './usage';

/** How many machines the engine is asked about at a time. */
const atOnce = 8;

interface UsageReader extends Pick<LxdFleet, 'address' | 'logger' | 'cardMetricsUrl'> {
  readonly client: Pick<LxdFleet['client'], 'get'>;
  readonly now?: () => Date;
}

/** Reads what machines use. It remembers what the last reading counted, so the first one of a machine knows no rates. */
export function usageReader({ now = () => new Date(), cardMetricsUrl: url, ...fleet }: UsageReader) {
  const { client, logger } = fleet;
  let seen: ReadonlyMap<string, Counters> = new Map();
  return async (machines: readonly UsageQuestion[]): Promise<ReadonlyMap<string, MachineUsage>> => {
    const counted = new Map<string, Counters>();
    const usages = new Map<string, MachineUsage>();
    const failures: unknown[] = [];
    const untold = () => unknownCards;
    const cardsOf =
      url === undefined
        ? untold
        : await readCards({ ...fleet, url }).catch((error: unknown) => {
            failures.push(error);
            return untold;
          });
    const read = async ({ name, cpuNum }: UsageQuestion): Promise<void> => {
      const state = await orNull(client.get<EngineState>(`/instances/${engineName(name)}/state`));
      if (state?.status !== 'Running') return;
      const counters = countersOf(state, now());
      counted.set(name, counters);
      usages.set(
        name,
        usageOf(state, { cpuNum, before: seen.get(name), now: counters, cards: cardsOf(engineName(name)) }),
      );
    };
    for (let from = 0; from < machines.length; from += atOnce)
      await Promise.all(
        machines.slice(from, from + atOnce).map((one) => read(one).catch((error: unknown) => failures.push(error))),
      );
    seen = counted;
    if (failures.length > 0)
      logger.warn({ err: failures[0], failed: failures.length }, 'the engine did not tell what machines use');
    return usages;
  };
}
