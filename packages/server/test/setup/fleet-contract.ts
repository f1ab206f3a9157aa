import { beforeEach, describe, expect, it } from 'vitest';
import { MachineRefusal, type ComputeProvider, type MachineOrder } from '../../src/fleet/provider';

/** What a provider brings to be held against the contract. */
export interface FleetUnderTest {
  readonly fleet: ComputeProvider;
  readonly imageKey: string;
  readonly hostName: string;
  /** A moment after every one before. */
  now(): Date;
  /** Where an outside port of a machine leads inside, by its own books; null where it is closed. */
  leadsTo(name: string, port: number): Promise<number | null>;
  /** Whether a machine, or what is kept of it, has this snapshot, by its own books. */
  hasSnapshot(name: string, key: string): Promise<boolean>;
  /** Lets some time go by between two looks at a machine that works. */
  pass(): Promise<void>;
}

let count = 0;
/** A name that no test before had. */
export const freshName = (): string => `t${process.pid}x${(count += 1)}`;

/** A small machine. */
export const machineOrder = (
  { imageKey, hostName }: Pick<FleetUnderTest, 'imageKey' | 'hostName'>,
  change: Partial<MachineOrder> = {},
): MachineOrder => ({
  name: freshName(),
  kind: 'container',
  hostName,
  gpuType: 'RTX 4090',
  diskOf: null,
  gpuIndexes: [0],
  cpuNum: 1,
  memoryGb: 1,
  systemDiskGb: 2,
  dataDiskGb: 0,
  bandwidthMbps: 32,
  imageKey,
  ownImage: null,
  container: null,
  loginUserName: 'root',
  loginPassword: 'Secret-2026',
  vncPassword: 'secret',
  sshKeys: [],
  ports: [],
  ...change,
});

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDlzABpOEa3JBS1jwnA9bTBchTB/gZ2pWnRda8Fy3Pue';

const looks = 200;

/** Does something again and again, as a job does, until the machine is no longer at work; answers how it stands then. */
export async function untilSettled(under: FleetUnderTest, name: string, again: () => Promise<void>) {
  for (let look = 0; look < looks; look += 1) {
    await again();
    const status = await under.fleet.status(name);
    if (status.state !== 'working') return status;
    await under.pass();
  }
  throw new Error(`${name} is still at work`);
}

