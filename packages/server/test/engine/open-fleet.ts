import { inject } from 'vitest';
import { openClient, orNull, type EngineClient } from '../../src/fleet/lxd/client';
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

/** A fleet on the engine of this run; `through` may put something before its client. */
export async function openFleet(through: (client: EngineClient) => EngineClient = (client) => client) {
  if (engine === null) throw new Error('no engine runs here');
  const client = openClient({ url: engine.url });
  const { environment } = await client.get<{ environment: { server_name: string } }>('');
  const settings: LxdFleet = {
    client: through(client),
    placing: { pool: engine.pool, network: engine.network, trial: true, containersOnly: true },
    logger: { warn: () => undefined },
    shutdownSeconds: 2,
    address: '127.0.0.1',
  };
  const opened: OpenedFleet = {
    client,
    settings,
    fleet: createLxdFleet(settings),
    imageKey: engine.imageKey,
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
  return opened;
}
