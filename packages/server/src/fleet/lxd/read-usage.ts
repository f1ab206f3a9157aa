import type { Logger } from 'pino';
import type { MachineUsage, UsageQuestion } from '../provider';
import { orNull, type EngineClient } from './client';
import { engineName } from './machine-body';
import { countersOf, usageOf, type Counters, type EngineState } from './usage';

/** How many machines the engine is asked about at a time. */
const atOnce = 8;

interface UsageReader {
  readonly client: Pick<EngineClient, 'get'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now?: () => Date;
}

/** Reads what machines use. It remembers what the last reading counted, so the first one of a machine knows no rates. */
export function usageReader({ client, logger, now = () => new Date() }: UsageReader) {
  let seen: ReadonlyMap<string, Counters> = new Map();
  return async (machines: readonly UsageQuestion[]): Promise<ReadonlyMap<string, MachineUsage>> => {
    const counted = new Map<string, Counters>();
    const usages = new Map<string, MachineUsage>();
    const failures: unknown[] = [];
    const read = async ({ name, cpuNum }: UsageQuestion): Promise<void> => {
      const state = await orNull(client.get<EngineState>(`/instances/${engineName(name)}/state`));
      if (state?.status !== 'Running') return;
      const counters = countersOf(state, now());
      counted.set(name, counters);
      usages.set(name, usageOf(state, { cpuNum, before: seen.get(name), now: counters }));
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
