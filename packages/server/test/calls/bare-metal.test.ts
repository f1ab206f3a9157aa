import { unregisterCheck } from '@compute-market/contract/calls/account';
import { getBareMetalCosts, getExpenseSummary } from '@compute-market/contract/calls/cost';
import { getBareMetalInstances, updateBareMetalNote } from '@compute-market/contract/calls/instance';
import { addReservation, getBareMetalModels, getReservations } from '@compute-market/contract/calls/market';
import { getOperations } from '@compute-market/contract/calls/operation';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewBareMetal, renewBareMetalQueryPrice } from '@compute-market/contract/calls/rental';
import { INSTANCE_STATUS, RELATION_TYPE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { seenQuote } from '@compute-market/contract/rules/seen-quote';
import { formatDay, formatTime } from '@compute-market/contract/rules/time';
import { dayMs, daySeconds, hourMs } from '@compute-market/contract/rules/time-units';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { jobKinds } from '../../src/domain';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { balances, statement } from '../../src/ledger/statement';
import { wireTime } from '../../src/platform/wire';
import { decideReservation, type ReservationAction } from '../../src/sandbox/reservations';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, topUp, type Customer } from './instance-customers';

const server = openMarket();
let buyer: Customer;
let sub: Customer;
let machines: { readonly Id: number; readonly Name: string }[] = [];

beforeAll(async () => {
  machines = (await server.call(getBareMetalModels, { page: 1, page_size: 20 })).data.data;
});
beforeEach(async () => {
  buyer = await customer(server, { balance: 30_000 });
  sub = await subAccountOf(server, buyer, `sub-${buyer.userId}`, 100);
});

const modelId = (name: string) => machines.find(({ Name }) => Name === name)?.Id ?? 0;
const tomorrow = () => formatDay(wireTime(server.clock.now()) + daySeconds);
const wish = (change: object = {}) => ({
  bare_metal_id: modelId('八卡 RTX 4090 训练机'),
  num: 1,
  contact_name: '林知远',
  phone: '13800000001',
  rent_months: 1,
  begin_date: tomorrow(),
  ...change,
});
const reserve = (change: object = {}, token = buyer.token) => server.call(addReservation, wish(change), { token });
const list = (who = buyer) => server.call(getReservations, { page: 1, page_size: 20 }, { token: who.token });
const owned = async (who = buyer) =>
  (await server.call(getBareMetalInstances, { page: 1, page_size: 20 }, { token: who.token })).data;
const decide = (id: number, action: ReservationAction, price = '11800') =>
  decideReservation(server.services, id, action, { price, reply: '' });

/** A machine in the buyer's hands. */
async function delivered(change: object = {}): Promise<number> {
  const { ReservationId: id } = (await reserve(change)).data;
  for (const action of ['quote', 'sign', 'deliver'] as const) await decide(id, action);
  const [machine] = (await owned()).data;
  if (machine === undefined) throw new Error('nothing was delivered');
  return machine.Id;
}

