import { getRunway } from '@compute-market/contract/calls/cost';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { runKvmFromKeptDisk } from '@compute-market/contract/calls/rental';
import { BILLING, COST_TYPE, DUE_MODE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { dayMs, daySeconds, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema/account';
import { costItem, instance } from '../../src/db/schema/instance';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { jobKinds } from '../../src/domain/instance';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { wireTime } from '../../src/platform/wire';
import { advanceClock } from '../../src/sandbox/clock';
import { openMarket } from '../setup';
import { customer, signInAgain, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
/** No server runs for so long. */
const stopped = (ms: number) => world.pass(ms);
const now = () => wireTime(server.clock.now());
const inADay = () => formatTime(now() + daySeconds);

beforeAll(async () => {
  await enqueueStandingJobs(server.services, jobKinds);
});

/** How many hours of its kept disk were charged. */
const hoursOf = (id: number) =>
  server.database.transaction((tx) =>
    tx.$count(costItem, and(eq(costItem.instanceId, id), eq(costItem.costType, COST_TYPE.keepDisk))),
  );

/** What a customer was told, the newest first, but for the bill of a month that ended meanwhile. */
async function told(who: Customer) {
  const { token } = await signInAgain(server, who);
  const { data } = (await server.call(getReminders, { page: 1, page_size: 20 }, { token })).data;
  return data.filter(({ Event }) => Event !== 'bill');
}

/** What was sent to a customer's phone. */
async function messagesTo({ userId }: Customer): Promise<readonly string[]> {
  const sent = await server.database.transaction((tx) =>
    tx
      .select({ text: sandboxReminder.text })
      .from(sandboxReminder)
      .innerJoin(users, eq(users.phone, sandboxReminder.recipient))
      .where(eq(users.id, userId)),
  );
  return sent.map(({ text }) => text);
}

describe('a rental whose disk goes with it, that ended while no server ran', () => {
  it('ends, but for its disk, which is there for a day more and costs nothing; then it is released', async () => {
    const buyer = await customer(server, { balance: 100 });
    const name = await world.rentRunning(buyer, {
      unit: 'day',
      pack_time: 2,
      due_mode: DUE_MODE.release,
      note: '训练机',
    });
    const { dueAt } = await world.rowOf(name);
    const cash = await world.cash(buyer);
    await stopped(5 * dayMs);
    const until = wireTime(server.clock.now()) + daySeconds;
    const signedIn = await signInAgain(server, buyer);
    expect(await world.read(signedIn, name)).toMatchObject({
      Status: INSTANCE_STATUS.diskKept,
      End_time: wireTime(dueAt),
      DiskReleaseTime: until,
      KeepHourPrice: 0,
    });
    const [ended] = (await told(buyer)).filter(({ Title }) => Title === '实例已到期');
    expect(ended?.Text).toBe(
      `实例「训练机」已于 ${formatTime(wireTime(dueAt))} 到期，因平台处理延迟，磁盘免费保留至 ${formatTime(until)}，之后释放且数据无法恢复，在此之前可从该磁盘启动实例。`,
    );
    const { data: runway } = await server.call(getRunway, {}, { token: signedIn.token });
    expect(runway).toMatchObject({ Until: null, Short: null });
    await world.pass(23 * hourMs);
    expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.diskKept);
    await world.pass(hourMs);
    expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
    expect(await world.cash(buyer)).toBe(cash);
  });

  it('is started from its disk in that day, for the price of the new rental alone', async () => {
    const buyer = await customer(server, { balance: 100 });
    const name = await world.rentRunning(buyer, { pack_time: 2, due_mode: DUE_MODE.release });
    await stopped(dayMs);
    const cash = await world.cash(buyer);
    const { token } = await signInAgain(server, buyer);
    const order = { gpu_type: 'RTX 3090', gpu_num: 1, unit: 'hour', pack_time: 2 } as const;
    const { data } = await server.call(runKvmFromKeptDisk, { ...order, instance_name: name }, { token });
    await world.passSeconds(7);
    expect(await world.read({ token }, data.Container_name)).toMatchObject({ Status: INSTANCE_STATUS.running });
    expect(cash - (await world.cash(buyer))).toBe(278n);
  });

  it('is kept on once by starts from it that fail, and not for ever', async () => {
    const buyer = await customer(server, { balance: 100 });
    const name = await world.rentRunning(buyer, { pack_time: 2, due_mode: DUE_MODE.release });
    await stopped(dayMs);
    const { freeSince } = await world.rowOf(name);
    const since = freeSince?.getTime() ?? 0;
    const failAt = async (hours: number) => {
      await world.pass(since + hours * hourMs - server.clock.now().getTime());
      await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
      const { token } = await signInAgain(server, buyer);
      const order = { gpu_type: 'RTX 3090', gpu_num: 1, unit: 'hour', pack_time: 2 } as const;
      const { data } = await server.call(runKvmFromKeptDisk, { ...order, instance_name: name }, { token });
      await world.passSeconds(10);
      expect((await world.rowOf(data.Container_name)).status).toBe(INSTANCE_STATUS.startFailedRefunded);
      return (await world.rowOf(name)).diskReleaseAt?.getTime() ?? 0;
    };
    expect(await failAt(20)).toBeGreaterThan(since + 43 * hourMs);
    expect(await failAt(40)).toBe(since + 2 * dayMs);
    await world.pass(8 * hourMs);
    expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
  });

  it('waits once more where the server was away again', async () => {
    const buyer = await customer(server, { balance: 100 });
    const name = await world.rentRunning(buyer, { pack_time: 2, due_mode: DUE_MODE.release });
    await stopped(dayMs);
    await stopped(3 * dayMs);
    expect(await world.rowOf(name)).toMatchObject({
      status: INSTANCE_STATUS.diskKept,
      diskReleaseAt: new Date(server.clock.now().getTime() + dayMs),
    });
    await world.pass(dayMs);
    expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
  });

  it('is released as planned where its end comes an hour late', async () => {
    const buyer = await customer(server, { balance: 100 });
    const name = await world.rentRunning(buyer, { ...smallOrder, due_mode: DUE_MODE.release });
    await stopped(3 * hourMs);
    expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
  });
});

it('a kept disk whose time was over while no server ran is told of and waits a day, of which nothing is charged', async () => {
  const buyer = await customer(server, { balance: 100 });
  const name = await world.rentRunning(buyer, smallOrder);
  await world.passHours(3);
  const { id, dueAt } = await world.rowOf(name);
  const diskReleaseAt = new Date(dueAt.getTime() + 31 * hourMs);
  await server.database.transaction((tx) => tx.update(instance).set({ diskReleaseAt }).where(eq(instance.name, name)));
  await stopped(72 * hourMs);
  const paid = await world.cash(buyer);
  expect(await hoursOf(id)).toBe(31);
  expect(await world.rowOf(name)).toMatchObject({ dueMode: DUE_MODE.keep });
  const [going] = await told(buyer);
  expect(going).toMatchObject({ Event: 'disk_release', Title: '磁盘即将释放' });
  expect(going?.Text).toContain(`将于 ${inADay()} 释放`);
  await world.pass(23 * hourMs);
  expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.diskKept);
  await world.pass(hourMs);
  expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
  expect(await world.cash(buyer)).toBe(paid);
  expect(await hoursOf(id)).toBe(31);
  expect((await told(buyer)).filter(({ Title }) => Title === '磁盘即将释放')).toHaveLength(1);
});

it('a rental by usage whose money ended while no server ran says so, and its disk waits a day', async () => {
  const buyer = await customer(server, { balance: 30 });
  const name = await world.rentRunning(buyer, {
    gpu_type: 'RTX 4090',
    billing: BILLING.usage,
    unit: 'hour',
    pack_time: 1,
    due_mode: DUE_MODE.release,
  });
  await world.pass(30 * minuteMs);
  await stopped(72 * hourMs);
  const { dueAt, status } = await world.rowOf(name);
  expect(status).toBe(INSTANCE_STATUS.diskKept);
  const texts = new Map((await told(buyer)).map(({ Title, Text }) => [Title, Text]));
  expect(texts.get('按量计费未能扣费')).toMatch(/余额不足。已付费至 [^，]+。$/);
  expect(texts.get('按量计费已停止')).toContain(`已于 ${formatTime(wireTime(dueAt))} 停止计费`);
  expect(texts.get('按量计费已停止')).toContain(`磁盘免费保留至 ${inADay()}`);
  await world.pass(dayMs);
  expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
});

it('time that the sandbox moves ahead passes bit by bit: what ends in it was announced, and is released', async () => {
  const buyer = await customer(server, { balance: 100 });
  const name = await world.rentRunning(buyer, { unit: 'day', pack_time: 2, due_mode: DUE_MODE.release });
  expect(await advanceClock(server.services, 72)).toBe(true);
  expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
  const titles = (await told(buyer)).map(({ Title }) => Title);
  expect(titles.filter((title) => title.startsWith('实例'))).toEqual(['实例已到期', '实例即将到期', '实例即将到期']);
  const texts = (await messagesTo(buyer)).filter((text) => text.includes('到期'));
  expect(texts).toHaveLength(3);
});

it('two that move the time of the sandbox at once do so one after the other', async () => {
  const buyer = await customer(server, { balance: 100 });
  const name = await world.rentRunning(buyer, { pack_time: 1, due_mode: DUE_MODE.release });
  const before = server.clock.now().getTime();
  expect(await Promise.all([advanceClock(server.services, 2), advanceClock(server.services, 2)])).toEqual([true, true]);
  expect(server.clock.now().getTime() - before).toBe(4 * hourMs);
  expect((await world.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
});
