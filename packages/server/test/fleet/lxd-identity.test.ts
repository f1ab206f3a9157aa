import { beforeEach, expect, test } from 'vitest';
import { EngineError, type EngineClient } from '../../src/fleet/lxd/client';
import { createLxdFleet } from '../../src/fleet/lxd/fleet';
import type { MachineRecord } from '../../src/fleet/lxd/record';
import type { MachineOrder, SystemOrder } from '../../src/fleet/provider';

type Machine = MachineRecord & { readonly source?: unknown; readonly location: string };
/** What the engine is sent: a machine, a state of power, a command. */
type Sent = Machine & { readonly action?: string; readonly command?: readonly string[] };

/** Machines of the engine by its names for them, and what came into them. */
let machines: Map<string, Machine>;
let commands: string[];
let files: Map<string, string>;

function found(path: string): unknown {
  if (path === '') return { environment: { server_clustered: false } };
  if (path === '/operations?recursion=1') return {};
  const machine = machines.get(path.slice('/instances/'.length));
  if (machine === undefined) throw new EngineError(404, 'not found');
  return structuredClone(machine);
}

function changed(method: string, path: string, sent: Sent): unknown {
  const [, , name = '', part] = path.split('/');
  const known = machines.get(name);
  if (part === 'exec') {
    commands.push(sent.command?.join(' ') ?? '');
    return { return: 0 };
  }
  if (part === 'state' && known !== undefined)
    machines.set(name, { ...known, status: sent.action === 'start' ? 'Running' : 'Stopped' });
  else if (method === 'PUT') machines.set(name, sent);
  else if (method === 'DELETE') machines.delete(name);
  else {
    machines.delete(name);
    machines.set(sent.name, known ? { ...known, name: sent.name } : { ...sent, location: 'none', status: 'Stopped' });
  }
  return undefined;
}

const client: EngineClient = {
  get: <Value>(path: string) => Promise.resolve().then(() => found(path) as Value),
  read: <Value>(path: string) => Promise.resolve().then(() => ({ value: found(path) as Value, etag: '' })),
  begin: () => Promise.reject(new Error('nothing is packed here')),
  wait: () => Promise.resolve(undefined),
  change: (method, path, body) => Promise.resolve().then(() => changed(method, path, body as Sent)),
  converse: () => Promise.reject(new Error('nobody talks here')),
  events: () => Promise.reject(new Error('nobody listens here')),
  upload: (path, content) => Promise.resolve().then(() => void files.set(path, content)),
  uploadImage: () => Promise.reject(new Error('nothing is pulled here')),
};

const fleet = createLxdFleet({
  client,
  placing: { pool: 'test', network: 'bridge', trial: true, containersOnly: true },
  logger: { warn: () => undefined },
  shutdownSeconds: 1,
  address: '127.0.0.1',
});

beforeEach(() => {
  commands = [];
  files = new Map();
  const config = { 'user.market': 'a', 'user.market.volume': 'm-a-data', 'user.market.task': 'create:0:done' };
  const root = { type: 'disk', path: '/', pool: 'test', size: '50GiB' };
  const data = { type: 'disk', pool: 'test', source: 'm-a-data', path: '/data' };
  machines = new Map([
    ['m-a', { name: 'm-a', type: 'container', status: 'Running', location: 'none', config, devices: { root, data } }],
  ]);
});

const install = (system: Partial<SystemOrder>) =>
  fleet.reinstall(
    'a',
    {
      imageKey: 'pytorch-2.5',
      ownImage: null,
      loginUserName: 'root',
      loginPassword: 'Secret-2026',
      sshKeys: [],
      ...system,
    },
    new Date(1),
  );
const keysIn = () => [...files].filter(([path]) => path.includes('market-keys')).map(([, content]) => content);

test('an own image takes the place of the system with its disks, an identity of its own and none of the keys before', async () => {
  const { devices } = machines.get('m-a') ?? {};
  await install({ ownImage: 'own-k3v9' });
  expect(machines.get('m-a')).toMatchObject({
    status: 'Running',
    source: { type: 'image', alias: 'own-k3v9' },
    devices,
  });
  expect([...machines.keys()]).toEqual(['m-a']);
  expect(commands.some((command) => command.includes('ssh-keygen -A'))).toBe(true);
  expect(keysIn()).toEqual(['']);
});

test('an image of the house has its own identity already, and no keys', async () => {
  await install({});
  expect(machines.get('m-a')).toMatchObject({ source: { alias: 'pytorch-2.5' } });
  expect(commands.some((command) => command.includes('ssh-keygen'))).toBe(false);
  expect(keysIn()).toEqual([]);
});

test('a machine that goes on with a kept disk keeps its identity, though it once grew from an own image', async () => {
  const kept = machines.get('m-a');
  if (kept === undefined) throw new Error('no machine');
  machines.set('m-a', { ...kept, status: 'Stopped', config: { ...kept.config, 'user.market.kept': 'true' } });
  const order: MachineOrder = {
    name: 'b',
    kind: 'container',
    hostName: 'none',
    gpuType: 'RTX 3090',
    gpuIndexes: [],
    cpuNum: 2,
    memoryGb: 4,
    systemDiskGb: 50,
    dataDiskGb: 10,
    bandwidthMbps: 32,
    imageKey: 'pytorch-2.5',
    ownImage: 'own-k3v9',
    container: null,
    loginUserName: 'root',
    loginPassword: 'Secret-2026',
    vncPassword: 'Secret-2026',
    sshKeys: ['ssh-ed25519 AAAA mine'],
    diskOf: 'a',
    ports: [],
  };
  await fleet.create(order);
  expect(machines.get('m-b')).toMatchObject({ status: 'Running' });
  expect(commands.some((command) => command.includes('ssh-keygen'))).toBe(false);
  expect(keysIn().join('')).toContain('AAAA mine');
});
