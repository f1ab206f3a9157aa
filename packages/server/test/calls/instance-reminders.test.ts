import { changeDueMode } from '@compute-market/contract/calls/instance';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewKvm, setAutorenew, type runKvm } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { jobKinds } from '../../src/domain/instance';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;
beforeAll(async () => {
  await enqueueStandingJobs(server.services, jobKinds);
});
beforeEach(async () => {
  await world.forgetFleet();
  buyer = await customer(server, { balance: 1000 });
});

const rent = (change: Partial<RequestOf<typeof runKvm>> = {}, who = buyer) =>
  world.rentRunning(who, { ...smallOrder, ...change });
const passHours = (hours: number) => world.passHours(hours);
/** What a customer was told of rentals, the oldest first, as `event title`. Time that has passed has ended the first session. */
async function told(who = buyer): Promise<string[]> {
  const { data } = await server.call(getReminders, { page: 1, page_size: 50 }, { token: who.token });
  return data.data.map(({ Event, Title }) => `${Event} ${Title}`).reverse();
}
const toldLater = async () => told(await signInAgain(server, buyer));
const lastText = async () => {
  const { data } = await server.call(
    getReminders,
    { page: 1, page_size: 1 },
    { token: (await signInAgain(server, buyer)).token },
  );
  return data.data[0]?.Text ?? '';
};

describe('the end of a rental', () => {
  it('is sent a day before, two hours before and at the end, once each', async () => {
    await rent({ unit: 'day', pack_time: 3, note: '训练机' });
    await passHours(47);
    expect(await toldLater()).toEqual([]);
    await passHours(1);
    expect(await toldLater()).toEqual(['due 实例即将到期']);
    expect(await lastText()).toMatch(/^实例「训练机」将于 \S+ \S+ 到期，到期后关机并保留磁盘。/);
    await passHours(21);
    expect(await toldLater()).toHaveLength(1);
    await passHours(1);
    expect(await toldLater()).toEqual(['due 实例即将到期', 'due 实例即将到期']);
    await passHours(3);
    expect(await toldLater()).toEqual(['due 实例即将到期', 'due 实例即将到期', 'expired 实例已到期']);
    expect(await lastText()).toContain('磁盘保留至');
  });

  it('is not sent to whoever has just chosen it, nor for a rental that renews itself', async () => {
    const name = await rent({ pack_time: 3 });
    await rent({ autorenew_on: true, autorenew_unit: 'hour', pack_time: 6 });
    expect(await told()).toEqual([]);
    await server.call(renewKvm, { instance_name: name, unit: 'hour', pack_time: 10 }, { token: buyer.token });
    await passHours(4);
    expect(await told()).toEqual([]);
  });

  it('is sent again for the new end of a renewed rental', async () => {
    const name = await rent({ pack_time: 4 });
    await passHours(2);
    expect(await told()).toEqual(['due 实例即将到期']);
    await server.call(renewKvm, { instance_name: name, unit: 'hour', pack_time: 6 }, { token: buyer.token });
    await passHours(5);
    expect(await told()).toHaveLength(1);
    await passHours(1);
    expect(await told()).toEqual(['due 实例即将到期', 'due 实例即将到期']);
  });

  it('says what becomes of the disk, and goes to the sub-account that rented', async () => {
    const sub = await subAccountOf(server, buyer, 'lab', 100);
    const name = await rent({ pack_time: 3 }, sub);
    await server.call(changeDueMode, { instance_name: name, due_mode: -1 }, { token: sub.token });
    await passHours(4);
    expect(await told(sub)).toEqual(['due 实例即将到期', 'expired 实例已到期']);
    expect(await told()).toEqual([]);
  });
});

it('a reminder comes a day before a kept disk is deleted', async () => {
  const name = await rent();
  await passHours(2);
  const releasedIn30Hours = { diskReleaseAt: new Date(server.clock.now().getTime() + 30 * hourMs) };
  await server.database.transaction((tx) => tx.update(instance).set(releasedIn30Hours).where(eq(instance.name, name)));
  const ofDisks = async () => (await toldLater()).filter((one) => one.startsWith('disk_release'));
  await passHours(5);
  expect(await ofDisks()).toEqual([]);
  await passHours(1);
  expect(await ofDisks()).toEqual(['disk_release 磁盘即将释放']);
  await passHours(3);
  expect(await ofDisks()).toHaveLength(1);
});

it('a start that failed sends a reminder with its reason', async () => {
  await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
  await rent();
  expect(await told()).toEqual(['start_error 实例启动失败']);
  expect(await lastText()).toContain('宿主机资源不足。费用将原路退回');
});

it('switching the automatic renewal off brings the notice', async () => {
  const name = await rent({ autorenew_on: true, autorenew_unit: 'hour', pack_time: 6 });
  await passHours(5);
  expect(await told()).toEqual([]);
  await server.call(
    setAutorenew,
    { instance_name: name, on: false, pack_time: 1, unit: 'hour' },
    { token: buyer.token },
  );
  server.clock.advance(10 * minuteMs);
  await world.runJobs();
  expect(await told()).toEqual(['due 实例即将到期']);
});
