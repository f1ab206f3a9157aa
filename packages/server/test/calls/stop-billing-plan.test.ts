import { releaseEarly } from '@compute-market/contract/calls/early-release';
import { shutDownKvm } from '@compute-market/contract/calls/instance';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewKvm } from '@compute-market/contract/calls/rental';
import { BILLING, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { hourMs, hourSeconds, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { beforeEach, expect, test } from 'vitest';
import { audit } from '../../src/ledger/audit';
import { openMarket } from '../setup';
import { earlyReleasesOn } from './early-releases';
import { customer, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { stopPlansOn } from './stop-plans';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;
let name: string;
const { pursesOf, refundsOf } = earlyReleasesOn(server, world, () => buyer);

/** Hosts of this card offer it. */
const byUsage = { gpu_type: 'RTX 4090', unit: 'hour', pack_time: 1, billing: BILLING.usage } as const;

beforeEach(async () => {
  ({ buyer, name } = await world.openRental({ balance: 500 }, byUsage));
});

const { plan, planned, now, statusOf, told, stopsOf, use } = stopPlansOn(server, world, () => ({ buyer, name }), {
  stop_billing: true,
});
const { passMinutes: pass } = world;

test('a time stops the billing once, gives the unused minutes back, keeps the disk, and is told before and after', async () => {
  const stop_time = now() + 90 * 60;
  expect((await plan({ stop_time })).data).toMatchObject({ StopTime: stop_time, StopBilling: true });
  const [planning] = await world.events(buyer, name);
  expect(planning?.Details.change).toMatch(/ 停止计费$/);
  await pass(80);
  expect([await statusOf(), await told()]).toEqual([INSTANCE_STATUS.running, ['实例即将停止计费']]);
  await pass(11);
  expect(await statusOf()).toBe(INSTANCE_STATUS.diskKept);
  expect(await told()).toEqual(['实例已自动停止计费', '实例即将停止计费']);
  const [stopped, ...more] = await stopsOf();
  expect(more).toEqual([]);
  expect(stopped).toMatchObject({ By: 'system', Details: { reason: '定时停止计费' } });
  expect(stopped?.Details.amount).toBeGreaterThan(0);
  expect(await refundsOf(name)).toHaveLength(1);
  const { cashFen } = await pursesOf();
  await pass(120);
  const disk = cashFen - (await pursesOf()).cashFen;
  expect(disk).toBeLessThan(50n);
  expect(await planned()).toMatchObject({ StopTime: null, StopBilling: false });
  expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
});

test('a stop in the last minute of the money tells of no money that came back', async () => {
  buyer = await customer(server, { balance: 3 });
  name = await world.rentRunning(buyer, byUsage);
  const { dueAt } = await world.rowOf(name);
  await plan({ stop_time: Math.floor(dueAt.getTime() / 1000) - 30 });
  server.clock.advance(dueAt.getTime() - server.clock.now().getTime() - 30 * secondMs);
  await world.runJobs();
  expect(await statusOf()).toBe(INSTANCE_STATUS.diskKept);
  const { data } = await server.call(getReminders, { page: 1, page_size: 20 }, { token: buyer.token });
  const text = data.data.find(({ Title }) => Title === '实例已自动停止计费')?.Text;
  expect(text).toContain('磁盘');
  expect(text).not.toContain('未使用的费用');
});

test('a machine that was shut down by hand is stopped too, since its hours go on', async () => {
  await plan({ stop_time: now() + hourSeconds });
  await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
  await pass(61);
  expect(await statusOf()).toBe(INSTANCE_STATUS.diskKept);
});

test('it can be planned for a machine that is off already, which a shutdown cannot', async () => {
  await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
  const stop_time = now() + hourSeconds;
  expect((await plan({ stop_time, stop_billing: false })).number).toBe(errors.STATE_CONFLICT.status);
  expect((await plan({ stop_time })).number).toBe(0);
});

test('idle cards stop the billing', async () => {
  await plan({ idle_hours: 1 });
  await use(75, 1);
  expect(await statusOf()).toBe(INSTANCE_STATUS.diskKept);
  expect((await stopsOf())[0]?.Details.reason).toBe('GPU 已闲置 1 小时');
});

test('before the money ends the billing is stopped, and what is left pays for the disk', async () => {
  buyer = await customer(server, { balance: 12 });
  name = await world.rentRunning(buyer, byUsage);
  const { data } = await plan({ before_money_ends: true });
  expect(data.MoneyStopTime).not.toBeNull();
  await world.pass(5 * minuteMs, 12 * 12);
  expect(await statusOf()).toBe(INSTANCE_STATUS.diskKept);
  expect((await stopsOf())[0]?.Details.reason).toBe('余额即将用尽');
  expect(await told()).not.toContain('按量计费未能扣费');
});

test('a rental that was made prepaid meanwhile is shut down in its place', async () => {
  await plan({ stop_time: now() + hourSeconds });
  await server.call(renewKvm, { instance_name: name, pack_time: 3, unit: 'hour' }, { token: buyer.token });
  expect(await planned()).toMatchObject({ StopBilling: false });
  await pass(61);
  expect(await statusOf()).toBe(INSTANCE_STATUS.shutDown);
  expect(await stopsOf()).toEqual([]);
});

test('of a stop by hand in the same moment one is done', async () => {
  await plan({ stop_time: now() + hourSeconds });
  server.clock.advance(hourMs);
  await Promise.all([
    world.runJobs(),
    server.call(releaseEarly, { instance_name: name, keep_disk: true }, { token: buyer.token }),
  ]);
  await pass(2);
  expect(await statusOf()).toBe(INSTANCE_STATUS.diskKept);
  expect(await stopsOf()).toHaveLength(1);
  expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
});

test('a plan that only shuts down goes on to do so, and the hours go on', async () => {
  await plan({ stop_time: now() + hourSeconds, stop_billing: false });
  await pass(61);
  expect(await statusOf()).toBe(INSTANCE_STATUS.shutDown);
  expect(await planned()).toMatchObject({ StopBilling: false });
  const { dueAt } = await world.rowOf(name);
  await pass(60);
  expect((await world.rowOf(name)).dueAt.getTime()).toBeGreaterThan(dueAt.getTime());
});

test('a prepaid rental cannot be planned to stop billing', async () => {
  name = await world.rentRunning(buyer, { pack_time: 3 });
  const refused = await plan({ stop_time: now() + hourSeconds });
  expect(refused.number).toBe(errors.INVALID_REQUEST.status);
  expect(refused.reason).toContain('只有按量计费');
});
