import type { Instance, InstancePlugin } from '@compute-market/contract/entities/instance';
import { PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { isWindows } from '../../instance-facts';
import { messages } from './messages';

export interface PortRow {
  readonly key: string;
  readonly name: string;
  readonly inner: number;
  readonly outer: string;
  /** The public port of that address. */
  readonly port: number;
  /** Address that a browser opens; null where nothing listens that it could show. */
  readonly href: string | null;
}

const slots = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
type Ports = Pick<
  Instance,
  'Container_name' | 'Url' | 'SshPort' | 'RdpPort' | 'ExtraPort' | 'PortMappingInner' | 'ImageSystem'
>;

const portOf = (address: string): string => {
  try {
    return new URL(address).port;
  } catch {
    return '';
  }
};

/** Where a plugin listens: behind this public port, or opened by the page of this port inside (decisions 139). */
const leadsTo = (address: string, outer: number | undefined, page: string): boolean =>
  portOf(address) === String(outer) || address.endsWith(page);

/** Every inner port with the address that leads to it, named by what listens there. */
export function portRows(instance: Ports, plugins: readonly InstancePlugin[]): PortRow[] {
  const { Container_name, Url, SshPort, RdpPort, ExtraPort, PortMappingInner: inner } = instance;
  const pageOf = (port: number | undefined) =>
    routes.openPort.to({ instanceName: Container_name, inner: String(port) });
  const row = (
    key: string,
    name: string,
    from: number | undefined,
    to: number | undefined,
    href: string | null,
  ): PortRow[] =>
    from === undefined || to === undefined || to === 0 || Url === ''
      ? []
      : [{ key, name, inner: from, outer: `${Url}:${to}`, port: to, href }];
  const login = isWindows(instance)
    ? row('rdp', 'RDP', inner.rdp_port, RdpPort, null)
    : row('ssh', 'SSH', inner.ssh_port, SshPort, null);
  return [
    ...login,
    ...slots.flatMap((slot) => {
      const plugin = plugins.find(
        ({ Url: address, Status }) =>
          Status === PLUGIN_STATUS.running && leadsTo(address, ExtraPort[slot], pageOf(inner[slot])),
      );
      return row(
        slot,
        plugin?.Name ?? messages.connect.custom(slot),
        inner[slot],
        ExtraPort[slot],
        plugin?.Url ?? null,
      );
    }),
  ];
}
