import { getBareMetalCosts, getExpenseSummary, getInstanceCosts, getRunway } from '@compute-market/contract/calls/cost';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { buyCloudDisk } from '@compute-market/contract/calls/sftp';
import { COST_TYPE, type CostType } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { formatDay } from '@compute-market/contract/rules/time';
import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { costItem, instance } from '../../src/db/schema/instance';
import { jobKinds } from '../../src/domain';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const order = { gpu_type: 'RTX 4090', pack_time: 1 } as const;
const server = openMarket();
const world = rentalsOn(server, jobKinds);
const { pass } = world;
let who: Customer;

beforeEach(async () => {
  who = await customer(server, { balance: 100 });
});

const summary = async (one: Customer = who, month?: string) =>
  (await server.call(getExpenseSummary, month === undefined ? {} : { month }, { token: one.token })).data;
const rent = (one: Customer = who, change: object = {}) => world.rentRunning(one, { ...order, ...change });

describe('the month in figures', () => {
  test('adds up rentals and the cloud disk by day, with last month, the average and the pace', async () => {
    expect(await summary()).toEqual({
      Month: '2026-06',
      MonthAmount: 0,
      LastMonthAmount: 0,
      DailyAverage: 0,
      Forecast: 0,
      DayList: [],
    });
    await rent(who, { add_disk_size: 100, due_mode: -1 });
    await server.call(buyCloudDisk, { size: 20, months: 1, type: 0 }, { token: who.token });
    await pass(2 * dayMs);
    who = await signInAgain(server, who);
    await rent(who, { due_mode: -1 });
    const june = await summary();
    expect(june).toMatchObject({ MonthAmount: 10.44, DailyAverage: 3.48, Forecast: 104.4, LastMonthAmount: 0 });
    expect(june.DayList).toEqual([
      { Day: '2026-06-01', Instance: 2.19, Bandwidth: 0, Disk: 0.06, Sftp: 6, Other: 0, Refunded: 0 },
      { Day: '2026-06-03', Instance: 2.19, Bandwidth: 0, Disk: 0, Sftp: 0, Other: 0, Refunded: 0 },
    ]);
    await pass(30 * dayMs);
    who = await signInAgain(server, who);
    expect(await summary()).toMatchObject({ Month: '2026-07', MonthAmount: 0, LastMonthAmount: 10.44 });
    expect(await summary(who, '2026-06')).toMatchObject({
      Month: '2026-06',
      MonthAmount: 10.44,
      DailyAverage: 0.35,
      Forecast: null,
    });
  });

  test('gives the days of a longer range beside the figures of its last month', async () => {
    const seconds = () => Math.floor(server.clock.now().getTime() / 1000);
    const began = seconds();
    await rent(who, { due_mode: -1 });
    await pass(40 * dayMs);
    who = await signInAgain(server, who);
    await rent(who, { due_mode: -1 });
    const days = [formatDay(began), formatDay(seconds())];
    const range = { month: days[1]?.slice(0, 7), begin_time: began, end_time: seconds() };
    const { DayList, MonthAmount } = (await server.call(getExpenseSummary, range, { token: who.token })).data;
    expect([MonthAmount, DayList.map(({ Day, Instance }) => [Day, Instance])]).toEqual([
      2.19,
      days.map((day) => [day, 2.19]),
    ]);
  });

  const charged = (name: string, line: { costType: CostType; amountFen: bigint }) =>
    server.database.transaction(async (tx) => {
      const [row] = await tx.select({ id: instance.id }).from(instance).where(eq(instance.name, name));
      const now = server.clock.now();
      await tx.insert(costItem).values({
        key: `test:${name}:${now.getTime()}:${line.costType}`,
        instanceId: row?.id ?? 0,
        userId: who.userId,
        ...line,
        beginAt: now,
        endAt: now,
        unitPrice: 0,
        hours: 0,
        originalFen: line.amountFen,
        moneyFen: line.amountFen,
        powerMoneyFen: 0n,
        creditFen: 0n,
        createdAt: now,
      });
    });

  test('what came back the same day is taken off what it was paid for, and what came back later stands by itself', async () => {
    const soon = await rent(who, { add_disk_size: 100, due_mode: -1 });
    await rent(who, { due_mode: -1 });
    await charged(soon, { costType: COST_TYPE.refund, amountFen: -225n });
    const empty = { Bandwidth: 0, Disk: 0, Sftp: 0, Other: 0 };
    const first = { Instance: 2.19, ...empty, Refunded: 0 };
    expect((await summary()).DayList).toEqual([expect.objectContaining(first)]);

    const late = await rent(who, { due_mode: -1 });
    await pass(dayMs);
    who = await signInAgain(server, who);
    await rent(who, { due_mode: -1 });
    await charged(late, { costType: COST_TYPE.refund, amountFen: -219n });
    const { DayList, MonthAmount } = await summary();
    expect([MonthAmount, DayList]).toEqual([
      4.38,
      [
        expect.objectContaining({ ...first, Instance: 4.38 }),
        expect.objectContaining({ ...first, Instance: 2.19, Refunded: 2.19 }),
      ],
    ]);
    const list = (await server.call(getInstanceCosts, { page: 1, page_size: 1 }, { token: who.token })).data;
    expect([list.SumAmount, list.DayList]).toEqual([MonthAmount, DayList]);
  });

  test('of a sub-account holds what it spent itself, and the main account sees both', async () => {
    const sub = await subAccountOf(server, who, 'own', 50);
    await rent(sub);
    await rent(who);
    expect([(await summary(sub)).MonthAmount, (await summary()).MonthAmount]).toEqual([2.19, 4.38]);
    expect((await summary(await customer(server))).MonthAmount).toBe(0);
  });

  test('needs a session and a real month', async () => {
    expect((await server.call(getExpenseSummary, {})).number).toBe(errors.SESSION_INVALID.status);
    expect(await server.call(getExpenseSummary, { month: '2026-13' }, { token: who.token })).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      reason: '请选择正确的月份',
    });
  });
});

