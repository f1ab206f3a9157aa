import { shutDownKvm, startFromShutdown } from '@compute-market/contract/calls/instance';
import { renewKvm, runContainer, setAutorenew } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { hourMs, hourSeconds, minuteMs, minuteSeconds } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { stopPlan } from '../../src/db/schema/stop-plan';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';
import { stopPlansOn } from './stop-plans';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;
let name: string;

beforeEach(async () => {
  ({ buyer, name } = await world.openRental({ balance: 500 }, { pack_time: 12 }));
});

const { plan, read, now, statusOf, told, use } = stopPlansOn(server, world, () => ({ buyer, name }));
const pass = (minutes: number) => world.pass(minutes * minuteMs);
const eventsOf = () => world.events(buyer, name);

describe('a time to shut down', () => {
  it('is kept, announced a quarter of an hour ahead, and comes once, with an event', async () => {
    const before = await world.read(buyer, name);
    const stop_time = now() + 2 * hourSeconds;
    expect((await plan({ stop_time })).data).toMatchObject({ StopTime: stop_time, IdleHours: null });
    await pass(100);
    expect(await told()).toEqual([]);
    await pass(6);
    expect(await told()).toEqual(['实例即将关机']);
    expect(await statusOf()).toBe(1);
    await pass(15);
    expect(await world.read(buyer, name)).toMatchObject({ Status: 6, Due_time: before.Due_time });
    expect(await told()).toEqual(['实例已自动关机', '实例即将关机']);
    const [stopped] = await eventsOf();
    expect(stopped).toMatchObject({ Kind: 'shut_down', By: 'system', Details: { reason: '定时关机' } });
    expect((await read()).data).toMatchObject({ StopTime: null });

    await world.passSeconds(3);
    await server.call(startFromShutdown, { instance_name: name }, { token: buyer.token });
    await world.passSeconds(9);
    await pass(30);
    expect(await statusOf()).toBe(1);
  });

  it('is changed and taken back; who has only just asked is not told again', async () => {
    await plan({ stop_time: now() + hourSeconds });
    const later = now() + 3 * hourSeconds;
    await plan({ stop_time: later });
    await pass(90);
    expect([await statusOf(), await told()]).toEqual([1, []]);
    expect((await plan({})).data).toMatchObject({ StopTime: null });
    await pass(120);
    expect(await statusOf()).toBe(1);
    expect((await eventsOf())[0]).toMatchObject({ Kind: 'stop_plan', By: 'main', Details: { change: '已取消' } });
    await plan({ stop_time: now() + 5 * minuteSeconds });
    await pass(6);
    expect([await statusOf(), await told()]).toEqual([6, ['实例已自动关机']]);
  });

  it('that was asked for twice is one wish, and the same again is no event', async () => {
    const stop_time = now() + hourSeconds;
    await Promise.all([plan({ stop_time }), plan({ stop_time }), plan({ stop_time })]);
    const rows = await server.database.transaction((tx) =>
      tx
        .select({ kind: stopPlan.kind })
        .from(stopPlan)
        .innerJoin(instance, eq(instance.id, stopPlan.instanceId))
        .where(eq(instance.name, name)),
    );
    expect(rows).toEqual([{ kind: 'time' }]);
    expect((await eventsOf()).filter(({ Kind }) => Kind === 'stop_plan')).toHaveLength(1);
  });

  it('that has passed, lies after the end of the rental or too far ahead is refused', async () => {
    const { Due_time } = await world.read(buyer, name);
    for (const stop_time of [now() - 60, Due_time, now() + 31 * 24 * hourSeconds]) {
      const { number, reason } = await plan({ stop_time });
      expect(number).toBe(errors.INVALID_REQUEST.status);
      expect(reason).toMatch(/请选择更(早|晚)的/);
    }
    await server.call(
      setAutorenew,
      { instance_name: name, on: true, unit: 'hour', pack_time: 1 },
      { token: buyer.token },
    );
    expect((await plan({ stop_time: Due_time + hourSeconds })).number).toBe(0);
  });

  it('holds over a renewal, and finds a machine that was shut down by hand as it is', async () => {
    const stop_time = now() + hourSeconds;
    await plan({ stop_time });
    await server.call(renewKvm, { instance_name: name, pack_time: 2, unit: 'hour' }, { token: buyer.token });
    await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
    expect((await read()).data).toMatchObject({ StopTime: stop_time });
    await pass(61);
    expect((await read()).data).toMatchObject({ StopTime: null });
    expect((await eventsOf()).filter(({ Kind }) => Kind === 'shut_down')).toHaveLength(1);
  });

  it('leaves nothing behind when the rental ends before it', async () => {
    await server.call(
      setAutorenew,
      { instance_name: name, on: true, unit: 'hour', pack_time: 1 },
      { token: buyer.token },
    );
    await plan({ stop_time: now() + 14 * hourSeconds });
    await server.call(
      setAutorenew,
      { instance_name: name, on: false, unit: 'hour', pack_time: 1 },
      { token: buyer.token },
    );
    await world.passHours(15);
    expect(await statusOf()).toBe(8);
    expect((await read()).data).toEqual({
      StopTime: null,
      IdleHours: null,
      BeforeMoneyEnds: false,
      StopBilling: false,
      GpuUseKnown: true,
      MoneyStopTime: null,
    });
  });
});

