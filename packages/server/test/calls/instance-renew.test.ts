import { getInstanceCost, getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getReminders, readReminders } from '@compute-market/contract/calls/reminder';
import {
  renewContainer,
  renewContainerQueryPrice,
  renewKvm,
  renewKvmQueryPrice,
  runContainer,
  runKvm,
  setAutorenew,
} from '@compute-market/contract/calls/rental';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { seenQuote } from '@compute-market/contract/rules/seen-quote';
import { formatTime } from '@compute-market/contract/rules/time';
import { hourSeconds as hour, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema/account';
import { instance } from '../../src/db/schema/instance';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { jobKinds } from '../../src/domain';
import { autorenewJob, autorenewKey } from '../../src/domain/instance/job-names';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { enqueueAnew } from '../../src/jobs/job';
import { charge } from '../../src/ledger/charge';
import { balances, statement } from '../../src/ledger/statement';
import { onPostgres, openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, topUp, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const order = { ...smallOrder, due_mode: -1 } as const;
const twoHours = { pack_time: 2, unit: 'hour' } as const;
const server = openMarket();
const world = rentalsOn(server, jobKinds);
const { pass } = world;
let buyer: Customer;

beforeEach(async () => {
  buyer = await customer(server, { balance: 100 });
});

const running = (change: object = {}, who: Customer = buyer) => world.rentRunning(who, { ...order, ...change });
const read = (name: string, who: Customer = buyer) => world.read(who, name);

const renew = (name: string, change: object = {}, who: Customer = buyer) =>
  server.call(renewKvm, { instance_name: name, ...twoHours, ...change }, { token: who.token });
const cash = (who: Customer = buyer) => world.cash(who);
const renewals = async (who: Customer = buyer) =>
  (
    await server.database.transaction((tx) =>
      statement(tx, { userId: who.userId, page: 1, pageSize: 50, kinds: ['renew'] }),
    )
  ).lines;
const told = async (who: Customer = buyer) =>
  (await server.call(getReminders, { page: 1, page_size: 20 }, { token: who.token })).data;
/** Why it could not be renewed by itself, as its events say. */
const failures = async (name: string) => {
  const events = await world.events(buyer, name);
  return events.filter(({ Kind }) => Kind === 'auto_renew_failed').map(({ Details }) => Details.reason);
};
/** What was sent to a customer's phone. */
const messages = (who: Customer = buyer) =>
  server.database.transaction((tx) =>
    tx
      .select({ text: sandboxReminder.text })
      .from(sandboxReminder)
      .innerJoin(users, eq(users.phone, sandboxReminder.recipient))
      .where(eq(users.id, who.userId)),
  );

describe('a renewal', () => {
  it('costs what its quote says, begins where the old time ends, and stands in the books and the bill', async () => {
    const name = await running();
    const due = (await read(name)).Due_time;
    const quote = (await server.call(renewKvmQueryPrice, { instance_name: name, ...twoHours }, { token: buyer.token }))
      .data;
    expect(quote).toMatchObject({ OriginalPrice: 2.78, PayPrice: 2.78, IsEnough: true, DueTimeAfter: due + 2 * hour });
    const renewed = await renew(name, { price: 2.78 });
    expect(renewed.data).toMatchObject({ Due_time: due + 2 * hour, PayPrice: 2.78 });
    expect(await read(name)).toMatchObject({ Status: INSTANCE_STATUS.running, Due_time: due + 2 * hour });
    expect(await renewals()).toMatchObject([
      { kind: 'renew', cashFen: -278n, referenceId: name, remark: '续费', actor: 'customer' },
    ]);
    const costs = await server.call(
      getInstanceCosts,
      { page: 1, page_size: 5, instance_name: name, cost_type: 2 },
      { token: buyer.token },
    );
    expect(costs.data.data).toMatchObject([
      { CostType: 2, BeginTime: due, EndTime: due + 2 * hour, Amount: 2.78, PayMoney: 2.78 },
    ]);
  });

  it('keeps a rental from ending at its old time', async () => {
    const name = await running();
    await renew(name);
    await pass(2 * hour * secondMs);
    expect((await read(name)).Status).toBe(INSTANCE_STATUS.running);
    await pass(2 * hour * secondMs);
    expect((await read(name)).Status).toBe(INSTANCE_STATUS.ended);
    expect((await renew(name)).number).toBe(errors.STATE_CONFLICT.status);
  });

  it('carries the discounts of its period and of the member level, and takes vouchers first', async () => {
    buyer = await customer(server, { balance: 100, vouchers: 10, spent: 200 });
    const name = await running();
    const month = { instance_name: name, pack_time: 1, unit: 'month' } as const;
    const { data } = await server.call(renewKvmQueryPrice, month, { token: buyer.token });
    expect(data).toMatchObject({
      OriginalPrice: 1000.8,
      PeriodDiscount: 0.95,
      PeriodDeduct: 50.04,
      VipDiscount: 0.98,
      VipDeduct: 19.02,
      PayPrice: 931.74,
      IsEnough: false,
    });
    const before = await server.database.transaction((tx) => balances(tx, buyer.userId));
    await renew(name);
    const after = await server.database.transaction((tx) => balances(tx, buyer.userId));
    expect(before.voucherFen - after.voucherFen).toBe(272n);
    expect(after.cashFen).toBe(before.cashFen);
  });

  it('leaves the price of an hour that of most of the time left, whatever was added last', async () => {
    // What is spent here leads to no other level.
    buyer = await customer(server, { balance: 2000, spent: 50_000 });
    const name = await running();
    const hourPrice = async () => (await read(name)).HourPrice;
    const byHours = (await hourPrice()) ?? 0;
    await renew(name, { pack_time: 1, unit: 'month' });
    const byMonth = byHours * 0.95;
    expect(await hourPrice()).toBeCloseTo(byMonth, 4);
    await renew(name, { pack_time: 1, unit: 'hour' });
    expect(await hourPrice()).toBeCloseTo(byMonth, 4);
    const { data } = await server.call(getInstanceCost, { instance_name: name }, { token: buyer.token });
    expect(data.HourPrice).toBeCloseTo(byMonth, 4);
  });

  it.each([
    ['another price', { price: 1 }, 'PRICE_CHANGED'],
    ['24 hours', { pack_time: 24 }, 'INVALID_REQUEST'],
    ['no time', { pack_time: 0 }, 'INVALID_REQUEST'],
    ['a field of its own', { discount: 0 }, 'INVALID_REQUEST'],
    ['a coupon that is not there', { coupon_id: 987_654 }, 'NOT_FOUND'],
    ['more than there is', { pack_time: 12, unit: 'month' }, 'BALANCE_SHORT'],
  ] as const)('with %s is refused and changes nothing', async (_name, change, key) => {
    const name = await running();
    const before = [await read(name), await cash()];
    expect((await renew(name, change)).number).toBe(errors[key].status);
    expect([await read(name), await cash()]).toEqual(before);
  });

  it('tells a sub-account, which cannot top up, whom to ask where the balance is short', async () => {
    const sub = await subAccountOf(server, buyer, 'short', 100_000);
    const year = { pack_time: 12, unit: 'month' };
    expect(await renew(await running({}, sub), year, sub)).toMatchObject({
      number: errors.BALANCE_SHORT.status,
      reason: '可用余额小于套餐价格，请联系主账号充值',
    });
    // Who can top up is told the specification's words: its client opens the quick top-up.
    expect((await renew(await running(), year)).reason).toBe('可用余额小于套餐价格');
  });

  it('needs a session, its owner and the right kind', async () => {
    const name = await running();
    const stranger = await customer(server, { balance: 100 });
    const sub = await subAccountOf(server, buyer, 'stranger', 100);
    const ask = { instance_name: name, ...twoHours };
    for (const call of [renewKvm, renewKvmQueryPrice]) {
      expect((await server.call(call, ask)).number).toBe(errors.SESSION_INVALID.status);
      for (const who of [stranger, sub])
        expect((await server.call(call, ask, { token: who.token })).number).toBe(errors.NOT_FOUND.status);
    }
    for (const call of [renewContainer, renewContainerQueryPrice])
      expect((await server.call(call, ask, { token: buyer.token })).number).toBe(errors.INVALID_REQUEST.status);
    expect((await server.call(setAutorenew, { ...ask, on: true }, { token: stranger.token })).number).toBe(
      errors.NOT_FOUND.status,
    );
  });

  it('of a container works like one of a virtual machine', async () => {
    const bought = await server.call(runContainer, order, { token: buyer.token });
    const ask = { instance_name: bought.data.Container_name, ...twoHours };
    const quote = await server.call(renewContainerQueryPrice, ask, { token: buyer.token });
    expect(
      (await server.call(renewContainer, { ...ask, ...seenQuote(quote.data) }, { token: buyer.token })).data.Due_time,
    ).toBe(quote.data.DueTimeAfter);
    expect(
      (await server.call(renewContainer, { ...ask, ...seenQuote(quote.data) }, { token: buyer.token })).number,
    ).toBe(errors.CONFLICT.status);
  });

  it('by a sub-account counts against its limit and warns the main account once', async () => {
    const sub = await subAccountOf(server, buyer, 'lab', 6);
    const name = await running({}, sub);
    expect((await renew(name, {}, sub)).number).toBe(0);
    expect((await renew(name, {}, sub)).number).toBe(errors.SUB_LIMIT_SHORT.status);
    expect((await told()).data.filter(({ Title }) => Title.startsWith('子账号'))).toMatchObject([
      {
        Event: 'low_balance',
        Title: '子账号额度即将用完',
        Text: '子账号「lab」已使用 ¥5.56，额度 ¥6.00。可在账号信息中调整额度。',
        Link: '/console/accountInfo',
      },
    ]);
    expect((await told(sub)).data).toEqual([]);
  });

  it('before a start that fails is given back with the rental', async () => {
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    const bought = await server.call(runKvm, order, { token: buyer.token });
    await renew(bought.data.Container_name);
    expect(await cash()).toBe(9444n);
    await world.runJobs();
    await pass(secondMs, 10);
    expect(await read(bought.data.Container_name)).toMatchObject({
      Status: INSTANCE_STATUS.startFailedRefunded,
      ReturnMoney: 5.56,
    });
    expect(await cash()).toBe(10_000n);
  });

  it('asked for twice with one key is one', async () => {
    const name = await running();
    const options = { token: buyer.token, headers: { 'idempotency-key': 'renew-once' } };
    const ask = () => server.call(renewKvm, { instance_name: name, ...twoHours }, options);
    const [first, second] = [await ask(), await ask()];
    expect(second.data).toEqual(first.data);
    expect(await renewals()).toHaveLength(1);
  });

  it('that was seen before another one is refused with the new quote and costs nothing, and the other one stays one', async () => {
    const name = await running();
    const quoted = async () =>
      (await server.call(renewKvmQueryPrice, { instance_name: name, ...twoHours }, { token: buyer.token })).data;
    const seen = { instance_name: name, ...twoHours, ...seenQuote(await quoted()) };
    const options = { token: buyer.token, headers: { 'idempotency-key': 'seen-once' } };
    const first = await server.call(renewKvm, seen, options);
    expect(first.number).toBe(0);
    expect(
      await server.call(renewKvm, seen, { ...options, headers: { 'idempotency-key': 'seen-twice' } }),
    ).toMatchObject({
      number: errors.CONFLICT.status,
      reason: `到期时间已变为 ${formatTime(first.data.Due_time)}，可能已续费，请确认是否再续`,
      data: { ...(await quoted()), ExpireTime: expect.any(Number) as unknown },
    });
    expect((await server.call(renewKvm, seen, options)).data).toEqual(first.data);
    expect([await renewals(), await cash()]).toMatchObject([[{ cashFen: -278n }], 9444n]);
    expect((await renew(name, seenQuote(await quoted()))).number).toBe(0);
  });

  it.runIf(onPostgres)('by ten at once adds each paid period once, and none that is not paid', async () => {
    buyer = await customer(server, { balance: 11.12 });
    const name = await running();
    const due = (await read(name)).Due_time;
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(name)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(3);
    expect((await read(name)).Due_time).toBe(due + 6 * hour);
    expect(await cash()).toBe(0n);
  });
});

describe('automatic renewal', () => {
  const on = (name: string, change: object = {}) =>
    server.call(
      setAutorenew,
      { instance_name: name, on: true, pack_time: 1, unit: 'hour', ...change },
      { token: buyer.token },
    );

  it('is off until it is switched on, and shows what was chosen', async () => {
    const name = await running();
    expect((await read(name)).InstanceAutorenew).toBeNull();
    expect((await on(name, { pack_time: 3, unit: 'day' })).data).toEqual({
      SubscribeStatus: 1,
      Unit: 'day',
      PackTime: 3,
    });
    expect((await read(name)).InstanceAutorenew).toEqual({ SubscribeStatus: 1, Unit: 'day', PackTime: 3 });
    await on(name, { on: false });
    expect((await read(name)).InstanceAutorenew).toMatchObject({ SubscribeStatus: 0 });
    await pass(2 * hour * secondMs);
    expect((await read(name)).Status).toBe(INSTANCE_STATUS.ended);
    expect((await on(name)).number).toBe(errors.STATE_CONFLICT.status);
    expect(await renewals()).toEqual([]);
  });

  it('chosen at the purchase renews shortly before the end, period after period, one posting each', async () => {
    const name = await running({ autorenew_on: true, autorenew_unit: 'hour' });
    const due = (await read(name)).Due_time;
    await pass(2 * hour * secondMs - 16 * minuteMs);
    expect(await renewals()).toEqual([]);
    await pass(minuteMs);
    expect(await read(name)).toMatchObject({ Due_time: due + hour });
    for (let again = 0; again < 3; again += 1) await world.runJobs();
    expect(await renewals()).toMatchObject([{ cashFen: -139n, remark: '自动续费', actor: 'system' }]);
    await pass(30 * minuteMs, 5);
    expect(await renewals()).toHaveLength(3);
    expect(await read(name)).toMatchObject({ Status: INSTANCE_STATUS.running, Due_time: due + 3 * hour });
    expect((await told()).data.filter(({ Title }) => Title === '自动续费未成功')).toEqual([]);
  });

  it('without money tells once, renews after a top-up, and tells again only for the next period', async () => {
    buyer = await customer(server, { balance: 2.78 });
    const name = await running();
    await on(name);
    const due = (await read(name)).Due_time;
    await pass(2 * hour * secondMs - 15 * minuteMs);
    await pass(minuteMs, 9);
    const reminders = await told();
    expect(reminders).toMatchObject({
      total: 1,
      UnreadNum: 1,
      data: [{ Event: 'low_balance', Title: '自动续费未成功', Read: false }],
    });
    expect(reminders.data[0]?.Text).toContain('可用余额小于套餐价格，请先充值。');
    expect(await messages()).toHaveLength(1);
    expect(await failures(name)).toEqual([expect.stringContaining('可用余额小于套餐价格')]);
    await topUp(server, buyer, 2);
    await pass(3 * minuteMs);
    expect((await read(name)).Due_time).toBe(due + hour);
    await pass(hour * secondMs);
    expect((await told()).total).toBe(2);
    await server.call(readReminders, { until_id: reminders.data[0]?.Id ?? 0 }, { token: buyer.token });
    expect(await told()).toMatchObject({ UnreadNum: 1, data: [{ Read: false }, { Read: true }] });
    await pass(5 * minuteMs);
    expect((await read(name)).Status).toBe(INSTANCE_STATUS.ended);
  });

  /** A rental of a sub-account with this limit, yuan, that renews itself, and its main account's balance is so much less. */
  async function renewingOfSub(limit: number, spent: number) {
    const sub = await subAccountOf(server, buyer, 'lab', limit);
    const name = await running({ autorenew_on: true, autorenew_unit: 'hour' }, sub);
    if (spent > 0)
      await server.database.transaction((tx) =>
        charge(tx, {
          key: `spent-elsewhere:${buyer.userId}`,
          kind: 'cloudDisk',
          userId: buyer.userId,
          subAccountId: null,
          amountFen: BigInt(Math.round(spent * 100)),
          vouchersFirst: false,
          paysTime: false,
          at: server.clock.now(),
        }),
      );
    return { sub, name, ends: formatTime((await read(name, sub)).Due_time) };
  }
  const textsOf = async (who: Customer) => (await told(who)).data.map(({ Title, Text }) => `${Title} ${Text}`);

  it('of a sub-account without money tells it whom to ask, and its main account once to top up', async () => {
    buyer = await customer(server, { balance: 200 });
    const { sub, name, ends } = await renewingOfSub(100, 197);
    await pass(2 * hour * secondMs - 15 * minuteMs);
    await pass(minuteMs, 9);
    const why = '自动续费未成功：可用余额小于套餐价格';
    const help = '到期前会再次尝试，也可手动续费。';
    expect(await textsOf(sub)).toEqual([
      `自动续费未成功 实例「${name}」将于 ${ends} 到期，${why}，请联系主账号充值。${help}`,
    ]);
    const toMain = (await told()).data.filter(({ Title }) => Title === '自动续费未成功');
    expect(toMain).toMatchObject([
      {
        Event: 'low_balance',
        Text: `子账号「lab」的实例「${name}」将于 ${ends} 到期，${why}，请先充值。${help}`,
        Link: '/console/recharge',
      },
    ]);
    expect(await failures(name)).toEqual(['可用余额小于套餐价格']);
  });

  it('of a sub-account whose limit is short tells it to ask for more, and nobody to top up', async () => {
    const { sub, name, ends } = await renewingOfSub(3, 0);
    await pass(2 * hour * secondMs - 15 * minuteMs);
    expect(await textsOf(sub)).toEqual([
      `自动续费未成功 实例「${name}」将于 ${ends} 到期，自动续费未成功：子账号额度不足，请联系主账号提高额度。到期前会再次尝试，也可手动续费。`,
    ]);
    expect((await textsOf(buyer)).filter((text) => text.startsWith('自动续费未成功'))).toEqual([]);
  });

  it('that is first tried at the end offers nothing that would come too late', async () => {
    buyer = await customer(server, { balance: 2.78 });
    const name = await running();
    await on(name);
    const ends = formatTime((await read(name)).Due_time);
    await pass(2 * hour * secondMs + minuteMs);
    expect(await textsOf(buyer)).toContain(
      `自动续费未成功 实例「${name}」已于 ${ends} 到期，自动续费未成功：可用余额小于套餐价格。`,
    );
  });

  it('of a specification that is sold no more sends to customer service, and offers no other way', async () => {
    const name = await running();
    await on(name);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ specName: 'gone' }).where(eq(instance.name, name)),
    );
    await pass(2 * hour * secondMs - 15 * minuteMs);
    const [failed] = (await told()).data;
    expect(failed?.Text).toMatch(/自动续费未成功：该规格已下架，无法续费，请联系客服。$/);
  });

  it('switched off and on again within its lead time is tried at once, and what is refused is told then', async () => {
    buyer = await customer(server, { balance: 25.02 });
    const name = await running({ unit: 'hour', pack_time: 18, autorenew_on: true, autorenew_unit: 'day' });
    const { Due_time: due } = await read(name);
    await pass(14 * hour * secondMs);
    await on(name, { on: false, unit: 'day' });
    await pass(90 * minuteMs);
    expect((await told()).data.map(({ Title }) => Title)).not.toContain('自动续费未成功');
    await on(name, { unit: 'day' });
    await world.runJobs();
    expect(await failures(name)).toEqual([expect.stringContaining('可用余额小于套餐价格')]);
    await topUp(server, buyer, 100);
    await on(name, { on: false, unit: 'day' });
    await on(name, { unit: 'day' });
    await world.runJobs();
    expect((await read(name)).Due_time).toBe(due + 24 * hour);
    await on(name, { on: false, unit: 'day' });
    await on(name, { unit: 'day' });
    await world.runJobs();
    expect((await read(name)).Due_time).toBe(due + 24 * hour);
    expect(await renewals()).toHaveLength(1);
  });

  it('that is switched on again after a refusal and refused again is told of again, and no more by its next tries', async () => {
    buyer = await customer(server, { balance: 25.02 });
    const name = await running({ unit: 'hour', pack_time: 18, autorenew_on: true, autorenew_unit: 'day' });
    const refusals = async () => (await told()).data.filter(({ Title }) => Title === '自动续费未成功').length;
    await pass(15 * hour * secondMs + minuteMs);
    expect(await refusals()).toBe(1);
    await pass(31 * minuteMs);
    expect(await refusals()).toBe(1);
    await on(name, { unit: 'day' });
    await world.runJobs();
    expect(await refusals()).toBe(2);
    expect(await failures(name)).toHaveLength(2);
    await pass(hour * secondMs);
    expect(await refusals()).toBe(2);
    await on(name, { unit: 'hour' });
    await on(name, { on: false, unit: 'hour' });
    await on(name, { unit: 'day' });
    await world.runJobs();
    expect(await refusals()).toBe(3);
  });

  it('is tried as early as the unit that was chosen last asks for', async () => {
    const name = await running({ unit: 'hour', pack_time: 6, autorenew_on: true, autorenew_unit: 'hour' });
    const { Due_time: due } = await read(name);
    await on(name, { unit: 'day' });
    await pass(3 * hour * secondMs - minuteMs);
    expect(await renewals()).toEqual([]);
    await pass(minuteMs);
    expect((await read(name)).Due_time).toBe(due + 24 * hour);
    const later = await running({ unit: 'hour', pack_time: 6, autorenew_on: true, autorenew_unit: 'day' });
    await on(later, { unit: 'hour' });
    await pass(4 * hour * secondMs);
    expect(await renewals()).toHaveLength(1);
  });

  it('is not done again for an end that it was done for, whoever asks for its work once more', async () => {
    const name = await running({ autorenew_on: true, autorenew_unit: 'hour' });
    const { Due_time: due } = await read(name);
    await pass(2 * hour * secondMs - 15 * minuteMs);
    expect((await read(name)).Due_time).toBe(due + hour);
    const { id } = await world.rowOf(name);
    const asked = { kind: autorenewJob, payload: { instanceId: id, due }, runAt: server.clock.now() };
    await server.database.transaction((tx) => enqueueAnew(tx, { ...asked, key: autorenewKey(name, due) }));
    await world.runJobs();
    expect((await read(name)).Due_time).toBe(due + hour);
    expect(await renewals()).toHaveLength(1);
  });

  it('comes before the end even when no server ran in its lead time', async () => {
    const name = await running();
    await on(name);
    const due = (await read(name)).Due_time;
    await pass(2 * hour * secondMs + minuteMs);
    expect(await read(name)).toMatchObject({ Status: INSTANCE_STATUS.running, Due_time: due + hour });
    expect(await renewals()).toHaveLength(1);
  });

  it('leaves a period alone that was renewed by hand, and follows the new end', async () => {
    const name = await running();
    await on(name);
    await renew(name);
    const due = (await read(name)).Due_time;
    await pass(2 * hour * secondMs);
    expect((await read(name)).Due_time).toBe(due);
    await pass(2 * hour * secondMs - 10 * minuteMs);
    expect((await read(name)).Due_time).toBe(due + hour);
    buyer = await signInAgain(server, buyer);
    expect(await renewals()).toHaveLength(2);
  });

  it.runIf(onPostgres)('with four servers at the jobs pays once', async () => {
    const name = await running();
    await on(name);
    server.clock.advance(2 * hour * secondMs - 14 * minuteMs);
    await Promise.all(Array.from({ length: 4 }, () => world.runJobs()));
    expect(await renewals()).toHaveLength(1);
  });
});