/** What every provider of machines promises, whoever it is. */
export function holdsContract(name: string, open: () => Promise<FleetUnderTest>): void {
  describe(name, () => {
    let under: FleetUnderTest;
    beforeEach(async () => {
      under = await open();
    });

    async function running(change: Partial<MachineOrder> = {}): Promise<MachineOrder> {
      const order = machineOrder(under, change);
      expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
      return order;
    }
    const stopped = async (order: MachineOrder, at: Date) =>
      untilSettled(under, order.name, () => under.fleet.stop(order.name, at));

    it('knows nothing of a machine that was never made', async () => {
      const missing = freshName();
      expect(await under.fleet.status(missing)).toEqual({ state: 'missing' });
      await under.fleet.stop(missing, under.now());
      await under.fleet.start(missing, under.now());
      await under.fleet.restart(missing, under.now());
      await under.fleet.destroy(missing);
      await under.fleet.keepDisks(missing, missing);
      expect(await under.fleet.status(missing)).toEqual({ state: 'missing' });
    });

    it('makes a machine once, however often it is ordered', async () => {
      const order = await running();
      await under.fleet.create(order);
      expect(await under.fleet.status(order.name)).toEqual({ state: 'running' });
      await under.fleet.destroy(order.name);
    });

    it('tells its hosts, and lists a machine of ours for as long as it is there, with whether it is on', async () => {
      const own = (await under.fleet.hosts()).find(({ name: one }) => one === under.hostName);
      expect(own).toMatchObject({ online: true, version: expect.stringMatching(/./) as unknown });
      expect(own?.cpuNum).toBeGreaterThan(0);
      expect(own?.memoryGb).toBeGreaterThan(0);
      const listed = async (machine: string) =>
        (await under.fleet.machines()).filter(({ name: one }) => one === machine).map(({ power }) => power);
      const order = await running();
      expect(await listed(order.name)).toEqual(['on']);
      await stopped(order, under.now());
      expect(await listed(order.name)).toEqual(['off']);
      await under.fleet.destroy(order.name);
      expect(await listed(order.name)).toEqual([]);
    });

    it('stops and starts, and bears to be told twice', async () => {
      const order = await running();
      const stopAt = under.now();
      expect(await stopped(order, stopAt)).toEqual({ state: 'stopped' });
      expect(await stopped(order, stopAt)).toEqual({ state: 'stopped' });
      const startAt = under.now();
      const start = () => under.fleet.start(order.name, startAt);
      expect(await untilSettled(under, order.name, start)).toEqual({ state: 'running' });
      expect(await untilSettled(under, order.name, start)).toEqual({ state: 'running' });
      await under.fleet.destroy(order.name);
    });

    it('tells what a machine uses while it runs, and nothing of one that does not', async () => {
      const order = await running();
      const asked = [order, { name: freshName(), cpuNum: 1 }];
      const used = await under.fleet.usage(asked);
      expect([...used.keys()]).toEqual([order.name]);
      expect(used.get(order.name)?.memoryGb).toBeGreaterThan(0);
      await stopped(order, under.now());
      expect((await under.fleet.usage(asked)).size).toBe(0);
      await under.fleet.destroy(order.name);
    });

    it('lets no older order undo a newer one', async () => {
      const order = await running();
      const stopAt = under.now();
      const startAt = under.now();
      await untilSettled(under, order.name, () => under.fleet.start(order.name, startAt));
      expect(await stopped(order, stopAt)).toEqual({ state: 'running' });
      await under.fleet.destroy(order.name);
    });

    it('restarts, and installs another system', async () => {
      const order = await running();
      const restartAt = under.now();
      const restart = () => under.fleet.restart(order.name, restartAt);
      expect(await untilSettled(under, order.name, restart)).toEqual({ state: 'running' });
      const reinstallAt = under.now();
      const reinstall = () => under.fleet.reinstall(order.name, order, reinstallAt);
      expect(await under.fleet.isReinstalled(order.name, reinstallAt)).toBe(false);
      expect(await untilSettled(under, order.name, reinstall)).toEqual({ state: 'running' });
      await reinstall();
      expect(await under.fleet.status(order.name)).toEqual({ state: 'running' });
      expect(await under.fleet.isReinstalled(order.name, reinstallAt)).toBe(true);
      await under.fleet.destroy(order.name);
    });

    it('lets keys in, bears to be told twice, and has nothing to do for a machine that is not there', async () => {
      const order = await running({ sshKeys: [publicKey] });
      const at = under.now();
      for (const sshKeys of [[], []]) {
        let isIn = false;
        while (!isIn) {
          isIn = await under.fleet.setKeys(order.name, sshKeys, at);
          await under.pass();
        }
      }
      expect(await under.fleet.status(order.name)).toEqual({ state: 'running' });
      await under.fleet.destroy(order.name);
      expect(await under.fleet.setKeys(freshName(), [publicKey], under.now())).toBe(true);
    });

    it('opens a port and closes it, bears to be told twice, and lets no older order undo a newer one', async () => {
      const order = await running();
      const port = { port: 39_000 + (count % 500), inner: 8000 };
      const [openAt, closeAt] = [under.now(), under.now()];
      const again = async (ask: () => Promise<boolean>) => {
        while (!(await ask())) await under.pass();
      };
      for (const at of [openAt, openAt]) await again(() => under.fleet.openPort(order.name, port, at));
      expect(await under.leadsTo(order.name, port.port)).toBe(port.inner);
      for (const at of [closeAt, closeAt]) await again(() => under.fleet.closePort(order.name, port.port, at));
      await again(() => under.fleet.openPort(order.name, port, openAt));
      expect(await under.leadsTo(order.name, port.port)).toBeNull();
      await again(() => under.fleet.openPort(order.name, port, under.now()));
      const reinstallAt = under.now();
      await untilSettled(under, order.name, () => under.fleet.reinstall(order.name, order, reinstallAt));
      expect(await under.leadsTo(order.name, port.port)).toBe(port.inner);
      await under.fleet.destroy(order.name);
      expect(await under.fleet.openPort(freshName(), port, under.now())).toBe(true);
    });

    it('leads the server to an open port of a machine that runs, and to no other', async () => {
      const order = await running();
      const port = { port: 39_500 + (count % 90), inner: 8000, isPrivate: true };
      const reaches = async (asked = port, name = order.name) => {
        const connection = await under.fleet.dial(name, asked);
        connection?.on('error', () => undefined).destroy();
        return connection !== null;
      };
      const again = async (ask: () => Promise<boolean>) => {
        while (!(await ask())) await under.pass();
      };
      expect(await reaches()).toBe(false);
      await again(() => under.fleet.openPort(order.name, port, under.now()));
      expect(await reaches()).toBe(true);
      expect(await reaches({ ...port, inner: 8001 })).toBe(false);
      expect(await reaches(port, freshName())).toBe(false);
      await again(() => under.fleet.closePort(order.name, port.port, under.now()));
      expect(await reaches()).toBe(false);
      await again(() => under.fleet.openPort(order.name, port, under.now()));
      await stopped(order, under.now());
      expect(await reaches()).toBe(false);
      await under.fleet.destroy(order.name);
    });

    it('makes snapshots and deletes them, bears to be told twice, and lets no older order undo a newer one', async () => {
      const order = await running();
      const [firstAt, secondAt, deleteAt] = [under.now(), under.now(), under.now()];
      const make = async (key: string, at: Date) => {
        for (let look = 0; look < looks; look += 1) {
          const made = await under.fleet.createSnapshot(order.name, key, at);
          if (made !== null) return made;
          await under.pass();
        }
        throw new Error(`${key} was not made`);
      };
      for (const at of [firstAt, firstAt]) await make('first', at);
      await make('second', secondAt);
      expect(await under.hasSnapshot(order.name, 'first')).toBe(true);
      for (const at of [deleteAt, deleteAt])
        expect(await under.fleet.deleteSnapshot(order.name, 'first', at)).toBe(true);
      await make('first', firstAt);
      expect(await under.hasSnapshot(order.name, 'first')).toBe(false);
      expect(await under.hasSnapshot(order.name, 'second')).toBe(true);
      const reinstallAt = under.now();
      await untilSettled(under, order.name, () => under.fleet.reinstall(order.name, order, reinstallAt));
      expect(await under.hasSnapshot(order.name, 'second')).toBe(false);
      await under.fleet.destroy(order.name);
      expect(await under.fleet.createSnapshot(freshName(), 'first', under.now())).toEqual({ sizeBytes: null });
      expect(await under.fleet.deleteSnapshot(freshName(), 'first', under.now())).toBe(true);
    });

    it('puts a machine back, with its size and ports of now, and says why where it does not', async () => {
      const order = await running();
      const port = { port: 38_000 + (count % 500), inner: 8000 };
      expect(await under.fleet.createSnapshot(order.name, 'one', under.now())).not.toBeNull();
      while (!(await under.fleet.openPort(order.name, port, under.now()))) await under.pass();
      const at = under.now();
      const restore = () => under.fleet.restoreSnapshot(order.name, 'one', order, at);
      expect(await untilSettled(under, order.name, restore)).toEqual({ state: 'running' });
      await restore();
      expect(await under.fleet.status(order.name)).toEqual({ state: 'running' });
      expect(await under.leadsTo(order.name, port.port)).toBe(port.inner);
      expect(await under.hasSnapshot(order.name, 'one')).toBe(true);
      const badAt = under.now();
      for (const moment of [badAt, badAt])
        await expect(under.fleet.restoreSnapshot(order.name, 'none', order, moment)).rejects.toThrow(MachineRefusal);
      expect(await under.fleet.status(order.name)).toEqual({ state: 'running' });
      await under.fleet.destroy(order.name);
    });

    it('makes an image of a machine, bears to be told twice, and puts it on others when the first is gone', async () => {
      const order = await running();
      const key = `own-${order.name}`;
      const make = async () => {
        for (let look = 0; look < looks; look += 1) {
          const made = await under.fleet.createImage(order.name, key);
          if (made !== null) return made;
          await under.pass();
        }
        throw new Error(`${key} was not made`);
      };
      const made = await make();
      expect(made.sizeBytes).toSatisfy((size: number | null) => size === null || size > 0);
      expect(await make()).toEqual(made);
      expect(await under.fleet.status(order.name)).toEqual({ state: 'running' });
      await under.fleet.destroy(order.name);
      await running({ ownImage: key }).then(({ name: next }) => under.fleet.destroy(next));
      const other = await running();
      const reinstallAt = under.now();
      const reinstall = () => under.fleet.reinstall(other.name, { ...other, ownImage: key }, reinstallAt);
      expect(await untilSettled(under, other.name, reinstall)).toEqual({ state: 'running' });
      await under.fleet.destroy(other.name);
      for (let time = 0; time < 2; time += 1) await under.fleet.deleteImage(key);
      await expect(under.fleet.createImage(freshName(), 'own-none')).rejects.toThrow(MachineRefusal);
    });

    it('keeps snapshots with the disks of a machine that is over', async () => {
      const order = await running({ dataDiskGb: 1 });
      expect(await under.fleet.createSnapshot(order.name, 'one', under.now())).not.toBeNull();
      await under.fleet.keepDisks(order.name, order.name);
      await under.fleet.keepDisks(order.name, order.name);
      const next = await running({ dataDiskGb: 1, diskOf: order.name });
      expect(await under.hasSnapshot(next.name, 'one')).toBe(true);
      const at = under.now();
      const restore = () => under.fleet.restoreSnapshot(next.name, 'one', next, at);
      expect(await untilSettled(under, next.name, restore)).toEqual({ state: 'running' });
      await under.fleet.keepDisks(next.name, order.name);
      await under.fleet.destroy(order.name);
      expect(await under.fleet.status(order.name)).toEqual({ state: 'missing' });
    });

    it('gives a machine another size while it runs', async () => {
      const order = await running();
      const at = under.now();
      let isIn = false;
      while (!isIn) {
        isIn = await under.fleet.resize(order.name, { ...order, cpuNum: 2, memoryGb: 2 }, at);
        await under.pass();
      }
      expect(await under.fleet.status(order.name)).toEqual({ state: 'running' });
      await under.fleet.destroy(order.name);
    });

    it('keeps the disks of a machine that is over, for another to go on with', async () => {
      const order = await running({ dataDiskGb: 1 });
      await under.fleet.keepDisks(order.name, order.name);
      await under.fleet.keepDisks(order.name, order.name);
      expect(await under.fleet.status(order.name)).toEqual({ state: 'missing' });
      const next = await running({ dataDiskGb: 1, diskOf: order.name });
      expect(await under.fleet.status(order.name)).toEqual({ state: 'missing' });
      await under.fleet.keepDisks(next.name, order.name);
      expect(await under.fleet.status(next.name)).toEqual({ state: 'missing' });
      await under.fleet.destroy(order.name);
      await under.fleet.destroy(order.name);
    });

    it('says which images lie on a host', async () => {
      expect(await under.fleet.localImages(under.hostName, [])).toEqual([]);
    });
  });
}