describe('costs by the name of an instance', () => {
  test('are those of the instances whose note or name holds the words, sum included', async () => {
    const page = { page: 1, page_size: 20 };
    const name = await rent(who, { note: 'llama3 100%' });
    await rent(who, { note: '渲染', gpu_num: 8, pack_time: 4 });
    const found = async (keyword: string) => {
      const { data } = await server.call(getInstanceCosts, { ...page, keyword }, { token: who.token });
      return [data.SumAmount, data.data.map(({ Note }) => Note)];
    };
    expect(await found('LLAMA')).toEqual([2.19, ['llama3 100%']]);
    expect(await found(name)).toEqual([2.19, ['llama3 100%']]);
    expect(await found('渲')).toEqual([70.08, ['渲染']]);
    expect(await found('_')).toEqual([0, []]);
  });
});

describe('a kept disk in the bills', () => {
  const page = { page: 1, page_size: 20, fold: true, cost_type: COST_TYPE.keepDisk };

  test('is one line a day, and a whole day takes the price shown per day', async () => {
    const name = await rent(who, { due_mode: 1, add_disk_size: 130 });
    await pass(hourMs, 61);
    who = await signInAgain(server, who);
    const { data } = (await server.call(getInstanceCosts, page, { token: who.token })).data;
    const whole = data.filter(({ Folded }) => Folded?.Count === 24);
    const { DayPrice } = (await server.call(getRunway, {}, { token: who.token })).data;
    expect(new Set(whole.map(({ Amount }) => Amount))).toEqual(new Set([DayPrice]));
    expect(whole[0]).toMatchObject({ Container_name: name, Hours: 24, CostType: COST_TYPE.keepDisk });
    const changes = (await server.call(getBalanceChanges, { page: 1, page_size: 20, fold: true }, { token: who.token }))
      .data;
    expect(changes.data.slice(0, data.length).map(({ DiffMoney, Folded }) => [-DiffMoney, Folded])).toEqual(
      data.map(({ Amount, Folded }) => [Amount, Folded]),
    );
  });

  test('cannot be unfolded by another customer', async () => {
    await rent(who, { due_mode: 1 });
    await pass(hourMs, 3);
    const [line] = (await server.call(getInstanceCosts, page, { token: who.token })).data.data;
    const [change] = (
      await server.call(getBalanceChanges, { page: 1, page_size: 20, fold: true }, { token: who.token })
    ).data.data;
    const { token } = await customer(server, { balance: 1 });
    const place = { page: 1, page_size: 20 };
    expect((await server.call(getInstanceCosts, { ...place, unfold: line?.Id }, { token })).data.data).toEqual([]);
    expect(
      (await server.call(getBalanceChanges, { ...place, unfold: String(change?.Id) }, { token })).data.data,
    ).toEqual([]);
    expect(
      (await server.call(getInstanceCosts, { ...place, unfold: line?.Id }, { token: who.token })).data.data,
    ).toHaveLength(line?.Folded?.Count ?? 0);
  });
});

describe('lists by amount', () => {
  test('hold what was paid from the least on and below the most, whichever way the money went', async () => {
    const page = { page: 1, page_size: 20 };
    await rent();
    await rent(who, { gpu_num: 8, pack_time: 4 });
    const amounts = async (range: object) => {
      const costs = (await server.call(getInstanceCosts, { ...page, ...range }, { token: who.token })).data;
      const changes = (await server.call(getBalanceChanges, { ...page, ...range }, { token: who.token })).data;
      return [
        costs.SumAmount,
        costs.data.map(({ Amount }) => Amount),
        changes.total,
        changes.data.map(({ DiffMoney }) => DiffMoney),
      ];
    };
    expect(await amounts({})).toEqual([72.27, [70.08, 2.19], 3, [-70.08, -2.19, 100]]);
    expect(await amounts({ min_amount: 1, max_amount: 10 })).toEqual([2.19, [2.19], 1, [-2.19]]);
    expect(await amounts({ min_amount: 70.08, max_amount: 100 })).toEqual([70.08, [70.08], 1, [-70.08]]);
    expect(await amounts({ min_amount: 100 })).toEqual([0, [], 1, [100]]);
    expect(await amounts({ max_amount: 2.19 })).toEqual([0, [], 0, []]);
  });
});

test('bills of a span hold what was charged within its last second', async () => {
  server.clock.advance(900);
  onTestFinished(() => server.clock.advance(100));
  const second = Math.floor(server.clock.now().getTime() / 1000);
  await rent();
  const page = { page: 1, page_size: 5 };
  const costs = async (begin_time: number, end_time: number) =>
    (await server.call(getInstanceCosts, { ...page, begin_time, end_time }, { token: who.token })).data;
  expect(await costs(second, second)).toMatchObject({ total: 1, SumAmount: 2.19 });
  expect(await costs(second - 60, second - 1)).toMatchObject({ total: 0, SumAmount: 0 });
});

test('bare metal has cost nothing yet', async () => {
  expect((await server.call(getBareMetalCosts, { page: 1, page_size: 10 }, { token: who.token })).data).toEqual({
    data: [],
    total: 0,
    page: 1,
    page_size: 10,
    SumAmount: 0,
  });
  expect((await server.call(getBareMetalCosts, { page: 1, page_size: 10 })).number).toBe(errors.SESSION_INVALID.status);
});
