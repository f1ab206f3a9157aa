import { getInstanceCost, getRunway } from '@compute-market/contract/calls/cost';
import { getBareMetalInstances, removeKeptDisk } from '@compute-market/contract/calls/instance';
import { addReservation, getBareMetalModels } from '@compute-market/contract/calls/market';
import { setAutorenew } from '@compute-market/contract/calls/rental';
import { buyCloudDisk } from '@compute-market/contract/calls/sftp';
import { errors } from '@compute-market/contract/errors';
import { formatDay } from '@compute-market/contract/rules/time';
import { dayMs, hourMs, hourSeconds } from '@compute-market/contract/rules/time-units';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobKinds } from '../../src/domain';
import { decideReservation } from '../../src/sandbox/reservations';
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

const runway = async (one: Customer = who) => (await server.call(getRunway, {}, { token: one.token })).data;
const rent = (one: Customer = who, change: object = {}) => world.buy(one, { ...order, ...change });

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
    await pass(1);
    await pass(3 * hourMs);
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
    await pass(1);
    await pass(hourMs);
    expect(await runway()).toMatchObject(foretold);
  });

  test('money for all that is known lasts without an end', async () => {
    who = await customer(server, { balance: 100_000 });
    await renewing(who, await rent());
    const { Until, CoveredUntil } = await runway();
    expect([Until, CoveredUntil !== null && CoveredUntil > now() + (366 * dayMs) / 1000]).toEqual([null, true]);
  });

  test('a cloud disk is in use and paid ahead, and foretells no charge: its owner alone renews it', async () => {
    who = await customer(server, { balance: 40 });
    await server.call(buyCloudDisk, { size: 100, months: 1, type: 0 }, { token: who.token });
    expect(await runway()).toMatchObject({
      Next: null,
      Short: null,
      Until: null,
      Ahead: { Charges: [] },
      Items: [{ Kind: 'cloud_disk', Note: '100 GB', HourPrice: 0.0417 }],
    });
  });

  test('counts a kept disk by its hours until it is let go, and says the day as 24 hours take it', async () => {
    const name = await rent();
    for (const step of [1, 10_000, hourMs]) await pass(step);
    expect(await runway()).toMatchObject({
      HourPrice: 0.01,
      PaidHourPrice: 0,
      DayPrice: 0.35,
      Next: { Kind: 'kept_disk', Container_name: name, ShortOf: null },
      NextMajor: null,
      SteadyDayPrice: 0.35,
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

  test('the renewal behind the hours of a kept disk is the charge worth knowing, and what those take a day stands beside it', async () => {
    await rent();
    // The machine before it lets its cards go first (decisions 198).
    for (const step of [1, 1000, 1000, 10_000, hourMs]) await pass(step);
    const name = await rent(who, { note: '训练', pack_time: 5 });
    await renewing(who, name);
    expect(await runway()).toMatchObject({
      Next: { Kind: 'kept_disk' },
      NextMajor: { Kind: 'instance', Container_name: name, Amount: 2.19, ShortOf: null },
      SteadyDayPrice: 0.35,
    });
  });

  test('a member sees the same price of a kept disk everywhere', async () => {
    who = await customer(server, { balance: 100, spent: 1500 });
    const name = await rent();
    for (const step of [1, 10_000, hourMs]) await pass(step);
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
