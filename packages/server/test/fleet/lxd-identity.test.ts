import { beforeEach, expect, test } from 'vitest';
import { EngineError, type EngineClient } from '../../src/fleet/lxd/client';
import { createLxdFleet } from '../../src/fleet/lxd/fleet';
import type { MachineRecord } from '../../src/fleet/lxd/record';
import { MachineRefusal, type MachineOrder, type SystemOrder } from '../../src/fleet/provider';

type Machine = MachineRecord & { readonly source?: unknown; readonly location: string };
/** What the engine is sent: a machine, a state of power, a command, the snapshot to go back to. */
type Sent = Machine & { readonly action?: string; readonly command?: readonly string[]; readonly restore?: string };

/** Machines of the engine by its names for them, their snapshots, profiles, and what came into them. */
let machines: Map<string, Machine>;
let snapshots: Map<string, Machine>;
let profiles: Map<string, unknown>;
/** Sizes of data disks. */
let volumes: Map<string, string | undefined>;
/** What the engine answers the next changes with that a test has it refuse, and how many of them. */
let refusal: {
  readonly error: EngineError;
  readonly of: (method: string, path: string, sent: Sent) => boolean;
  readonly times: number;
} | null;
let restored: string[];
let commands: string[];
let files: Map<string, string>;

function found(path: string): unknown {
  if (path === '') return { environment: { server_clustered: false } };
  if (path === '/operations?recursion=1') return {};
  if (path === '/instances?recursion=1') return [...machines.values()];
  const [, kind, name = '', part, key = '', volume = ''] = path.split('/');
  if (kind === 'storage-pools' && volumes.has(volume)) return { config: { size: volumes.get(volume) } };
  const things: ReadonlyMap<string, unknown> =
    kind === 'profiles' ? profiles : part === 'snapshots' ? snapshots : machines;
  const machine = things.get(part === 'snapshots' ? key : name);
  if (machine === undefined) throw new EngineError(404, 'not found');
  return structuredClone(machine);
}

function changed(method: string, path: string, sent: Sent): unknown {
  if (refusal?.of(method, path, sent)) {
    const { error, times } = refusal;
    refusal = times === 1 ? null : { ...refusal, times: times - 1 };
    throw error;
  }
  const [, kind, name = '', part, , volume] = path.split('/');
  if (kind === 'storage-pools') {
    if (method === 'DELETE') volumes.delete(volume ?? '');
    else volumes.set(volume ?? sent.name, sent.config.size);
    return undefined;
  }
  if (kind === 'profiles') {
    if (method === 'DELETE') profiles.delete(name);
    else profiles.set(sent.name, sent);
    return undefined;
  }
  const known = machines.get(name);
  if (part === 'exec') {
    commands.push(sent.command?.join(' ') ?? '');
    return { return: 0 };
  }
  if (part === 'state' && known !== undefined)
    machines.set(name, { ...known, status: sent.action === 'start' ? 'Running' : 'Stopped' });
  else if (sent.restore !== undefined && known !== undefined) {
    restored.push(sent.restore);
    machines.set(name, { ...known, ...snapshots.get(sent.restore), status: known.status });
  } else if (method === 'PUT') machines.set(name, sent);
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
  change: (method, path, body) => Promise.resolve().then(() => changed(method, path, (body ?? {}) as Sent)),
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
  profiles = new Map();
  volumes = new Map([['m-a-data', '10GiB']]);
  refusal = null;
  restored = [];
  files = new Map();
  const config = { 'user.market': 'a', 'user.market.volume': 'm-a-data', 'user.market.task': 'create:0:done' };
  const root = { type: 'disk', path: '/', pool: 'test', size: '50GiB' };
  const data = { type: 'disk', pool: 'test', source: 'm-a-data', path: '/data' };
  machines = new Map([
    ['m-a', { name: 'm-a', type: 'container', status: 'Running', location: 'none', config, devices: { root, data } }],
  ]);
  const before: Machine = {
    name: 'm-a',
    type: 'container',
    status: 'Stopped',
    location: 'none',
    config,
    devices: { root },
  };
  snapshots = new Map([['good', before]]);
});

const install = (system: Partial<SystemOrder>, moment = 1) =>
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
    new Date(moment),
  );
