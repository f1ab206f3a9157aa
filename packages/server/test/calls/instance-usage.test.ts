import { getCardCourses, getInstanceUsage, shutDownKvm } from '@compute-market/contract/calls/instance';
import { errors } from '@compute-market/contract/errors';
import { dayMs, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import type { UsageRange } from '@compute-market/contract/rules/usage';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { instanceUsage, instanceUsageAverage } from '../../src/db/schema/usage';
import { sampleUsage, tidyUsage } from '../../src/domain/usage/sample';
import { averageMs, writeUsage } from '../../src/domain/usage/write-usage';
import type { MachineUsage } from '../../src/fleet/provider';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;

beforeAll(async () => {
  buyer = await customer(server, { balance: 2000 });
});

const ask = (who: { token: string }, instance_name: string, range: UsageRange = '1h') =>
  server.call(getInstanceUsage, { instance_name, range }, { token: who.token });
const dataOf = async (name: string, range?: UsageRange) => (await ask(buyer, name, range)).data;

/** What the job does once a minute, for so many minutes. */
async function sample(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    server.clock.advance(minuteMs);
    const report = await sampleUsage.outside?.({}, server.services);
    await server.database.transaction((tx) => sampleUsage.work(tx, {}, server.services, report));
  }
}
const quiet: MachineUsage = {
  gpuUse: 1,
  gpuMemoryGb: 0.4,
  gpuTemperature: 33,
  cpuUse: 2,
  memoryGb: 3,
  diskGb: 20,
  netInMbps: 0,
  netOutMbps: null,
};

test('a running instance is sampled every minute, one that is shut down is not', async () => {
  const name = await world.rentRunning(buyer);
  expect((await dataOf(name)).Points).toEqual([]);
  await sample(3);
  const { Points, BeginTime, EndTime, Step } = await dataOf(name);
  expect(Points).toHaveLength(3);
  expect(Step).toBe(60);
  for (const { Time, GpuUse, Memory } of Points) {
    expect(Time % 60).toBe(0);
    expect(Time >= BeginTime && Time <= EndTime).toBe(true);
    expect(GpuUse).toBeGreaterThanOrEqual(0);
    expect(Memory).toBeGreaterThan(0);
  }
  await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
  await sample(3);
  expect((await dataOf(name)).Points.length).toBeLessThanOrEqual(3);
});

test('a minute is written once, however often the job runs, and ten of them are averaged', async () => {
  const name = await world.rentRunning(buyer, { pack_time: 20 });
  await sample(25);
  const report = await sampleUsage.outside?.({}, server.services);
  await server.database.transaction((tx) => sampleUsage.work(tx, {}, server.services, report));
  expect((await dataOf(name)).Points).toHaveLength(25);
  const { id } = await world.rowOf(name);
  const averages = await server.database.transaction((tx) =>
    tx.select().from(instanceUsageAverage).where(eq(instanceUsageAverage.instanceId, id)),
  );
  expect(averages.length).toBeGreaterThanOrEqual(2);
  for (const { at } of averages) expect(at.getTime() % averageMs).toBe(0);
  const day = await dataOf(name, '24h');
  expect(day.Step).toBe(600);
  // The minutes that no average holds yet are there too.
  expect(day.Points.at(-1)?.Time).toBe(Math.floor(day.EndTime / 600) * 600);
  expect((await dataOf(name, '7d')).Points.length).toBeLessThanOrEqual(168);
});

test('what is not known stays unknown on the wire and in every average', async () => {
  const name = await world.rentRunning(buyer, { pack_time: 20 });
  const { id } = await world.rowOf(name);
  const at = new Date(Math.floor(server.clock.now().getTime() / averageMs) * averageMs);
  await server.database.transaction((tx) => writeUsage(tx, instanceUsageAverage, [{ ...quiet, instanceId: id, at }]));
  expect((await dataOf(name, '24h')).Points).toMatchObject([{ GpuUse: 1, NetIn: 0, NetOut: null }]);
});

test('hours in which the cards did nothing are told with what they were paid with', async () => {
  const name = await world.rentRunning(buyer, { pack_time: 20 });
  const { id, hourPrice } = await world.rowOf(name);
  const now = Math.floor(server.clock.now().getTime() / averageMs) * averageMs;
  const past = (hours: number) =>
    Array.from({ length: hours * 6 }, (_, index) => ({
      ...quiet,
      instanceId: id,
      at: new Date(now - (index + 1) * averageMs),
    }));
  await server.database.transaction((tx) => writeUsage(tx, instanceUsageAverage, past(6)));
  expect((await dataOf(name)).Idle).toEqual({ Seconds: 6 * 3600, Amount: Math.round((hourPrice * 6) / 100) / 100 });
  await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
  expect((await dataOf(name)).Idle).toBeNull();
});

test('usage is for the owner; a sub-account sees that of its own instances', async () => {
  const name = await world.rentRunning(buyer);
  const sub = await subAccountOf(server, buyer, 'lab', 100);
  const own = await world.rentRunning(sub);
  const stranger = await customer(server);
  expect((await ask(stranger, name)).number).toBe(errors.NOT_FOUND.status);
  expect((await ask(sub, name)).number).toBe(errors.NOT_FOUND.status);
  expect((await ask(sub, own)).number).toBe(0);
  expect((await ask(buyer, own)).number).toBe(0);
});

test('minutes are kept a day and averages 31', async () => {
  const { id } = await world.rowOf(await world.rentRunning(buyer));
  const at = (ms: number) => new Date(server.clock.now().getTime() - ms);
  const own = (when: Date) => ({ ...quiet, instanceId: id, at: when });
  await server.database.transaction(async (tx) => {
    await writeUsage(tx, instanceUsage, [own(at(dayMs - hourMs)), own(at(dayMs + hourMs))]);
    await writeUsage(tx, instanceUsageAverage, [own(at(30 * dayMs)), own(at(32 * dayMs))]);
    await tidyUsage.work(tx, {}, server.services, undefined);
  });
  const count = (table: typeof instanceUsage | typeof instanceUsageAverage) =>
    server.database.transaction((tx) => tx.$count(table, eq(table.instanceId, id)));
  expect([await count(instanceUsage), await count(instanceUsageAverage)]).toEqual([1, 1]);
});

test('a list asks for the course of the cards of its rows at once; what is not known is no row, and a gap is unknown', async () => {
  const names = [await world.rentRunning(buyer), await world.rentRunning(buyer)];
  const stranger = await customer(server, { balance: 100 });
  const foreign = await world.rentRunning(stranger);
  const coursesOf = async (who: Customer) => {
    const asked = { instance_names: [...names, foreign] };
    return (await server.call(getCardCourses, asked, { token: who.token })).data.List;
  };
  expect(await coursesOf(buyer)).toEqual([]);
  await sample(12);
  const found = await coursesOf(buyer);
  expect(found.map(({ Container_name }) => Container_name).sort()).toEqual([...names].sort());
  for (const { GpuUse } of found) {
    expect(GpuUse).toHaveLength(12);
    expect(GpuUse[0]).toBeNull();
    expect(GpuUse.at(-2)).toBeGreaterThanOrEqual(0);
  }
  expect((await coursesOf(stranger)).map(({ Container_name }) => Container_name)).toEqual([foreign]);
});
