import { minuteMs } from '@compute-market/contract/rules/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLxdFleet } from '../../src/fleet/lxd/fleet';
import { dyingClient, Killed, type Moment } from './dying-client';
import { scenarios, startOne, untilDone, type KilledWorld, type Killing, type Prepare } from './killed-scenarios';
import { pullObstacle, startRegistry, type TestRegistry } from './image-registry';
import { bringSmallImage } from './small-image';
import { engine, openFleet } from './open-fleet';

/** More steps than any verb has. */
const mostSteps = 25;

describe.skipIf(engine === null)('a process killed at any step', () => {
  let registry: TestRegistry | null;
  let world: KilledWorld;
  beforeAll(async () => {
    if (engine === null) return;
    const bySocket = await openFleet();
    // Every step is made again and again: a small system spares most of the time.
    const imageKey = pullObstacle() === null ? await bringSmallImage(bySocket.client) : engine.imageKey;
    const under = await openFleet({ ...engine, imageKey, address: { url: engine.url } });
    const order = await startOne(under);
    const ownImage = `own-${order.name}`;
    await untilDone(under, async () => (await under.fleet.createImage(order.name, ownImage)) !== null);
    registry = pullObstacle() === null ? await startRegistry() : null;
    world = { under, order, ownImage, reference: registry === null ? '' : `${registry.host}/lab/small:v1` };
  });
  afterAll(async () => {
    await registry?.close();
    await world.under.fleet.deleteImage(world.ownImage);
    await world.under.fleet.destroy(world.order.name);
  });

  const fleetDying = (at: number, moment: Moment) =>
    createLxdFleet({ ...world.under.settings, client: dyingClient(world.under.client, at, moment) });

  /** Whether the process died on its way to the end. */
  async function diesOnTheWay(killing: Killing, at: number, moment: Moment): Promise<boolean> {
    const dying = fleetDying(at, moment);
    try {
      await untilDone(world.under, () => killing.ask(dying));
      return false;
    } catch (error) {
      if (error instanceof Killed) return true;
      throw error;
    }
  }

  /** Kills it at every step there is, each time from the same beginning. */
  async function killAtEachStep(prepare: Prepare, moment: Moment): Promise<void> {
    for (let at = 1; at <= mostSteps; at += 1) {
      const killing = await prepare(world);
      const died = await diesOnTheWay(killing, at, moment);
      const next = createLxdFleet(world.under.settings);
      await untilDone(world.under, () => killing.ask(next));
      await killing.check();
      if (died) continue;
      // A verb without a step would prove nothing.
      expect(at).toBeGreaterThan(1);
      return;
    }
    throw new Error('it has more steps than were thought of');
  }

  for (const [verb, ways] of Object.entries(scenarios))
    for (const [title, prepare] of Object.entries(ways))
      for (const moment of ['before', 'after'] as const)
        it(
          `of ${verb} ${title} leaves nothing that the next cannot finish (${moment} the engine heard)`,
          { timeout: 10 * minuteMs },
          () => killAtEachStep(prepare, moment),
        );

  it('changes nothing where it only looks', async () => {
    const { under, order } = world;
    const fleet = fleetDying(1, 'before');
    await fleet.status(order.name);
    await fleet.screenshot(order.name);
    await fleet.dial(order.name, { port: 1, inner: 1 });
    await fleet.probe(order.name, []);
    await fleet.usage([order]);
    await fleet.localImages(under.hostName, []);
    await fleet.hosts();
    await fleet.machines();
    fleet.listen({ changed: () => undefined, missed: () => undefined }).close();
  });
});