const restart = (moment: number) => fleet.restart('a', new Date(moment));
const restore = (moment: number) =>
  fleet.restoreSnapshot('a', 'good', { loginPassword: 'Secret-2026', sshKeys: [] }, new Date(moment));
/** The engine answers so once, to the first change that this is true of. */
const refuseOnce = (of: NonNullable<typeof refusal>['of'], error = new EngineError(503, 'not now')) => {
  refusal = { of, error, times: 1 };
};
const isNewMachine = (method: string, path: string) => method === 'POST' && path === '/instances';
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

test('a new system takes the place of one that was installed before and never came up as it should', async () => {
  refuseOnce((_method, path) => path.endsWith('/exec'), new EngineError(400, 'a script failed'));
  await install({});
  expect(await fleet.status('a')).toMatchObject({ state: 'failed' });
  await restart(2);
  expect(await fleet.machines()).toEqual([{ name: 'a', hostName: 'none', power: 'on' }]);
  await install({ ownImage: 'own-k3v9' }, 3);
  expect(await fleet.status('a')).toEqual({ state: 'running' });
  expect(machines.get('m-a')).toMatchObject({ source: { alias: 'own-k3v9' } });
  expect([...machines.keys()]).toEqual(['m-a']);
});

test('what an earlier new system left beside the machine is not taken for the one that is being installed', async () => {
  const machine = machines.get('m-a');
  if (machine === undefined) throw new Error('no machine');
  const left = { ...machine, name: 'm-a-old', status: 'Stopped' };
  machines.set('m-a-old', { ...left, config: { ...machine.config, 'user.market.task': 'reinstall:1:begun' } });
  await install({ ownImage: 'own-k3v9' }, 3);
  expect(machines.get('m-a')).toMatchObject({ status: 'Running', source: { alias: 'own-k3v9' } });
  expect([...machines.keys()]).toEqual(['m-a']);
});

test('a restart brings back a machine whose new system was never made, with its disks', async () => {
  const { devices } = machines.get('m-a') ?? {};
  refuseOnce(isNewMachine);
  await install({});
  expect([...machines.keys()]).toEqual(['m-a-old']);
  await restart(2);
  expect([...machines.keys()]).toEqual(['m-a']);
  expect(machines.get('m-a')).toMatchObject({ status: 'Running', devices });
  expect(await fleet.status('a')).toEqual({ state: 'running' });
});

const isReinstalled = (moment: number) => fleet.isReinstalled('a', new Date(moment));

test('a machine tells from which reset its system is, also after a restart, and one that came with its system from none', async () => {
  expect(await isReinstalled(1)).toBe(false);
  await install({});
  await restart(2);
  expect([await isReinstalled(1), await isReinstalled(2)]).toEqual([true, false]);
  await install({ ownImage: 'own-k3v9' }, 3);
  expect([await isReinstalled(1), await isReinstalled(3)]).toEqual([false, true]);
  expect(await fleet.isReinstalled('gone', new Date(3))).toBeNull();
});

test('a system that was installed and does not start is the one of its reset', async () => {
  refuseOnce((_method, path) => path.endsWith('/exec'), new EngineError(400, 'a script failed'));
  await install({});
  expect(await fleet.status('a')).toMatchObject({ state: 'failed' });
  expect(await isReinstalled(1)).toBe(true);
});

test.each([
  ['the new machine', 'running', isNewMachine],
  ['to shut the old one down', 'running', (_method: string, path: string) => path.endsWith('/state')],
  [
    'to put the old one aside',
    'stopped',
    (method: string, path: string) => method === 'POST' && path === '/instances/m-a',
  ],
])('a machine has the system of before where the engine refuses %s, and is told to be %s', async (_, state, of) => {
  await install({ ownImage: 'own-k3v9' }, 1);
  const { source } = machines.get('m-a') ?? {};
  // A machine that does not shut down is told so twice.
  refusal = { of, error: new EngineError(400, 'no such image'), times: 2 };
  const refused = new MachineRefusal('宿主机上没有该镜像，请更换镜像');
  await expect(install({}, 3)).rejects.toThrow(refused);
  await expect(install({}, 3)).rejects.toThrow(refused);
  expect(await fleet.status('a')).toEqual({ state });
  expect(machines.get('m-a')).toMatchObject({ source });
  expect([await isReinstalled(1), await isReinstalled(3)]).toEqual([true, false]);
  refusal = null;
  await install({}, 4);
  expect(await fleet.status('a')).toEqual({ state: 'running' });
  expect(await isReinstalled(4)).toBe(true);
});

