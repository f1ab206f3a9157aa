import type { Config } from '../config';
import { openClient } from './lxd/client';
import { createLxdFleet } from './lxd/fleet';
import type { LxdFleet } from './lxd/parts';
import type { ComputeProvider } from './provider';

/** How long a customer's system has to shut down before it is cut off, s. */
const shutdownSeconds = 30;

/** The machines of the engine that the configuration names; null without one. */
export function openFleet({ engine }: Pick<Config, 'engine'>, logger: LxdFleet['logger']): ComputeProvider | null {
  if (engine === null) return null;
  const { address, placing, cardMetricsUrl } = engine;
  const host = address.url.startsWith('https:') ? new URL(address.url).hostname : '127.0.0.1';
  return createLxdFleet({
    client: openClient(address),
    placing,
    logger,
    shutdownSeconds,
    address: host,
    ...(cardMetricsUrl === undefined ? {} : { cardMetricsUrl }),
  });
}
