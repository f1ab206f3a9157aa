import { shutDownKvm, startFromShutdown, restartKvm } from '@compute-market/contract/calls/instance';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { runContainer } from '@compute-market/contract/calls/rental';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followMachines } from '../../src/domain/instance/follow-machines';
import { lookAtMachines } from '../../src/domain/instance/watch-machines';
import type { MachineListener } from '../../src/fleet/provider';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
const { running, shutDown } = INSTANCE_STATUS;
let buyer: Customer;
let name: string;

beforeEach(async () => {
  ({ buyer, name } = await world.openRental({ balance: 100 }));
});

/** Does something to the machine that the product was not asked for, and lets it be done. */
async function fromOutside(deed: 'stop' | 'start'): Promise<void> {
  await server.services.compute[deed](name, server.clock.now());
  server.clock.advance(10 * secondMs);
}
/** No test waits for a machine that restarts from within: what it answers the second time is said by the test. */
const atOnce = { restart: 0 };
const look = () => lookAtMachines(server.services, undefined, atOnce);
const status = async () => (await world.read(buyer, name)).Status;
const becomes = (wanted: number) =>
  vi.waitFor(async () => expect(await status()).toBe(wanted), { timeout: 30_000, interval: 100 });
const kinds = async () => (await world.events(buyer, name)).map(({ Kind }) => Kind);
const told = async () =>
  (await server.call(getReminders, { page: 1, page_size: 20 }, { token: buyer.token })).data.data;

describe('a machine that was shut down without the product', () => {
  it('is shut down in the product too, once, which its owner is told with what it means for the money', async () => {
    await fromOutside('stop');
    await Promise.all([look(), look()]);
    expect(await status()).toBe(shutDown);
    expect((await kinds()).filter((kind) => kind === 'shut_down')).toHaveLength(1);
    const [reminder, ...more] = (await told()).filter(({ Title }) => Title === '实例已关机');
    expect(more).toEqual([]);
    expect(reminder?.Text).toContain('租期照常计时');
  });

  it('can be started in the product', async () => {
    await fromOutside('stop');
    await look();
    expect((await server.call(startFromShutdown, { instance_name: name }, { token: buyer.token })).number).toBe(0);
    await world.passSeconds(10);
    expect(await status()).toBe(running);
  });

  it('and is started again without it, runs in the product too', async () => {
    await fromOutside('stop');
    await look();
    await fromOutside('start');
    await look();
    expect(await status()).toBe(running);
    expect((await kinds())[0]).toBe('powered_on');
  });

  it('is found within a minute where nothing is heard of it', async () => {
    await enqueueStandingJobs(server.services);
    await fromOutside('stop');
    await world.pass(minuteMs);
    expect(await status()).toBe(shutDown);
  });

  it('for a moment only, as one that restarts from within, is left as it was', async () => {
    await fromOutside('stop');
    let asked = 0;
    const compute = {
      ...server.services.compute,
      status: () => Promise.resolve((asked += 1) === 1 ? { state: 'stopped' as const } : { state: 'running' as const }),
    };
    await lookAtMachines({ ...server.services, compute }, [name], atOnce);
    expect([asked, await status()]).toEqual([2, running]);
  });

  it('is left to the product where that did something to it meanwhile', async () => {
    await fromOutside('stop');
    const { compute } = server.services;
    let asked = 0;
    const restartedMeanwhile = {
      ...compute,
      async status(one: string) {
        const answer = await compute.status(one);
        if ((asked += 1) !== 2) return answer;
        await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
        await world.passSeconds(5);
        return answer;
      },
    };
    await lookAtMachines({ ...server.services, compute: restartedMeanwhile }, [name], atOnce);
    expect(await status()).toBe(running);
    expect(await kinds()).not.toContain('shut_down');
  });
});

describe('a container that was stopped without the product', () => {
  beforeEach(async () => {
    buyer = await customer(server, { balance: 100 });
    name = await world.rent(buyer, {}, runContainer);
    await world.passSeconds(7);
  });

  it('says so and how to go on, since only a restart sets it going', async () => {
    await fromOutside('stop');
    await look();
    expect(await world.read(buyer, name)).toMatchObject({
      Status: running,
      IsAbnormal: 1,
      Message: '容器已停止，请重启实例',
    });
    expect((await told())[0]?.Text).toContain('计费照常进行');
    await look();
    expect((await kinds()).filter((kind) => kind === 'abnormal')).toHaveLength(1);

    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    await world.passSeconds(5);
    expect(await world.read(buyer, name)).toMatchObject({ Status: running, IsAbnormal: 0, Message: '' });
  });

  it('and runs again, is well again', async () => {
    await fromOutside('stop');
    await look();
    await fromOutside('start');
    await look();
    expect(await world.read(buyer, name)).toMatchObject({ Status: running, IsAbnormal: 0, Message: '' });
    expect((await kinds())[0]).toBe('recovered');
  });
});

it('a shutdown that the product has not passed on yet is not taken for a start', async () => {
  await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
  await look();
  expect(await status()).toBe(shutDown);
});

it('what is heard is looked at, each machine by its name, and all of them where something was missed', async () => {
  let ears: MachineListener | undefined;
  let isOpen = false;
  const listed: string[] = [];
  const { compute } = server.services;
  const hearing = {
    ...compute,
    machines: () => {
      listed.push('all');
      return compute.machines();
    },
    listen: (listener: MachineListener) => {
      [ears, isOpen] = [listener, true];
      return { close: () => void (isOpen = false) };
    },
  };
  const follower = followMachines({ ...server.services, compute: hearing });
  await fromOutside('stop');
  ears?.changed('somebody-elses');
  ears?.changed(name);
  await becomes(shutDown);
  expect(listed).toEqual([]);

  await fromOutside('start');
  ears?.missed();
  await becomes(running);
  expect(listed).toEqual(['all']);

  await follower.stop();
  expect(isOpen).toBe(false);
  await fromOutside('stop');
  ears?.changed(name);
  await follower.stop();
  expect(await status()).toBe(running);
});
