import { createServer, type AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { EngineError, type EngineClient } from '../../src/fleet/lxd/client';
import { createLxdFleet } from '../../src/fleet/lxd/fleet';
import type { MachineRecord } from '../../src/fleet/lxd/record';
import { MACHINE_MISSING, MachineRefusal, type MachineOrder } from '../../src/fleet/provider';
import { machineOrder } from '../setup/fleet-contract';

/** An engine with one host, whose cards are of this maker: what it is sent is a machine that starts at once. */
let machines: Map<string, MachineRecord>;
/** The same engine as one of a cluster: where each of its members is. */
const members: ReadonlyMap<string, string> = new Map([
  ['gpu-01', 'https://member.invalid:8443'],
  ['gpu-02', 'https://127.0.0.1:8443'],
]);
let maker: string;
/** What comes of a program that is run in one. */
let runInside: () => { readonly return: number };
beforeEach(() => {
  machines = new Map();
  maker = '10de';
  runInside = () => ({ return: 0 });
});

function found(path: string): unknown {
  if (path === '') return { environment: { server_clustered: false } };
  if (path === '/operations?recursion=1') return {};
  if (path === '/resources')
    return {
      gpu: { cards: ['0000:01:00.0', '0000:41:00.0'].map((pci_address) => ({ pci_address, vendor_id: maker })) },
    };
  if (path.startsWith('/cluster/members/')) return { url: members.get(path.slice('/cluster/members/'.length)) };
  const machine = machines.get(path.slice('/instances/'.length));
  if (machine === undefined) throw new EngineError(404, 'not found');
  return structuredClone(machine);
}

function changed(method: string, path: string, sent: MachineRecord): unknown {
  const [, , name = '', part] = path.split('/');
  const known = machines.get(name);
  if (part === 'exec') return runInside();
  if (part === 'state' && known !== undefined) machines.set(name, { ...known, status: 'Running' });
  else if (method === 'PUT') machines.set(name, sent);
  else {
    machines.delete(name);
    machines.set(sent.name, known ? { ...known, name: sent.name } : { ...sent, location: 'none', status: 'Stopped' });
  }
  return undefined;
}

const client = {
  get: <Value>(path: string) => Promise.resolve().then(() => found(path) as Value),
  read: <Value>(path: string) => Promise.resolve().then(() => ({ value: found(path) as Value, etag: '' })),
  change: (method: string, path: string, body: unknown) =>
    Promise.resolve().then(() => changed(method, path, body as MachineRecord)),
  upload: () => Promise.resolve(),
} as Pick<EngineClient, 'get' | 'read' | 'change' | 'upload'> as EngineClient;

const fleetAt = (address: string) =>
  createLxdFleet({
    client,
    placing: { pool: 'test', network: 'bridge', trial: false, containersOnly: false },
    logger: { warn: () => undefined },
    shutdownSeconds: 1,
    address,
  });
const create = async (change: Partial<MachineOrder>) => {
  const fleet = fleetAt('127.0.0.1');
  const order = machineOrder({ imageKey: 'pytorch-2.5', hostName: 'gpu-01' }, { dataDiskGb: 0, ...change });
  await fleet.create(order);
  const machine = machines.get(`m-${order.name}`);
  if (machine === undefined) throw new Error('nothing was made');
  return { ...machine, order };
};

const lent = { 'nvidia.runtime': 'true', 'nvidia.driver.capabilities': 'compute,graphics,utility,video' };
const notLent = { 'nvidia.runtime': 'false', 'nvidia.driver.capabilities': '' };

describe('the driver of a host', () => {
  it('is lent to a container with its cards, each by its place on the bus', async () => {
    const { config, devices } = await create({ kind: 'container', gpuIndexes: [1] });
    expect(config).toMatchObject(lent);
    expect(devices.gpu0).toEqual({ type: 'gpu', gputype: 'physical', pci: '0000:41:00.0' });
  });

  it('is not lent to a container without cards, nor by a host whose cards are of another maker', async () => {
    expect((await create({ kind: 'container', gpuIndexes: [] })).config).toMatchObject(notLent);
    maker = '1002';
    expect((await create({ kind: 'container', gpuIndexes: [0] })).config).toMatchObject(notLent);
  });

  it('is no affair of a virtual machine, whose system brings its own', async () => {
    const { config } = await create({ kind: 'virtual-machine', gpuIndexes: [0] });
    expect(Object.keys(config).filter((key) => key.startsWith('nvidia'))).toEqual([]);
  });

  it('comes and goes with the cards of a kept disk', async () => {
    const { order } = await create({ kind: 'container', gpuIndexes: [0] });
    const full = `m-${order.name}`;
    const keep = () => {
      const machine = machines.get(full);
      if (machine)
        machines.set(full, {
          ...machine,
          status: 'Stopped',
          config: { ...machine.config, 'user.market.kept': 'true' },
        });
    };
    keep();
    const next = await create({ kind: 'container', gpuIndexes: [], diskOf: order.name });
    expect(next.config).toMatchObject(notLent);
  });
});

describe('a password', () => {
  it.each([
    ['does not take it', () => ({ return: 1 }), '实例内的系统没有接受新密码'],
    [
      'does not answer',
      () => {
        throw new EngineError(500, "VM agent isn't currently running");
      },
      '实例内的系统没有应答',
    ],
  ])('is refused by a machine whose system %s', async (_what, outcome, reason) => {
    const { order } = await create({ kind: 'virtual-machine', gpuIndexes: [] });
    runInside = outcome;
    await expect(fleetAt('127.0.0.1').setPassword(order.name, 'Another-2026')).rejects.toThrow(
      new MachineRefusal(reason),
    );
  });

  it('is refused for a machine that is gone', async () => {
    await expect(fleetAt('127.0.0.1').setPassword('gone', 'Another-2026')).rejects.toThrow(
      new MachineRefusal(MACHINE_MISSING),
    );
  });
});

describe('a check of the ports of a machine of a cluster', () => {
  it('asks the host on which it is, not the one that answers for all', async () => {
    const service = createServer((line) => line.end('hello'));
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { order, ...machine } = await create({ kind: 'container', gpuIndexes: [] });
    machines.set(machine.name, { ...machine, location: 'gpu-02' });
    const { port } = service.address() as AddressInfo;
    const [delay] = await fleetAt('member.invalid').probe(order.name, [{ port, inner: 22 }]);
    expect(delay).toBeGreaterThan(0);
    service.close();
  });
});
