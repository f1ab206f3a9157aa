import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database';
import { sandboxFleet, sandboxMachine } from '../../src/db/schema/instance';
import { host } from '../../src/db/schema/market';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { createSandboxFleet, setSandboxFleet } from '../../src/fleet/simulation';
import { ManualClock } from '../../src/platform/clock';
import { openTestDatabase } from '../setup/database';
import { holdsContract, machineOrder } from '../setup/fleet-contract';

const order = (name: string) => machineOrder({ imageKey: 'pytorch-2.5', hostName }, { name });

let database: Database;
let clock: ManualClock;

/** A host of the catalogue. */
let hostName: string;

beforeAll(async () => {
  database = await openTestDatabase();
  [{ name: hostName } = { name: '' }] = await database.transaction(async (tx) => {
    await seedCatalogue(tx);
    return tx.select({ name: host.name }).from(host).limit(1);
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = new ManualClock();
  await database.transaction(async (tx) => {
    await tx.delete(sandboxFleet);
    await tx.delete(sandboxMachine);
  });
});

describe('the simulated fleet', () => {
  it('boots through its phases in order and then runs', async () => {
    const fleet = createSandboxFleet(database, clock);
    await fleet.create(order('a'));
    const seen: string[] = [];
    for (let look = 0; look < 30; look += 1) {
      const status = await fleet.status('a');
      const word = status.state === 'working' ? status.phase : status.state;
      if (seen.at(-1) !== word) seen.push(word);
      clock.advance(250);
    }
    expect(seen).toEqual(['排队', '分配资源', '挂载磁盘', '启动系统', '网络就绪', 'running']);
  });

  it('loses nothing when the server is started again in the middle of a boot', async () => {
    await createSandboxFleet(database, clock).create(order('a'));
    clock.advance(3000);
    const restarted = createSandboxFleet(database, clock);
    await restarted.create(order('a'));
    expect(await restarted.status('a')).toEqual({ state: 'working', phase: '挂载磁盘' });
    clock.advance(3000);
    expect(await restarted.status('a')).toEqual({ state: 'running' });
  });

  it('fails as many boots as it was told, and only those', async () => {
    await database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    const fleet = createSandboxFleet(database, clock);
    await fleet.create(order('a'));
    await fleet.create(order('b'));
    clock.advance(6000);
    expect((await fleet.status('a')).state).toBe('failed');
    expect((await fleet.status('b')).state).toBe('running');
  });

  it('restarts in two seconds, once for one request', async () => {
    const fleet = createSandboxFleet(database, clock);
    await fleet.create(order('a'));
    clock.advance(6000);
    const requestedAt = clock.now();
    await fleet.restart('a', requestedAt);
    clock.advance(1000);
    await fleet.restart('a', requestedAt);
    expect((await fleet.status('a')).state).toBe('working');
    clock.advance(1000);
    expect((await fleet.status('a')).state).toBe('running');
  });

  it('forgets a machine that was destroyed', async () => {
    const fleet = createSandboxFleet(database, clock);
    await fleet.create(order('a'));
    await fleet.destroy('a');
    await fleet.destroy('a');
    expect(await fleet.status('a')).toEqual({ state: 'missing' });
  });
});

holdsContract('the simulated fleet', () =>
  Promise.resolve({
    fleet: createSandboxFleet(database, clock),
    imageKey: 'pytorch-2.5',
    hostName,
    now() {
      clock.advance(1);
      return clock.now();
    },
    leadsTo: (name, port) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        return machine?.ports[port]?.inner ?? null;
      }),
    hasSnapshot: (name, key) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        return (machine?.snapshots[key]?.sizeBytes ?? null) !== null;
      }),
    pass() {
      clock.advance(1000);
      return Promise.resolve();
    },
  }),
);