describe('a reservation', () => {
  it('is written once for one key, has a number, and waits for the staff', async () => {
    const headers = { 'idempotency-key': `reserve-${buyer.userId}` };
    const first = await server.call(addReservation, wish({ purpose: '预训练', remark: '需要上门' }), {
      token: buyer.token,
      headers,
    });
    const again = await server.call(addReservation, wish({ purpose: '预训练', remark: '需要上门' }), {
      token: buyer.token,
      headers,
    });
    expect(again.data).toEqual(first.data);
    expect(first.data.ReservationNo).toMatch(/^BM\d{16}$/);
    const { data } = (await list()).data;
    expect(data).toMatchObject([
      {
        Id: first.data.ReservationId,
        BareMetalName: '八卡 RTX 4090 训练机',
        Num: 1,
        Status: 0,
        QuotePrice: null,
        Purpose: '预训练',
        Remark: '需要上门',
        InstanceIds: [],
      },
    ]);
  });

  it('is quoted, signed and delivered by the staff, each step once and in order', async () => {
    const { ReservationId: id } = (await reserve({ num: 2 })).data;
    expect(await decide(id, 'deliver')).toBe(false);
    expect(await decide(id, 'quote')).toBe(true);
    expect(await decide(id, 'quote')).toBe(false);
    expect((await list()).data.data[0]).toMatchObject({ Status: 1, QuotePrice: 11_800 });
    expect(await decide(id, 'sign')).toBe(true);
    expect(await decide(id, 'deliver')).toBe(true);
    expect(await decide(id, 'deliver')).toBe(false);
    const { data, total } = await owned();
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      Model: '八卡 RTX 4090 训练机',
      Gpu_num: 8,
      Status: 1,
      MonthPrice: 11_800,
      LoginUserName: 'root',
    });
    expect((await list()).data.data[0]?.InstanceIds).toHaveLength(2);
    expect(await decide(id, 'cancel')).toBe(false);
  });

  it('takes its machines from the stock only when they are there', async () => {
    const { ReservationId: id } = (await reserve({ bare_metal_id: modelId('八卡 A100 SXM4 训练机'), num: 3 })).data;
    await decide(id, 'quote');
    await decide(id, 'sign');
    expect(await decide(id, 'deliver')).toBe(false);
    expect((await list()).data.data[0]?.Status).toBe(2);
    expect((await owned()).total).toBe(0);
  });

  it.each([
    [
      'a day that has gone',
      () => ({ begin_date: formatDay(wireTime(server.clock.now()) - daySeconds) }),
      errors.INVALID_REQUEST,
    ],
    ['a model that is fully let', () => ({ bare_metal_id: modelId('八卡 H800 SXM5 训练机') }), errors.STOCK_SHORT],
    ['a model that is not there', () => ({ bare_metal_id: 999 }), errors.NOT_FOUND],
  ])('is refused for %s', async (_case, change, error) => {
    expect((await reserve(change())).number).toBe(error.status);
  });

  it('belongs to main accounts, and nobody sees another one’s', async () => {
    await reserve();
    expect((await reserve({}, sub.token)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await list(sub)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await list(await customer(server))).data.total).toBe(0);
  });

  it('is found by its state and by the days it was made, to the end of their last second', async () => {
    server.clock.advance(900);
    onTestFinished(() => server.clock.advance(100));
    const { ReservationId: id } = (await reserve()).data;
    await reserve();
    await decide(id, 'cancel');
    const cancelled = await server.call(getReservations, { page: 1, page_size: 20, status: 4 }, { token: buyer.token });
    expect(cancelled.data.data.map(({ Id }) => Id)).toEqual([id]);
    const made = wireTime(server.clock.now());
    const within = (begin_time: number, end_time: number) =>
      server.call(getReservations, { page: 1, page_size: 20, begin_time, end_time }, { token: buyer.token });
    expect((await within(made - 60, made + 60)).data.total).toBe(2);
    expect((await within(made - 60, made)).data.total).toBe(2);
    expect((await within(made - 120, made - 1)).data.total).toBe(0);
  });
});

