import type { EngineClient } from './client';

interface Resources {
  readonly gpu: { readonly cards?: readonly { readonly pci_address?: string; readonly vendor_id?: string }[] | null };
}

/** Makers of cards that are rented: NVIDIA, AMD, Moore Threads. A server's own screen is none. */
const cardMakers: readonly string[] = ['10de', '1002', '1ed5'];

/** The query that names a host, empty where there is only one. */
export async function targetOf(client: EngineClient, hostName: string): Promise<string> {
  const { environment } = await client.get<{ environment: { server_clustered: boolean } }>('');
  return environment.server_clustered ? `?${new URLSearchParams({ target: hostName }).toString()}` : '';
}

/** Places on the bus of a host's cards, in the order of their indexes. */
export async function cardsOf(client: EngineClient, hostName: string): Promise<string[]> {
  const { gpu } = await client.get<Resources>(`/resources${await targetOf(client, hostName)}`);
  return (gpu.cards ?? [])
    .filter(({ vendor_id: maker }) => maker !== undefined && cardMakers.includes(maker))
    .flatMap(({ pci_address: address }) => address ?? [])
    .sort();
}
