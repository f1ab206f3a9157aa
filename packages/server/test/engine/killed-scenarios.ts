import { expect } from 'vitest';
import { engineName } from '../../src/fleet/lxd/machine-body';
import { keys, readMachine } from '../../src/fleet/lxd/record';
import type { ComputeProvider, MachineOrder } from '../../src/fleet/provider';
import { machineOrder, untilSettled } from '../setup/fleet-contract';
import { pullObstacle } from './image-registry';
import type { OpenedFleet } from './open-fleet';

/** One asking of a verb, and what must be true once it is done, whoever finished it. */
export interface Killing {
  /** Asks once, as a job does; true when it need not be asked again. */
  ask(fleet: ComputeProvider): Promise<boolean>;
  check(): Promise<void>;
}

/** What stands before a verb is asked for; for every step it is killed at it is prepared anew. */
export type Prepare = (world: KilledWorld) => Promise<Killing>;

/** What the scenarios work on. */
export interface KilledWorld {
  readonly under: OpenedFleet;
  /** A machine that runs, and that what does not end a machine is done to. */
  readonly order: MachineOrder;
  /** An image of it. */
  readonly ownImage: string;
  /** An image of a registry; empty where none can be pulled. */
  readonly reference: string;
}

type Verb = Exclude<keyof ComputeProvider, 'connected' | 'hasScreens'>;

const sshKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDlzABpOEa3JBS1jwnA9bTBchTB/gZ2pWnRda8Fy3Pue';
const running = { state: 'running' };
const missing = { state: 'missing' };
const port = { port: 37_000 + (process.pid % 500), inner: 8000 };

/** Makes a machine that runs. */
export async function startOne(under: OpenedFleet, change: Partial<MachineOrder> = {}): Promise<MachineOrder> {
  const order = machineOrder(under, change);
  expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual(running);
  return order;
}

/** Asks again until there is nothing left to do. */
export async function untilDone(under: OpenedFleet, ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await under.pass();
}

/** An asking whose end is seen by how the machine stands. */
const seen = (name: string, ask: (fleet: ComputeProvider) => Promise<void>): Killing['ask'] => {
  return async (fleet) => {
    await ask(fleet);
    return (await fleet.status(name)).state !== 'working';
  };
};
const once =
  (ask: (fleet: ComputeProvider) => Promise<void>): Killing['ask'] =>
  (fleet) =>
    ask(fleet).then(() => true);

const ends = async ({ under }: KilledWorld, { name }: MachineOrder) => {
  await under.fleet.destroy(name);
  expect(await under.fleet.status(name)).toEqual(missing);
};
const runs = async ({ under, order }: KilledWorld) => expect(await under.fleet.status(order.name)).toEqual(running);

/** Lets the machine of the world run or be off, then asks for another state of its power. */
const powerOf =
  (verb: 'stop' | 'start' | 'restart', before: 'stop' | 'start', after: string): Prepare =>
  async ({ under, order: { name } }) => {
    const beforeAt = under.now();
    await untilSettled(under, name, () => under.fleet[before](name, beforeAt));
    const at = under.now();
    return {
      ask: seen(name, (fleet) => fleet[verb](name, at)),
      check: async () => expect(await under.fleet.status(name)).toEqual({ state: after }),
    };
  };

async function createOwn(world: KilledWorld): Promise<Killing> {
  const { under, ownImage } = world;
  const order = machineOrder(under, { dataDiskGb: 1, sshKeys: [sshKey], ownImage });
  return Promise.resolve({
    ask: seen(order.name, (fleet) => fleet.create(order)),
    async check() {
      expect(await under.fleet.status(order.name)).toEqual(running);
      await ends(world, order);
    },
  });
}

async function createFromKept(world: KilledWorld): Promise<Killing> {
  const { under } = world;
  const kept = await startOne(under, { dataDiskGb: 1 });
  await under.fleet.keepDisks(kept.name, kept.name);
  const order = machineOrder(under, { dataDiskGb: 1, diskOf: kept.name });
  return {
    ask: seen(order.name, (fleet) => fleet.create(order)),
    async check() {
      expect(await under.fleet.status(order.name)).toEqual(running);
      expect((await readMachine(under.client, order.name))?.devices).toHaveProperty('data');
      await ends(world, order);
      expect(await under.fleet.status(kept.name)).toEqual(missing);
    },
  };
}

