import {
  getBareMetalCosts,
  getExpenseSummary,
  getInstanceCost,
  getInstanceCosts,
  getRunway,
} from '@compute-market/contract/calls/cost';
import { getBareMetalInstances, removeKeptDisk } from '@compute-market/contract/calls/instance';
import { addReservation, getBareMetalModels } from '@compute-market/contract/calls/market';
import { runKvm, setAutorenew } from '@compute-market/contract/calls/rental';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { buyCloudDisk } from '@compute-market/contract/calls/sftp';
import { COST_TYPE, type CostType } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { formatDay } from '@compute-market/contract/rules/time';
import { dayMs, hourMs, hourSeconds } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { costItem, instance } from '../../src/db/schema/instance';
import { jobKinds } from '../../src/domain';
import { runDueJobs } from '../../src/jobs/runner';
import { decideReservation } from '../../src/sandbox/reservations';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';

const order = { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'hour' } as const;
const server = openMarket();
let who: Customer;

beforeEach(async () => {
  who = await customer(server, { balance: 100 });
});

async function pass(...steps: number[]): Promise<void> {
  for (const milliseconds of steps) {
    server.clock.advance(milliseconds);
    await runDueJobs(server.services, jobKinds);
  }
}

const summary = async (one: Customer = who, month?: string) =>
  (await server.call(getExpenseSummary, month === undefined ? {} : { month }, { token: one.token })).data;
const runway = async (one: Customer = who) => (await server.call(getRunway, {}, { token: one.token })).data;
const rent = async (one: Customer = who, change: object = {}) =>
  (await server.call(runKvm, { ...order, ...change }, { token: one.token })).data.Container_name;

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
    await rent(who, { add_disk_size: 100 });
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

