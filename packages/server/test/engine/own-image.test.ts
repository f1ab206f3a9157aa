import { describe, expect, it } from 'vitest';
import { machineOrder, untilSettled } from '../setup/fleet-contract';
import { pullObstacle } from './image-registry';
import { engine, openFleet } from './open-fleet';
import { bringSmallImage } from './small-image';

describe.skipIf(engine === null || pullObstacle() !== null)('two images of a machine that did not change', () => {
  it('are both made, and each is deleted without the other', async () => {
    if (engine === null) return;
    const imageKey = await bringSmallImage((await openFleet()).client);
    const under = await openFleet({ ...engine, imageKey, address: { url: engine.url } });
    const order = machineOrder(under);
    expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
    const stopAt = under.now();
    await untilSettled(under, order.name, () => under.fleet.stop(order.name, stopAt));
    const [first, second] = [`own-a${order.name}`, `own-b${order.name}`];
    for (const key of [first, second])
      while ((await under.fleet.createImage(order.name, key)) === null) await under.pass();

    await under.fleet.deleteImage(first);
    expect(await under.fleet.localImages(under.hostName, [first, second])).toEqual([second]);
    const next = machineOrder(under, { ownImage: second });
    expect(await untilSettled(under, next.name, () => under.fleet.create(next))).toEqual({ state: 'running' });
    await under.fleet.deleteImage(second);
    const ofMachine = async () =>
      JSON.stringify(await under.client.get<{ properties: object }[]>('/images?recursion=1')).includes(order.name);
    expect(await ofMachine()).toBe(false);

    // Neither of two that go at once is the last one when it is looked at.
    for (const key of [first, second])
      while ((await under.fleet.createImage(order.name, key)) === null) await under.pass();
    expect(await ofMachine()).toBe(true);
    await Promise.all([first, second].map((key) => under.fleet.deleteImage(key)));
    expect(await ofMachine()).toBe(false);
    for (const { name } of [order, next]) await under.fleet.destroy(name);
  });
});
