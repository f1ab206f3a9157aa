import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { MachineOrder } from '../provider';
import { targetOf } from './hosts';
import type { LxdFleet } from './parts';

/** What the engine says of where a machine is when there is no cluster. */
const alone: readonly string[] = ['', 'none'];

interface Member {
  readonly url: string;
}

/** The address at which a host answers this server: that of the engine, or of the member of a cluster on which something lies. */
export async function hostAddress({ client, address }: LxdFleet, location = ''): Promise<string> {
  const name = alone.includes(location)
    ? address
    : new URL((await client.get<Member>(`/cluster/members/${encodeURIComponent(location)}`)).url).hostname;
  return isIP(name) === 0 ? (await lookup(name, { family: 4 })).address : name;
}

/** The address of the host of an order, for ports that the server alone reaches; '' where it has none of them. */
export async function privateAddressFor(
  fleet: LxdFleet,
  { ports, hostName }: Pick<MachineOrder, 'ports' | 'hostName'>,
): Promise<string> {
  if (!ports.some(({ isPrivate }) => isPrivate === true)) return '';
  return hostAddress(fleet, (await targetOf(fleet.client, hostName)) === '' ? '' : hostName);
}