describe('how long the money lasts', () => {
  const now = () => Math.floor(server.clock.now().getTime() / 1000);
  const renewing = async (one: Customer, name: string | undefined) =>
    server.call(
      setAutorenew,
      { instance_name: name ?? '', on: true, pack_time: 1, unit: 'hour' },
      { token: one.token },
    );

  test('a new account has nothing in use and nothing ahead', async () => {
    expect(await runway()).toMatchObject({
      Available: 100,
      Money: 100,
      LimitLeft: null,
      HourPrice: 0,
      PaidHourPrice: 0,
      DayPrice: 0,
      Seconds: null,
      Until: null,
      Next: null,
      Short: null,
      CoveredUntil: null,
      Items: [],
    });
  });

  test('a machine that is paid ahead and does not renew costs nothing more, however little is left', async () => {
    who = await customer(server, { balance: 52 });
    await rent(who, { unit: 'day', due_mode: -1 });
    const nothingAhead = { HourPrice: 2.15, PaidHourPrice: 2.15, Next: null, Short: null, Until: null };
    expect(await runway()).toMatchObject(nothingAhead);
    await pass(1, 3 * hourMs);
    expect(await runway()).toMatchObject(nothingAhead);
  });

  test('the renewal that the money does not reach for is the end, and the date stands still', async () => {
    who = await customer(server, { balance: 10 });
    const name = await rent(who, { note: '训练' });
    await renewing(who, name);
    const began = now();
    // 7.81 is left after the first hour: three more are paid, each a quarter of an hour ahead.
    const Short = {
      Time: began + 4 * hourSeconds - 900,
      Kind: 'instance',
      Note: '训练',
      Amount: 2.19,
      ShortOf: 'purse',
    };
    const foretold = { Until: Short.Time, Short: { ...Short, Container_name: name } };
    expect(await runway()).toMatchObject({
      ...foretold,
      Seconds: 4 * hourSeconds - 900,
      Next: { Time: began + hourSeconds - 900, Container_name: name, Amount: 2.19, ShortOf: null },
    });
    await pass(1, hourMs);
    expect(await runway()).toMatchObject(foretold);
  });

  test('money for all that is known lasts without an end', async () => {
    who = await customer(server, { balance: 100_000 });
    await renewing(who, await rent());
    const { Until, CoveredUntil } = await runway();
    expect([Until, CoveredUntil !== null && CoveredUntil > now() + (366 * dayMs) / 1000]).toEqual([null, true]);
  });

  test('a cloud disk is charged at the end of its month, after which the rest may not reach', async () => {
    who = await customer(server, { balance: 40 });
    await server.call(buyCloudDisk, { size: 100, months: 1, type: 0 }, { token: who.token });
    const due = now() + 30 * 24 * hourSeconds;
    expect(await runway()).toMatchObject({
      Until: due,
      Next: { Time: due, Kind: 'cloud_disk', Container_name: '', Note: '100 GB', Amount: 30, ShortOf: 'purse' },
      Items: [{ Kind: 'cloud_disk', Note: '100 GB', HourPrice: 0.0417 }],
    });
  });

  test('counts a kept disk by its hours until it is let go, and says the day as 24 hours take it', async () => {
    const name = await rent();
    await pass(1, 10_000, hourMs);
    expect(await runway()).toMatchObject({
      HourPrice: 0.01,
      PaidHourPrice: 0,
      DayPrice: 0.35,
      Next: { Kind: 'kept_disk', Container_name: name, ShortOf: null },
      Until: null,
      CoveredUntil: null,
      Items: [{ Kind: 'kept_disk', Container_name: name, HourPrice: 0.0146 }],
    });
    const { Money, Ahead } = await runway();
    expect(Ahead.Days).toHaveLength(31);
    expect(Ahead.Charges.slice(1, 3)).toMatchObject([
      { Kind: 'kept_disk', Container_name: name, Amount: 0.35, Count: 24 },
      { Kind: 'kept_disk', Container_name: name, Amount: 0.35, Count: 24 },
    ]);
    const taken = Ahead.Charges.reduce((sum, { Amount }) => sum + Amount, 0);
    expect(Ahead.Days.at(-1)?.Left).toBeCloseTo(Money - taken, 2);
    await server.call(removeKeptDisk, { instance_name: name }, { token: who.token });
    expect(await runway()).toMatchObject({ Next: null, Items: [] });
  });

  test('a member sees the same price of a kept disk everywhere', async () => {
    who = await customer(server, { balance: 100, spent: 1500 });
    const name = await rent();
    await pass(1, 10_000, hourMs);
    const { HourPrice, KeeppedDiskCost } = (
      await server.call(getInstanceCost, { instance_name: name ?? '' }, { token: who.token })
    ).data;
    expect(HourPrice).toBe(0.0142);
    expect((await runway()).Items).toMatchObject([{ Kind: 'kept_disk', HourPrice: 0.0142 }]);
    expect((await runway()).DayPrice).toBe(0.34);
    const before = KeeppedDiskCost;
    await pass(24 * hourMs);
    who = await signInAgain(server, who);
    const after = (await server.call(getInstanceCost, { instance_name: name ?? '' }, { token: who.token })).data;
    expect(after.KeeppedDiskCost - before).toBeCloseTo(0.34, 5);
  });

  test('adds vouchers, and credit when the balance is used up', async () => {
    const onCredit = await customer(server, { credit: 50, vouchers: 8 });
    expect(await runway(onCredit)).toMatchObject({ Available: 58, Money: 0, CreditLeft: 50, PowerMoney: 8 });
  });

  test('of a sub-account is the first of its own charges that its limit or the purse refuses; sums of the purse it is not told', async () => {
    const sub = await subAccountOf(server, who, 'limited', 5);
    const name = await rent(sub, { due_mode: -1 });
    await renewing(sub, name);
    await rent(who, { due_mode: -1 });
    const began = now();
    expect(await runway(sub)).toMatchObject({
      Available: 2.81,
      LimitLeft: 2.81,
      Money: 0,
      CreditLeft: 0,
      PowerMoney: 0,
      HourPrice: 2.19,
      Until: began + 2 * hourSeconds - 900,
      Short: { Container_name: name, ShortOf: 'limit' },
      Items: [{ Container_name: name }],
    });
    // What a limit refuses takes nothing from the purse.
    expect(await runway()).toMatchObject({ Until: null, Short: null, Next: { Container_name: name } });
    expect((await runway()).Items).toHaveLength(2);
    expect((await server.call(getRunway, {})).number).toBe(errors.SESSION_INVALID.status);
  });

  test('counts disk and bandwidth beyond the free part with the rental that has them', async () => {
    await rent(who, { add_disk_size: 100, bandwidth: 40 });
    expect((await runway()).HourPrice).toBe(2.33);
  });

  test('does not count bare metal: its months are paid ahead by contract and nothing of it is charged by the hour', async () => {
    const [model] = (await server.call(getBareMetalModels, { page: 1, page_size: 1 })).data.data;
    const seconds = Math.floor(server.clock.now().getTime() / 1000);
    const wish = {
      bare_metal_id: model?.Id ?? 0,
      num: 1,
      contact_name: '林知远',
      phone: '13800000001',
      rent_months: 1,
      begin_date: formatDay(seconds),
    };
    const { ReservationId: id } = (await server.call(addReservation, wish, { token: who.token })).data;
    for (const action of ['quote', 'sign', 'deliver'] as const)
      await decideReservation(server.services, id, action, { price: '720', reply: '' });
    expect((await server.call(getBareMetalInstances, { page: 1, page_size: 1 }, { token: who.token })).data.total).toBe(
      1,
    );
    expect(await runway()).toMatchObject({ HourPrice: 0, Seconds: null, Items: [] });
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
    await pass(hourMs, ...Array.from({ length: 60 }, () => hourMs));
    who = await signInAgain(server, who);
    const { data } = (await server.call(getInstanceCosts, page, { token: who.token })).data;
    const whole = data.filter(({ Folded }) => Folded?.Count === 24);
    const { DayPrice } = await runway();
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
    await pass(hourMs, hourMs, hourMs);
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