interface EngineImage {
  readonly fingerprint: string;
  readonly aliases: readonly { readonly name: string }[];
  readonly properties: Readonly<Record<string, string | undefined>>;
}

/** Images whose name or mark begins so. */
const imagesOf = async ({ under }: KilledWorld, beginning: string): Promise<EngineImage[]> =>
  (await under.client.get<EngineImage[]>('/images?recursion=1')).filter(({ aliases, properties }) =>
    [properties[keys.mark], ...aliases.map(({ name }) => name)].some((one) => one?.startsWith(beginning)),
  );

/** The engine has nothing of the image, so that all of it is brought. */
async function createPulled(world: KilledWorld): Promise<Killing> {
  const { under, reference } = world;
  for (const { fingerprint } of await imagesOf(world, 'oci'))
    await under.client.change('DELETE', `/images/${fingerprint}`);
  const order = machineOrder(under, { container: { reference, command: '', environment: { TOKEN: 'secret' } } });
  return {
    ask: seen(order.name, (fleet) => fleet.create(order)),
    async check() {
      expect(await under.fleet.status(order.name)).toEqual(running);
      expect(await imagesOf(world, 'oci')).toHaveLength(1);
      await ends(world, order);
    },
  };
}

async function reinstall(world: KilledWorld): Promise<Killing> {
  const { under, order } = world;
  const at = under.now();
  return Promise.resolve({
    ask: seen(order.name, (fleet) => fleet.reinstall(order.name, { ...order, sshKeys: [sshKey] }, at)),
    async check() {
      await runs(world);
      const machines = await under.client.get<{ name: string }[]>('/instances?recursion=1');
      expect(machines.filter(({ name }) => name.startsWith(engineName(order.name)))).toHaveLength(1);
    },
  });
}

/** A snapshot of the machine of the world. */
async function makeSnapshot({ under, order }: KilledWorld): Promise<string> {
  const at = under.now();
  const key = `s${at.getTime()}`;
  await untilDone(under, async () => (await under.fleet.createSnapshot(order.name, key, at)) !== null);
  return key;
}

async function restoreSnapshot(world: KilledWorld): Promise<Killing> {
  const { under, order } = world;
  const files = `/instances/${engineName(order.name)}/files?path=/root/work`;
  const write = (text: string) =>
    under.client.upload(files, text, { 'X-LXD-type': 'file', 'X-LXD-write': 'overwrite' });
  await write('before');
  const key = await makeSnapshot(world);
  await write('after, and longer');
  await untilDone(under, () => under.fleet.openPort(order.name, port, under.now()));
  const at = under.now();
  return {
    ask: seen(order.name, (fleet) => fleet.restoreSnapshot(order.name, key, order, at)),
    async check() {
      await runs(world);
      expect(await under.leadsTo(order.name, port.port)).toBe(port.inner);
      const looked = await under.client.change('POST', `/instances/${engineName(order.name)}/exec`, {
        command: ['/bin/sh', '-c', 'test "$(cat /root/work)" = before'],
        'wait-for-websocket': false,
        interactive: false,
      });
      expect(looked).toMatchObject({ return: 0 });
      const profiles = await under.client.get<string[]>('/profiles');
      expect(profiles.filter((profile) => profile.endsWith('-restore'))).toEqual([]);
      await untilDone(under, () => under.fleet.deleteSnapshot(order.name, key, under.now()));
    },
  };
}