describe('a machine', () => {
  it('is renewed by whole months at its contract price, and the purses and the bill say so', async () => {
    const id = await delivered();
    server.clock.advance(900);
    onTestFinished(() => server.clock.advance(100));
    const paidAt = wireTime(server.clock.now());
    const before = (await owned()).data[0]?.Due_time ?? 0;
    const quote = (await server.call(renewBareMetalQueryPrice, { id, pack_time: 2 }, { token: buyer.token })).data;
    expect(quote).toMatchObject({
      PayPrice: 23_600,
      VipDiscount: 1,
      PeriodDiscount: 1,
      IsEnough: true,
      DueTimeAfter: before + 60 * daySeconds,
    });
    const headers = { 'idempotency-key': `renew-${id}` };
    const renewed = await server.call(
      renewBareMetal,
      { id, pack_time: 2, price: 23_600 },
      { token: buyer.token, headers },
    );
    expect(
      (await server.call(renewBareMetal, { id, pack_time: 2, price: 23_600 }, { token: buyer.token, headers })).data,
    ).toEqual(renewed.data);
    expect(renewed.data).toMatchObject({ PayPrice: 23_600, Due_time: before + 60 * daySeconds });
    expect((await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen).toBe(640_000n);
    const books = await server.database.transaction((tx) =>
      statement(tx, { userId: buyer.userId, page: 1, pageSize: 5, kinds: ['renew'] }),
    );
    const [machine] = (await owned()).data;
    expect(machine?.Ip).toBeTruthy();
    const remark = `裸金属续费 2 个月，${machine?.Name}（${machine?.Ip}）`;
    expect(books.lines).toMatchObject([{ cashFen: -2_360_000n, remark }]);
    const changes = await server.call(getBalanceChanges, { page: 1, page_size: 1 }, { token: buyer.token });
    expect(changes.data.data).toMatchObject([{ RelationType: RELATION_TYPE.none, RelationId: machine?.Name }]);
    const costs = (await server.call(getBareMetalCosts, { page: 1, page_size: 20 }, { token: buyer.token })).data;
    expect(costs).toMatchObject({
      SumAmount: 23_600,
      data: [{ BareMetalId: id, CostType: 2, Months: 2, Amount: 23_600, BeginTime: before }],
    });
    const costsUntil = (end_time: number) =>
      server.call(getBareMetalCosts, { page: 1, page_size: 20, end_time }, { token: buyer.token });
    expect((await costsUntil(paidAt)).data.total).toBe(1);
    expect((await costsUntil(paidAt - 1)).data.total).toBe(0);
    expect((await server.call(getExpenseSummary, {}, { token: buyer.token })).data.MonthAmount).toBe(23_600);
  });

  it('is not renewed beyond the money, at another price, with a coupon, or by somebody else', async () => {
    const id = await delivered();
    expect((await server.call(renewBareMetal, { id, pack_time: 3 }, { token: buyer.token })).number).toBe(
      errors.BALANCE_SHORT.status,
    );
    expect((await server.call(renewBareMetal, { id, pack_time: 1, price: 1 }, { token: buyer.token })).number).toBe(
      errors.PRICE_CHANGED.status,
    );
    expect((await server.call(renewBareMetal, { id, pack_time: 1, coupon_id: 1 }, { token: buyer.token })).number).toBe(
      errors.COUPON_NOT_APPLICABLE.status,
    );
    const stranger = await customer(server, { balance: 30_000 });
    for (const one of [stranger, sub]) {
      expect((await server.call(renewBareMetal, { id, pack_time: 1 }, { token: one.token })).number).toBe(
        errors.NOT_FOUND.status,
      );
      expect((await owned(one)).total).toBe(0);
    }
    expect((await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen).toBe(3_000_000n);
  });

  it('is named in the log of what people did, whether it was done or refused', async () => {
    const id = await delivered();
    const name = (await owned()).data[0]?.Name;
    await server.call(renewBareMetal, { id, pack_time: 1 }, { token: buyer.token });
    await server.call(updateBareMetalNote, { id, note: '训练机' }, { token: buyer.token });
    await server.call(renewBareMetal, { id, pack_time: 3 }, { token: buyer.token });
    const log = await server.call(getOperations, { page: 1, page_size: 3 }, { token: buyer.token });
    expect(log.data.data.map(({ Name, Subject, Outcome }) => [Name, Subject, Outcome])).toEqual([
      ['续费裸金属', name, 'refused'],
      ['修改裸金属备注', name, 'done'],
      ['续费裸金属', name, 'done'],
    ]);
  });

  it('is not renewed again by a wish that saw the end before the first renewal', async () => {
    await topUp(server, buyer, 30_000);
    const id = await delivered();
    const ask = { id, pack_time: 1 };
    const seen = seenQuote((await server.call(renewBareMetalQueryPrice, ask, { token: buyer.token })).data);
    const { data } = await server.call(renewBareMetal, { ...ask, ...seen }, { token: buyer.token });
    const cash = async () => (await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen;
    const left = await cash();
    expect(await server.call(renewBareMetal, { ...ask, ...seen }, { token: buyer.token })).toMatchObject({
      number: errors.CONFLICT.status,
      reason: `到期时间已变为 ${formatTime(data.Due_time)}，可能已续费，请确认是否再续`,
      data: { PayPrice: seen.price, DueTimeAfter: data.Due_time + 30 * daySeconds },
    });
    expect(await cash()).toBe(left);
  });

  it('keeps its account from going', async () => {
    await delivered();
    const { Conditions } = (await server.call(unregisterCheck, {}, { token: buyer.token })).data;
    expect(Conditions.find(({ Key }) => Key === 'instances')).toMatchObject({
      Passed: false,
      Reason: '仍有 1 个实例未结束，请等待到期（按量计费的请停止计费），或联系客服',
    });
  });

  it('carries a note, which finds it', async () => {
    const id = await delivered();
    await server.call(updateBareMetalNote, { id, note: '预训练集群 100%' }, { token: buyer.token });
    const find = (keyword: string) =>
      server.call(getBareMetalInstances, { page: 1, page_size: 5, keyword }, { token: buyer.token });
    expect((await find('100%')).data.data).toMatchObject([{ Id: id, Note: '预训练集群 100%' }]);
    expect((await find('1%0')).data.total).toBe(0);
    expect((await server.call(updateBareMetalNote, { id, note: 'x' }, { token: sub.token })).number).toBe(
      errors.NOT_FOUND.status,
    );
  });

  it('is counted while it is rented, and as due in its last day, whatever the list is asked for', async () => {
    await delivered();
    const inUse = async (token: string) =>
      (await server.call(getBareMetalInstances, { page: 9, page_size: 1, keyword: 'none' }, { token })).data.InUse;
    const [machine] = (await owned()).data;
    if (machine === undefined) throw new Error('nothing was delivered');
    expect(await inUse(buyer.token)).toEqual({ RunningNum: 1, DueNum: 0, NearestDue: null });
    expect(await inUse(sub.token)).toBeUndefined();
    const later = async (moment: number) => {
      server.clock.advance(moment * 1000 - server.clock.now().getTime());
      return inUse((await signInAgain(server, buyer)).token);
    };
    expect(await later(machine.Due_time - daySeconds)).toEqual({
      RunningNum: 1,
      DueNum: 1,
      NearestDue: machine.Due_time,
    });
    expect(await later(machine.Due_time)).toEqual({ RunningNum: 0, DueNum: 0, NearestDue: null });
  });

  it('sends a reminder a day and two hours before its end, once each', async () => {
    await delivered();
    await enqueueStandingJobs(server.services, jobKinds);
    const told = async () =>
      (
        await server.call(getReminders, { page: 1, page_size: 5 }, { token: (await signInAgain(server, buyer)).token })
      ).data.data
        .map(({ Title }) => Title)
        // A month ends meanwhile, and its bill is told too.
        .filter((title) => title !== '月账单已出');
    const pass = async (hours: number) => {
      server.clock.advance(hours * hourMs);
      await runDueJobs(server.services, jobKinds);
    };
    await pass(29 * 24 - 1);
    expect(await told()).toEqual([]);
    await pass(1);
    await pass(21);
    expect(await told()).toEqual(['裸金属即将到期']);
    await pass(1);
    await pass(1);
    expect(await told()).toEqual(['裸金属即将到期', '裸金属即将到期']);
  });

  it('that ended while no server ran is its owner’s for a day more, who is told and can renew it', async () => {
    const id = await delivered();
    server.clock.advance(33 * dayMs);
    await runDueJobs(server.services, jobKinds);
    buyer = await signInAgain(server, buyer);
    const inADay = wireTime(server.clock.now()) + daySeconds;
    expect((await owned()).data).toMatchObject([{ Id: id, Status: INSTANCE_STATUS.running, Due_time: inADay }]);
    const told = (await server.call(getReminders, { page: 1, page_size: 5 }, { token: buyer.token })).data.data;
    expect(told.map(({ Title }) => Title)).toContain('裸金属即将到期');
    const renewed = await server.call(renewBareMetal, { id, pack_time: 1 }, { token: buyer.token });
    expect(renewed.data.Due_time).toBe(inADay + 30 * daySeconds);
    server.clock.advance(31 * dayMs);
    await runDueJobs(server.services, jobKinds);
    buyer = await signInAgain(server, buyer);
    expect((await owned()).data).toMatchObject([{ Id: id, Status: INSTANCE_STATUS.ended }]);
  });

  it('goes back to the stock at its end, once; a renewal before has moved the end', async () => {
    const free = async () =>
      (await server.call(getBareMetalModels, { page: 1, page_size: 20, gpu_type: 'L40S' })).data.data[0]?.Status;
    const id = await delivered({ bare_metal_id: modelId('八卡 L40S 图形机'), num: 2 });
    expect(await free()).toBe(2);
    await server.call(renewBareMetal, { id, pack_time: 1 }, { token: buyer.token });
    server.clock.advance(30 * dayMs);
    await runDueJobs(server.services, jobKinds);
    buyer = await signInAgain(server, buyer);
    await topUp(server, buyer, 1);
    expect((await owned()).data.map(({ Id, Status }) => [Id === id, Status])).toEqual([
      [true, 1],
      [false, 0],
    ]);
    const { data } = (await server.call(getReminders, { page: 1, page_size: 5 }, { token: buyer.token })).data;
    expect(data.filter(({ Title }) => Title === '裸金属已到期')).toHaveLength(1);
    server.clock.advance(30 * dayMs);
    await runDueJobs(server.services, jobKinds);
    expect(await free()).toBe(1);
    buyer = await signInAgain(server, buyer);
    expect((await server.call(renewBareMetalQueryPrice, { id, pack_time: 1 }, { token: buyer.token })).number).toBe(
      errors.STATE_CONFLICT.status,
    );
  });
});