describe('a machine whose cards do nothing', () => {
  it('is shut down after as many hours as were chosen, and told of before', async () => {
    await use(30, 1);
    await plan({ idle_hours: 1 });
    await use(45, 1);
    expect(await statusOf()).toBe(1);
    await use(10, 1);
    expect(await told()).toEqual(['实例即将关机']);
    await use(15, 1);
    expect(await statusOf()).toBe(6);
    expect((await eventsOf())[0]).toMatchObject({ Kind: 'shut_down', Details: { reason: 'GPU 已闲置 1 小时' } });
    expect((await read()).data).toMatchObject({ IdleHours: 1 });
  });

  it('goes on when they work, and when nobody knows what they do', async () => {
    await plan({ idle_hours: 1 });
    await use(50, 1);
    await use(20, 80);
    await use(40, 1);
    expect(await statusOf()).toBe(1);
    await plan({});
    await plan({ idle_hours: 1 });
    await use(90, null);
    expect(await statusOf()).toBe(1);
    await pass(120);
    expect(await statusOf()).toBe(1);
  });

  it('counts anew from a start', async () => {
    await plan({ idle_hours: 1 });
    await use(75, 1);
    expect(await statusOf()).toBe(6);
    await world.passSeconds(3);
    await server.call(startFromShutdown, { instance_name: name }, { token: buyer.token });
    await world.passSeconds(9);
    await use(40, 1);
    expect(await statusOf()).toBe(1);
    await use(35, 1);
    expect(await statusOf()).toBe(6);
  });
});