/** What every way into the provider goes through where it is killed; none for what changes nothing. */
export const scenarios: Readonly<Record<Verb, Readonly<Record<string, Prepare>>>> = {
  create: {
    'from an own image': createOwn,
    'from a kept disk': createFromKept,
    ...(pullObstacle() === null ? { 'from an image of a registry': createPulled } : {}),
  },
  stop: { 'of a machine that runs': powerOf('stop', 'start', 'stopped') },
  start: { 'of a machine that is off': powerOf('start', 'stop', 'running') },
  restart: { 'of a machine that runs': powerOf('restart', 'start', 'running') },
  reinstall: { 'of a machine that runs': reinstall },
  restoreSnapshot: { 'of a machine that runs': restoreSnapshot },
  setPassword: {
    'of a machine that runs': (world) =>
      Promise.resolve({
        ask: once((fleet) => fleet.setPassword(world.order.name, 'Another-2026')),
        check: () => runs(world),
      }),
  },
  setKeys: {
    'of a machine that runs': (world) => {
      const at = world.under.now();
      return Promise.resolve({
        ask: (fleet) => fleet.setKeys(world.order.name, [sshKey], at),
        check: () => runs(world),
      });
    },
  },
  openPort: {
    'of a machine that runs': async ({ under, order: { name } }) => {
      await untilDone(under, () => under.fleet.closePort(name, port.port, under.now()));
      const at = under.now();
      return {
        ask: (fleet) => fleet.openPort(name, port, at),
        check: async () => expect(await under.leadsTo(name, port.port)).toBe(port.inner),
      };
    },
  },
  closePort: {
    'of a machine that runs': async ({ under, order: { name } }) => {
      await untilDone(under, () => under.fleet.openPort(name, port, under.now()));
      const at = under.now();
      return {
        ask: (fleet) => fleet.closePort(name, port.port, at),
        check: async () => expect(await under.leadsTo(name, port.port)).toBeNull(),
      };
    },
  },
  createSnapshot: {
    'of a machine that runs': ({ under, order: { name } }) => {
      const at = under.now();
      const key = `s${at.getTime()}`;
      return Promise.resolve({
        ask: async (fleet) => (await fleet.createSnapshot(name, key, at)) !== null,
        async check() {
          expect(await under.hasSnapshot(name, key)).toBe(true);
          await untilDone(under, () => under.fleet.deleteSnapshot(name, key, under.now()));
        },
      });
    },
  },
  deleteSnapshot: {
    'of a machine that runs': async (world) => {
      const { under, order } = world;
      const key = await makeSnapshot(world);
      const at = under.now();
      return {
        ask: (fleet) => fleet.deleteSnapshot(order.name, key, at),
        check: async () => expect(await under.hasSnapshot(order.name, key)).toBe(false),
      };
    },
  },
  createImage: {
    'of a machine that runs': (world) => {
      const {
        under,
        order: { name },
      } = world;
      const key = `own-k${under.now().getTime()}`;
      return Promise.resolve({
        ask: async (fleet) => (await fleet.createImage(name, key)) !== null,
        async check() {
          expect(await under.hasSnapshot(name, `image-${key}`)).toBe(false);
          expect(await imagesOf(world, key)).toHaveLength(1);
          await under.fleet.deleteImage(key);
        },
      });
    },
  },
  deleteImage: {
    'that was made of a machine': async (world) => {
      const {
        under,
        order: { name },
      } = world;
      const key = `own-d${under.now().getTime()}`;
      await untilDone(under, async () => (await under.fleet.createImage(name, key)) !== null);
      return {
        ask: once((fleet) => fleet.deleteImage(key)),
        async check() {
          expect(await imagesOf(world, key)).toEqual([]);
        },
      };
    },
  },
  resize: {
    'with a first data disk': async (world) => {
      const { under } = world;
      const order = await startOne(under);
      const at = under.now();
      return {
        ask: (fleet) => fleet.resize(order.name, { ...order, cpuNum: 2, dataDiskGb: 1 }, at),
        async check() {
          const machine = await readMachine(under.client, order.name);
          expect(machine?.config['limits.cpu']).toBe('2');
          expect(machine?.devices).toHaveProperty('data');
          await ends(world, order);
        },
      };
    },
  },
  keepDisks: {
    'under another name': async (world) => {
      const { under } = world;
      const order = await startOne(under, { dataDiskGb: 1 });
      const keptAs = `${order.name}k`;
      return {
        ask: once((fleet) => fleet.keepDisks(order.name, keptAs)),
        async check() {
          expect(await under.fleet.status(order.name)).toEqual(missing);
          expect((await readMachine(under.client, keptAs))?.devices).toHaveProperty('data');
          await under.fleet.destroy(keptAs);
        },
      };
    },
  },
  destroy: {
    'with its data disk': async ({ under }) => {
      const { name } = await startOne(under, { dataDiskGb: 1 });
      return {
        ask: once((fleet) => fleet.destroy(name)),
        async check() {
          expect(await under.fleet.status(name)).toEqual(missing);
          const volumes = await under.client.get<string[]>('/storage-pools/test/volumes/custom');
          expect(volumes.filter((volume) => volume.includes(name))).toEqual([]);
        },
      };
    },
  },
  status: {},
  isReinstalled: {},
  screenshot: {},
  openTerminal: {},
  openScreen: {},
  dial: {},
  probe: {},
  usage: {},
  localImages: {},
  hosts: {},
  machines: {},
  listen: {},
};
