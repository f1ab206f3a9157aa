import type { Logger } from 'pino';
import { MachineRefusal } from '../provider';
import { EngineError, orNull, type EngineClient } from './client';
import { cardsOf } from './hosts';
import { cardDevices, type Devices, type Placing } from './machine-body';
import { cardsMissing } from './reasons';
import { keys, operationsOn, type MachineRecord } from './record';

/** What the fleet is made of. */
export interface LxdFleet {
  readonly client: EngineClient;
  readonly placing: Placing;
  readonly logger: Pick<Logger, 'warn'>;
  /** How long a system has to shut down before it is cut off, s. */
  readonly shutdownSeconds: number;
  /** Host name or address at which the ports of every host but a cluster's answer: where the engine is. */
  readonly address: string;
  /** Where a host tells what its cards do, with `{host}` where hosts differ; without it nobody knows. */
  readonly cardMetricsUrl?: string;
}

export const runs = ({ status }: MachineRecord): boolean => status === 'Running';
export const isStopped = ({ status }: MachineRecord): boolean => status === 'Stopped';
export const isData = (name: string): boolean => name === 'data';
export const isCard = (name: string): boolean => /^gpu\d+$/.test(name);
export const isPort = (name: string): boolean => /^port\d+$/.test(name);
export const without = (devices: Devices, drop: (name: string) => boolean): Devices =>
  Object.fromEntries(Object.entries(devices).filter(([name]) => !drop(name)));
export const volumePath = (pool: string, volume = ''): string =>
  `/storage-pools/${pool}/volumes/custom${volume === '' ? '' : `/${volume}`}`;

/** Waits for what the engine already does to this machine. How it ends is of no matter: who asks now finds out by himself how things stand. */
export async function settle({ client }: LxdFleet, fullName: string): Promise<void> {
  for (const operation of await operationsOn(client, fullName))
    try {
      await client.wait(operation);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
}

/** Machines that are to have these cards; refuses when the host does not have them. */
export async function cardsFor(fleet: LxdFleet, hostName: string, indexes: readonly number[]): Promise<Devices> {
  if (fleet.placing.trial) return {};
  const cards = await cardsOf(fleet.client, hostName);
  return cardDevices(
    indexes.map((index) => {
      const address = cards[index];
      if (address === undefined) throw new MachineRefusal(cardsMissing);
      return address;
    }),
  );
}

/** Makes the data disk if it is not there. */
export async function ensureVolume(
  fleet: LxdFleet,
  volume: { name: string; owner: string; sizeGb: number; query: string },
) {
  const { client, placing } = fleet;
  if ((await orNull(client.get(volumePath(placing.pool, volume.name)))) !== null) return;
  await client.change('POST', `${volumePath(placing.pool)}${volume.query}`, {
    name: volume.name,
    config: { size: `${volume.sizeGb}GiB`, [keys.mark]: volume.owner },
  });
}

export const locationOf = async (client: EngineClient, fullName: string): Promise<string> =>
  (await client.get<{ location: string }>(`/instances/${fullName}`)).location;
