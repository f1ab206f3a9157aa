import type { HostReport, MachineListing } from '../provider';
import type { EngineClient } from './client';

interface Resources {
  readonly cpu: { readonly total: number };
  readonly memory: { readonly total: number };
  readonly gpu: { readonly cards?: readonly { readonly pci_address?: string; readonly vendor_id?: string }[] | null };
}

interface Member {
  readonly server_name: string;
  readonly status: string;
}

const gigabyte = 1024 ** 3;
/** Makers of cards that are rented: NVIDIA, AMD, Moore Threads. A server's own screen is none. */
const cardMakers: readonly string[] = ['10de', '1002', '1ed5'];

/** All members of a cluster, or the one server that stands alone. `clustered` says whether `target` may be asked. */
async function membersOf(client: EngineClient): Promise<{ clustered: boolean; members: readonly Member[] }> {
  const { environment } = await client.get<{
    environment: { server_name: string; server_clustered: boolean };
  }>('');
  if (!environment.server_clustered)
    return { clustered: false, members: [{ server_name: environment.server_name, status: 'Online' }] };
  return { clustered: true, members: await client.get<Member[]>('/cluster/members?recursion=1') };
}

/** The query that names a host, empty where there is only one. */
export async function targetOf(client: EngineClient, hostName: string): Promise<string> {
  const { clustered } = await membersOf(client);
  return clustered ? `?${new URLSearchParams({ target: hostName }).toString()}` : '';
}

const cardsIn = ({ gpu }: Resources): string[] =>
  (gpu.cards ?? [])
    .filter(({ vendor_id: maker }) => maker !== undefined && cardMakers.includes(maker))
    .flatMap(({ pci_address: address }) => address ?? [])
    .sort();

/** Places on the bus of a host's cards, in the order of their indexes. */
export const cardsOf = async (client: EngineClient, hostName: string): Promise<string[]> =>
  cardsIn(await client.get<Resources>(`/resources${await targetOf(client, hostName)}`));

async function readHost(client: EngineClient, name: string, query: string, pool: string): Promise<HostReport> {
  const resources = await client.get<Resources>(`/resources${query}`);
  const { space } = await client.get<{ space: { total: number } }>(`/storage-pools/${pool}/resources${query}`);
  return {
    name,
    online: true,
    cards: cardsIn(resources),
    cpuNum: resources.cpu.total,
    memoryGb: Math.floor(resources.memory.total / gigabyte),
    diskGb: Math.floor(space.total / gigabyte),
  };
}

const lost = (name: string): HostReport => ({ name, online: false, cards: [], cpuNum: 0, memoryGb: 0, diskGb: 0 });

/** Every host with what it has. One that the cluster calls online but that does not tell what it has is lost too. */
export async function readHosts(client: EngineClient, pool: string): Promise<HostReport[]> {
  const { clustered, members } = await membersOf(client);
  return Promise.all(
    members.map(async ({ server_name: name, status }) => {
      if (!clustered) return readHost(client, name, '', pool);
      if (status !== 'Online') return lost(name);
      const query = `?${new URLSearchParams({ target: name }).toString()}`;
      return readHost(client, name, query, pool).catch(() => lost(name));
    }),
  );
}

interface Listed {
  readonly config: Readonly<Record<string, string | undefined>>;
}

/** Machines that carry our mark. */
export async function readMachines(client: EngineClient): Promise<MachineListing[]> {
  const listed = await client.get<Listed[]>('/instances?recursion=1');
  return listed.flatMap(({ config }) => {
    const name = config['user.market'];
    return name === undefined ? [] : [{ name, kept: config['user.market.kept'] === 'true' }];
  });
}
