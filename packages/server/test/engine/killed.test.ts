import { describe, expect, it } from 'vitest';
import { createLxdFleet } from '../../src/fleet/lxd/fleet';
import type { EngineClient } from '../../src/fleet/lxd/client';
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
});
