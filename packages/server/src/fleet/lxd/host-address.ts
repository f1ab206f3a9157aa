import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { MachineOrder } from '../provider';
import { targetOf } from './hosts';
import type { LxdFleet } from './parts';

/** What the engine says of where a machine is when there is no cluster. */
const alone: readonly string[] = ['', 'none'];

interface Member {
  readonly url: string;
}

interface Place extends Pick<LxdFleet, 'address'> {
  readonly client: Pick<LxdFleet['client'], 'get'>;
}

/** The address at which a host answers this server: that of the engine, or of the member of a cluster on which something lies. */
export async function hostAddress({ client, address }: Place, location = ''): Promise<string> {
  const name = alone.includes(location)
    ? address
    : new URL((await client.get<Member>(`/cluster/members/${encodeURIComponent(location)}`)).url).hostname;
  return isIP(name) === 0 ? (await lookup(name, { family: 4 })).address : name;
}

const loopback = '127.0.0.1';
/** Networks that nobody reaches from outside. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);

/** The same for ports that the server alone is to reach; null where the host answers the server at a public address. */
export async function privateAddress(place: Place, location = ''): Promise<string | null> {
  const address = await hostAddress(place, location);
  return inside.check(address) ? address : null;
}

/** The address of the host of an order for such ports. Where it has none they are made, and nobody reaches them. */
export async function privateAddressFor(
  fleet: Place,
  { ports, hostName }: Pick<MachineOrder, 'ports' | 'hostName'>,
): Promise<string> {
  if (!ports.some(({ isPrivate }) => isPrivate === true)) return loopback;
  const location = (await targetOf(fleet.client, hostName)) === '' ? '' : hostName;
  return (await privateAddress(fleet, location)) ?? loopback;
}