describe('the end of the money', () => {
  it('that is less than an hour away is no plan any more', async () => {
    const poor = await customer(server, { balance: 3 });
    const small = await world.rentRunning(poor, { pack_time: 1 });
    await server.call(
      setAutorenew,
      { instance_name: small, on: true, unit: 'hour', pack_time: 4 },
      { token: poor.token },
    );
    const { number, reason } = await plan({ before_money_ends: true }, poor, small);
    expect([number, reason]).toEqual([errors.INVALID_REQUEST.status, '余额在 1 小时内就会用尽，请先充值，或直接关机']);
  });

  it.each([
    ['its limit', { balance: 100, limit: 3 }, '子账号额度在 1 小时内就会用尽，请联系主账号提高额度，或直接关机'],
    ["its main account's money", { balance: 3, limit: 100 }, '余额在 1 小时内就会用尽，请联系主账号充值，或直接关机'],
  ])('of a sub-account that lacks %s says whom to ask', async (_name, { balance, limit }, words) => {
    const main = await customer(server, { balance });
    const sub = await subAccountOf(server, main, 'lab', limit);
    const renews = { autorenew_on: true, autorenew_unit: 'hour' } as const;
    const small = await world.rentRunning(sub, { pack_time: 1, ...renews });
    await server.call(
      setAutorenew,
      { instance_name: small, on: true, unit: 'hour', pack_time: 4 },
      { token: sub.token },
    );
    const { number, reason } = await plan({ before_money_ends: true }, sub, small);
    expect([number, reason]).toEqual([errors.INVALID_REQUEST.status, words]);
  });

  it("that is the end of a sub-account's limit is told as that", async () => {
    const main = await customer(server, { balance: 10_000 });
    buyer = await subAccountOf(server, main, 'lab', 200);
    name = await world.rentRunning(buyer, { unit: 'day', pack_time: 2 });
    await server.call(
      setAutorenew,
      { instance_name: name, on: true, unit: 'month', pack_time: 1 },
      { token: buyer.token },
    );
    const { MoneyStopTime } = (await plan({ before_money_ends: true })).data;
    expect(MoneyStopTime).toBeGreaterThan(now());
    server.clock.advance(((MoneyStopTime ?? 0) - now() + 1) * 1000);
    await world.runJobs();
    expect(await statusOf()).toBe(6);
    expect((await eventsOf())[0]).toMatchObject({ Kind: 'shut_down', Details: { reason: '子账号额度即将用尽' } });
  });

  it('lies nowhere without a charge ahead, and is found when one comes', async () => {
    name = await world.rentRunning(buyer, { unit: 'day', pack_time: 2 });
    await server.database.transaction((tx) =>
      tx.update(instance).set({ dueMode: -1 }).where(eq(instance.userId, buyer.userId)),
    );
    const { data } = await plan({ before_money_ends: true });
    expect(data).toMatchObject({ BeforeMoneyEnds: true, MoneyStopTime: null });
    await pass(30);
    expect(await statusOf()).toBe(1);
    // Six months are more than there is; they are asked for a day before the end.
    await server.call(
      setAutorenew,
      { instance_name: name, on: true, unit: 'month', pack_time: 6 },
      { token: buyer.token },
    );
    const at = (await read()).data.MoneyStopTime ?? 0;
    expect(at).toBeGreaterThan(now());
    server.clock.advance((at - now()) * 1000 - hourMs);
    await world.runJobs();
    expect(await statusOf()).toBe(1);
    await pass(50);
    expect(await told()).toContain('实例即将关机');
    await pass(11);
    expect(await statusOf()).toBe(6);
    expect((await eventsOf())[0]).toMatchObject({ Details: { reason: '余额即将用尽' } });
    expect((await read()).data.BeforeMoneyEnds).toBe(false);
  });
});

describe('whose plan it is', () => {
  it('a sub-account plans for its own instances, a stranger and a visitor for none', async () => {
    const sub = await subAccountOf(server, buyer, 'lab', 100);
    const own = await world.rentRunning(sub, { pack_time: 3 });
    expect((await plan({ idle_hours: 2 }, sub, own)).number).toBe(0);
    expect((await plan({ idle_hours: 2 }, sub)).number).toBe(errors.NOT_FOUND.status);
    expect((await plan({ idle_hours: 6 }, buyer, own)).data).toMatchObject({ IdleHours: 6 });
    const stranger = await customer(server);
    expect((await plan({ idle_hours: 2 }, stranger)).number).toBe(errors.NOT_FOUND.status);
    expect((await read(stranger)).number).toBe(errors.NOT_FOUND.status);
    expect((await plan({ idle_hours: 2 }, { token: '' })).number).toBe(errors.SESSION_EXPIRED.status);
  });

  it('bad values are refused, and so are a container and a machine that is off', async () => {
    expect((await plan({ idle_hours: 3 as 2 })).number).toBe(errors.INVALID_REQUEST.status);
    expect((await plan({ stop_time: -1 })).number).toBe(errors.INVALID_REQUEST.status);
    const { image_name: _, ...order } = smallOrder;
    const { data } = await server.call(runContainer, { ...order, image_name: 'pytorch-2.5' }, { token: buyer.token });
    expect((await plan({ idle_hours: 1 }, buyer, data.Container_name)).reason).toContain('容器');
    await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
    expect((await plan({ idle_hours: 1 })).reason).toContain('未在运行');
  });
});