test('a machine that was shut down after a reset that the engine refused is told to be off', async () => {
  refuseOnce(isNewMachine, new EngineError(400, 'no such image'));
  await expect(install({})).rejects.toThrow(MachineRefusal);
  await fleet.stop('a', new Date(2));
  expect(await fleet.status('a')).toEqual({ state: 'stopped' });
});

test('a machine that is aside has the system of before, and so when a restart brings it back', async () => {
  refuseOnce(isNewMachine);
  await install({});
  expect(await isReinstalled(1)).toBe(false);
  await restart(2);
  expect(await isReinstalled(1)).toBe(false);
});

test('what is kept of a rental that ends while its machine is aside is the machine', async () => {
  refuseOnce(isNewMachine);
  await install({});
  await fleet.keepDisks('a', 'a');
  expect([...machines.keys()]).toEqual(['m-a']);
  expect(machines.get('m-a')).toMatchObject({ status: 'Stopped', config: { 'user.market.kept': 'true' } });
});

test('a restart gives a machine its own devices again that a restore was given up on, and the next restore puts it back', async () => {
  const { devices } = machines.get('m-a') ?? {};
  refuseOnce(
    (method, path, sent) =>
      method === 'PUT' && path === '/instances/m-a' && restored.length > 0 && !('restore' in sent),
  );
  await restore(1);
  expect(machines.get('m-a')?.devices).not.toEqual(devices);
  await restart(2);
  expect(machines.get('m-a')).toMatchObject({ status: 'Running', devices });
  expect([...profiles.keys()]).toEqual([]);
  await restore(3);
  expect(restored).toEqual(['good', 'good']);
  expect(machines.get('m-a')).toMatchObject({ status: 'Running', devices });
});

test('a restore that an engine failed to make is made by the next one', async () => {
  refuseOnce((_method, _path, sent) => sent.restore !== undefined);
  await restore(1);
  expect(restored).toEqual([]);
  await restore(3);
  expect(restored).toEqual(['good']);
  expect(await fleet.status('a')).toEqual({ state: 'running' });
});

const larger = { gpuIndexes: [], cpuNum: 4, memoryGb: 8, dataDiskGb: 20, bandwidthMbps: 32 };
const resize = () => fleet.resize('a', larger, new Date(1));

test('a size that the engine refuses is refused for good, and the data disk has the size of before', async () => {
  const machine = machines.get('m-a');
  refuseOnce((method, path) => method === 'PUT' && path === '/instances/m-a', new EngineError(400, 'no such device'));
  await expect(resize()).rejects.toThrow(new MachineRefusal('宿主机未能完成操作'));
  expect(machines.get('m-a')).toEqual(machine);
  expect(volumes.get('m-a-data')).toBe('10GiB');
});

test('a data disk that is made for a size that the engine refuses is taken away again', async () => {
  const machine = machines.get('m-a');
  if (machine === undefined) throw new Error('no machine');
  machines.set('m-a', { ...machine, config: { ...machine.config, 'user.market.volume': '' } });
  volumes.clear();
  refuseOnce((method, path) => method === 'PUT' && path === '/instances/m-a', new EngineError(400, 'no such device'));
  await expect(resize()).rejects.toThrow(MachineRefusal);
  expect([...volumes.keys()]).toEqual([]);
});

test('a full pool refuses a size, whatever the engine calls it; a host that is away does not', async () => {
  const isGrowth = (method: string, path: string) => method === 'PATCH' && path.endsWith('m-a-data');
  refuseOnce(isGrowth, new EngineError(500, 'Failed to run: lvresize: no space left'));
  await expect(resize()).rejects.toThrow(new MachineRefusal('宿主机磁盘空间不足'));
  for (const error of [new EngineError(503, 'not now'), new EngineError(400, 'The cluster member is offline')]) {
    refuseOnce(isGrowth, error);
    await expect(resize()).rejects.toThrow(error);
  }
  expect(await resize()).toBe(true);
  expect(volumes.get('m-a-data')).toBe('20GiB');
});
