import type { Logger } from 'pino';
import type { EngineHost } from '../provider';
import type { EngineClient } from './client';

interface Card {
  readonly pci_address?: string;
  readonly vendor_id?: string;
  /** Where the maker's driver holds the card. */
  readonly nvidia?: { readonly cuda_version?: string; readonly nvrm_version?: string };
}

interface Resources {
  readonly gpu: { readonly cards?: readonly Card[] | null };
  readonly cpu: { readonly total: number };
  /** Bytes. */
  readonly memory: { readonly total: number };
}

interface Engine {
  readonly environment: {
    readonly server_clustered: boolean;
    readonly server_name: string;
    readonly server_version: string;
  };
}

interface Member {
  readonly server_name: string;
  readonly status: string;
}

const nvidia = '10de';

/** Makers of cards that are rented: NVIDIA, AMD, Moore Threads. A server's own screen is none. */
const cardMakers: readonly string[] = [nvidia, '1002', '1ed5'];

/** The query that names a host, empty where there is only one. */
export async function targetOf(client: Pick<EngineClient, 'get'>, hostName: string): Promise<string> {
  const { environment } = await client.get<{ environment: { server_clustered: boolean } }>('');
  return environment.server_clustered ? `?${new URLSearchParams({ target: hostName }).toString()}` : '';
}

const addressesIn = ({ gpu }: Resources): string[] =>
  (gpu.cards ?? [])
    .filter(({ vendor_id: maker }) => maker !== undefined && cardMakers.includes(maker))
    .flatMap(({ pci_address: address }) => address ?? [])
    .sort();

/** Places on the bus of a host's cards, in the order of their indexes. */
export async function cardsOf(client: EngineClient, hostName: string): Promise<string[]> {
  return addressesIn(await client.get<Resources>(`/resources${await targetOf(client, hostName)}`));
}

/** Whether a host has cards of NVIDIA, whose driver a container of a registry's image is lent (decisions 148). */
export async function hasNvidia(client: EngineClient, hostName: string): Promise<boolean> {
  const { gpu } = await client.get<Resources>(`/resources${await targetOf(client, hostName)}`);
  return (gpu.cards ?? []).some(({ vendor_id: maker }) => maker === nvidia);
}

interface HostReader {
  readonly client: Pick<EngineClient, 'get'>;
  readonly logger: Pick<Logger, 'warn'>;
}

const unknown = {
  version: null,
  cards: null,
  cpuNum: null,
  memoryGb: null,
  cudaVersion: null,
  driverVersion: null,
};
const bytesPerGb = 2 ** 30;

/** What its driver tells: one driver holds all cards of a host. Empty texts are untold. */
function driverIn({ gpu }: Resources): Pick<EngineHost, 'cudaVersion' | 'driverVersion'> {
  const told = (gpu.cards ?? []).find(({ nvidia }) => nvidia?.nvrm_version)?.nvidia;
  return { cudaVersion: told?.cuda_version || null, driverVersion: told?.nvrm_version || null };
}

/** What a host that answers has. One that does not tell is online all the same: its state is what the cluster says of it. */
async function capacityOf({ client, logger }: HostReader, name: string, query: string) {
  try {
    const [{ environment }, resources] = await Promise.all([
      client.get<Engine>(query),
      client.get<Resources>(`/resources${query}`),
    ]);
    return {
      version: environment.server_version,
      cards: addressesIn(resources).length,
      cpuNum: resources.cpu.total,
      memoryGb: Math.floor(resources.memory.total / bytesPerGb),
      ...driverIn(resources),
    };
  } catch (error) {
    logger.warn({ err: error, host: name }, 'a host did not tell what it has');
    return unknown;
  }
}

/** The members of the cluster, or the one server that there is. Rejects when the engine does not answer: then nobody knows of any. */
export async function listHosts(reader: HostReader): Promise<EngineHost[]> {
  const { environment } = await reader.client.get<Engine>('');
  if (!environment.server_clustered) {
    const name = environment.server_name;
    return [{ name, online: true, ...(await capacityOf(reader, name, '')) }];
  }
  const members = await reader.client.get<Member[]>('/cluster/members?recursion=1');
  return Promise.all(
    members.map(async ({ server_name: name, status }) => {
      const online = status.toLowerCase() !== 'offline';
      const query = `?${new URLSearchParams({ target: name }).toString()}`;
      return { name, online, ...(online ? await capacityOf(reader, name, query) : unknown) };
    }),
  );
}
