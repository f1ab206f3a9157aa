import { describe, expect, it } from 'vitest';
import { createLxdFleet } from '../../src/fleet/lxd/fleet';
import type { EngineClient } from '../../src/fleet/lxd/client';
import { readMachine } from '../../src/fleet/lxd/record';
import { machineOrder, untilSettled } from '../setup/fleet-contract';
import { engine, openFleet } from './open-fleet';

class Killed extends Error {}

/** A client whose process ends at its change number `at`: before the engine hears of it, or after, without waiting for its end. */
function dyingClient(client: EngineClient, at: number, when: 'before' | 'after'): EngineClient {
  let changes = 0;
  return {
    ...client,
    async change(...change) {
      changes += 1;
      if (changes !== at) return client.change(...change);
      if (when === 'after') await client.begin(...change);
      throw new Killed();
    },
  };
}

/** More changes than any verb makes. */
const mostChanges = 12;
const mostChangesOfRestore = 20;

describe.skipIf(engine === null)('a process killed in the middle', () => {
  it.each(['before', 'after'] as const)(
    'of a creation leaves nothing that the next cannot finish (%s the engine heard)',
    { timeout: 600_000 },
    async (when) => {
      const under = await openFleet();
      for (let at = 1; at <= mostChanges; at += 1) {
        const order = machineOrder(under, { dataDiskGb: 1 });
        const dying = createLxdFleet({ ...under.settings, client: dyingClient(under.client, at, when) });
        const ended = await dying.create(order).catch((error: unknown) => error);
        expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
        await under.fleet.destroy(order.name);
        expect(await under.fleet.status(order.name)).toEqual({ state: 'missing' });
        if (!(ended instanceof Killed)) return;
      }
      throw new Error('a creation makes more changes than were thought of');
    },
  );

  it.each(['before', 'after'] as const)(
    'of a restore leaves nothing that the next cannot finish (%s the engine heard)',
    { timeout: 600_000 },
    async (when) => {
      const under = await openFleet();
      const order = machineOrder(under, { dataDiskGb: 1 });
      expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
      await under.fleet.createSnapshot(order.name, 'one', under.now());
      await under.fleet.resize(order.name, { ...order, cpuNum: 2 }, under.now());
      for (let at = 1; at <= mostChangesOfRestore; at += 1) {
        const dying = createLxdFleet({ ...under.settings, client: dyingClient(under.client, at, when) });
        const moment = under.now();
        const ended = await dying.restoreSnapshot(order.name, 'one', order, moment).catch((error: unknown) => error);
        const again = () => under.fleet.restoreSnapshot(order.name, 'one', order, moment);
        expect(await untilSettled(under, order.name, again)).toEqual({ state: 'running' });
        const machine = await readMachine(under.client, order.name);
        expect([machine?.config['limits.cpu'], Object.keys(machine?.devices ?? {})]).toEqual([
          '2',
          expect.arrayContaining(['data', 'eth0', 'root']),
        ]);
        expect(await under.client.get<string[]>('/profiles')).toEqual(['/1.0/profiles/default']);
        if (ended instanceof Killed) continue;
        await under.fleet.destroy(order.name);
        return;
      }
      throw new Error('a restore makes more changes than were thought of');
    },
  );
});
