import { inject } from 'vitest';
import { openClient, orNull, type EngineAddress, type EngineClient } from '../../src/fleet/lxd/client';
import { createLxdFleet } from '../../src/fleet/lxd/fleet';
import { engineName, portDeviceName } from '../../src/fleet/lxd/machine-body';
import { readMachine } from '../../src/fleet/lxd/record';
import type { LxdFleet } from '../../src/fleet/lxd/parts';
import type { FleetUnderTest } from '../setup/fleet-contract';
import type { TestEngine } from './daemon';

/** The engine of this run, null where none can run: then the tests are skipped. */
export const engine: TestEngine | null = inject('engine');

/** The engine's own way in, for looks behind the provider. */
export interface OpenedFleet extends FleetUnderTest {
  readonly client: EngineClient;
  readonly settings: LxdFleet;
}

let moment = Date.now();

/** Where a fleet is opened, and what its machines are made of. */
export type FleetPlace = Pick<TestEngine, 'pool' | 'network' | 'imageKey'> & { readonly address: EngineAddress };

/** A fleet on the engine of this run, by its socket or as it is told. */
export async function openFleet(place?: FleetPlace): Promise<OpenedFleet> {
  if (engine === null) throw new Error('no engine runs here');
  const { address, pool, network, imageKey } = place ?? { ...engine, address: { url: engine.url } };
  const client = openClient(address);
  const { environment } = await client.get<{ environment: { server_name: string } }>('');
  const settings: LxdFleet = {
    client,
    placing: { pool, network, trial: true, containersOnly: true },
    logger: { warn: () => undefined },
    shutdownSeconds: 2,
    address: '127.0.0.1',
  };
  return {
    client,
    settings,
    fleet: createLxdFleet(settings),
    imageKey,
    hostName: environment.server_name,
    now: () => new Date((moment = Math.max(moment + 1, Date.now()))),
    async leadsTo(name, port) {
      const machine = await readMachine(client, name);
      const inner = machine?.devices[portDeviceName(port)]?.connect?.split(':').at(-1);
      return inner === undefined ? null : Number(inner);
    },
    hasSnapshot: async (name, key) =>
      (await orNull(client.get(`/instances/${engineName(name)}/snapshots/${key}`))) !== null,
    pass: () => new Promise((resolve) => setTimeout(resolve, 100)),
  };
}
