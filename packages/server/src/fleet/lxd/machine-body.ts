import type { MachineOrder, MachineSize } from '../provider';

/** Where machines are put, and how. */
export interface Placing {
  readonly pool: string;
  readonly network: string;
  /** Machines do without cards and without a limit of bandwidth: to try an engine where there are none. */
  readonly trial: boolean;
  /** What is sold as a virtual machine is a system container here. */
  readonly containersOnly: boolean;
}

export type Device = Readonly<Record<string, string>>;
export type Devices = Readonly<Record<string, Device>>;
export type Settings = Readonly<Record<string, string>>;

/** What the engine's names for ours begin with: they must not begin with a digit. */
export const enginePrefix = 'm-';
/** The engine's name for ours. */
export const engineName = (name: string): string => `${enginePrefix}${name}`;
/** A machine that a new system is taking the place of. */
export const replacedName = (name: string): string => `${engineName(name)}-old`;
/** The data disk that is made for a machine. It keeps its name when another machine goes on with it. */
export const volumeOf = (name: string): string => `${engineName(name)}-data`;

/** Where the data disk is found in a container. A virtual machine sees a second disk. */
const dataPath = '/data';
/** Of processes, more than honest work needs. */
const processLimit = '16384';

const megabits = (mbps: number): string => `${mbps}Mbit`;

/** Limits that may change while it runs. */
export const limitsOf = ({ cpuNum, memoryGb }: Pick<MachineSize, 'cpuNum' | 'memoryGb'>): Settings => ({
  'limits.cpu': String(cpuNum),
  'limits.memory': `${memoryGb}GiB`,
});

/** What keeps a stranger's root inside a container: ids of its own, no nesting, no flood of processes. */
export const wallsOf = (kind: MachineOrder['kind']): Settings =>
  kind === 'virtual-machine'
    ? {}
    : {
        'security.idmap.isolated': 'true',
        'security.nesting': 'false',
        'security.privileged': 'false',
        'limits.processes': processLimit,
      };

/** Its way out: only its own address, no talk with its neighbours, and no more than was bought. */
export const networkDevice = (
  { network, trial }: Placing,
  { bandwidthMbps }: Pick<MachineSize, 'bandwidthMbps'>,
): Device => ({
  type: 'nic',
  name: 'eth0',
  network,
  'security.mac_filtering': 'true',
  'security.ipv4_filtering': 'true',
  'security.port_isolation': 'true',
  ...(trial ? {} : { 'limits.ingress': megabits(bandwidthMbps), 'limits.egress': megabits(bandwidthMbps) }),
});

/** Its cards by their places on the bus. */
export const cardDevices = (addresses: readonly string[]): Devices =>
  Object.fromEntries(addresses.map((pci, index) => [`gpu${index}`, { type: 'gpu', gputype: 'physical', pci }]));

/** What of the driver a container is lent: to compute, to watch (`nvidia-smi`), to draw and to code video. */
const driverCapabilities = 'compute,graphics,utility,video';

/**
 * Whether a container with cards is lent the driver of its host, whose version must be that of the host's kernel. Written out also where it is not, so that a kept machine
 * forgets what it had.
 */
export const driverSettings = (lends: boolean): Settings =>
  lends
    ? { 'nvidia.runtime': 'true', 'nvidia.driver.capabilities': driverCapabilities }
    : { 'nvidia.runtime': 'false', 'nvidia.driver.capabilities': '' };

export const portDeviceName = (port: number): string => `port${port}`;

export const innerAddress = (inner: number): string => `tcp:127.0.0.1:${inner}`;

/** Its outside ports, carried from the host to where they lead inside; those that the server alone reaches are at `privateAddress` of the host. */
export const portDevices = (ports: MachineOrder['ports'], privateAddress: string): Devices =>
  Object.fromEntries(
    ports.map(({ port, inner, isPrivate = false }) => [
      portDeviceName(port),
      {
        type: 'proxy',
        listen: `tcp:${isPrivate ? privateAddress : '0.0.0.0'}:${port}`,
        connect: innerAddress(inner),
        bind: 'host',
      },
    ]),
  );

export const systemDisk = ({ pool }: Placing, sizeGb: number): Device => ({
  type: 'disk',
  path: '/',
  pool,
  size: `${sizeGb}GiB`,
});

export const dataDisk = ({ pool }: Placing, kind: MachineOrder['kind'], source: string): Device => ({
  type: 'disk',
  pool,
  source,
  ...(kind === 'container' ? { path: dataPath } : {}),
});
