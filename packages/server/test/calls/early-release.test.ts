import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { moveInstances } from '@compute-market/contract/calls/sub-account';
import { renewKvm, runContainer, setAutorenew } from '@compute-market/contract/calls/rental';
import { addDiskQueryPrice, addOneDisk, elasticUpgradeContainer } from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { dayMs, hourMs, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { and, eq, isNull, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { subAccounts } from '../../src/db/schema/account';
import { costItem } from '../../src/db/schema/instance';
import { job } from '../../src/db/schema/job';
import { hostGpu } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain';
import { resizeKey } from '../../src/domain/instance/job-names';
import { runDueJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { earlyReleasesOn, offered, sumOf } from './early-releases';

const server = openMarket();
const rentals = rentalsOn(server);
let buyer: Customer;
const { quote, release, releaseNow, pursesOf, linesOf, refundsOf, backOf } = earlyReleasesOn(
  server,
  rentals,
  () => buyer,
);

beforeEach(async () => {
  buyer = await customer(server, { balance: 5000 });
});

describe('an instance that is released early', () => {
  test('waits for an upgrade that is being tried, and gives one that was given up back whole', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 3 });
    const resize = vi.spyOn(server.services.compute, 'resize').mockRejectedValue(new Error('the engine is ill'));
    onTestFinished(() => resize.mockRestore());
    const before = (await pursesOf()).cashFen;
    const asked = await server.call(addOneDisk, { instance_name: name, disk_size: 100 }, { token: buyer.token });
    expect(asked.number).toBe(0);
    const paid = before - (await pursesOf()).cashFen;
    expect(paid).toBeGreaterThan(0n);
    await rentals.passMinutes(2);
    expect((await quote(name)).number).toBe(errors.STATE_CONFLICT.code);
    // As after most of a day: of its attempts the last is left.
    await server.database.transaction((tx) =>
      tx
        .update(job)
        .set({ attempts: 23 })
        .where(eq(job.key, resizeKey(name, 1))),
    );
    await rentals.passHours(5);
    const ofTime = await backOf(name, [[`rent:${name}`, 'day']]);
    expect(sumOf((await quote(name)).data)).toBe((ofTime + Number(paid)) / 100);
    const held = (await pursesOf()).cashFen;
    await releaseNow(name);
    expect((await pursesOf()).cashFen - held).toBe(BigInt(ofTime) + paid);
    expect(await rentals.rowOf(name)).toMatchObject({ status: 0, resizeRequestedAt: null });
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  test('gives the unused part back, ends with its disk, and says so in the books, the bill, its history and to its owner', async () => {
    const before = await pursesOf();
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 10, autorenew_on: true });
    const { hostId, gpuIndexes } = await rentals.rowOf(name);
    await rentals.passHours(5);
    const paid = before.cashFen - (await pursesOf()).cashFen;
    const seen = (await quote(name)).data;
    expect(seen.PaidMoney).toBe(Number(paid) / 100);
    expect(seen.DiscountReclaimed).toBeGreaterThan(0);
    expect(sumOf(seen)).toBe((await backOf(name, [[`rent:${name}`, 'day']])) / 100);
    const back = await releaseNow(name);
    const after = await pursesOf();
    expect(after.cashFen).toBe(before.cashFen - paid + BigInt(Math.round(back.ReturnMoney * 100)));
    expect(after.accumulatedFen).toBe(before.cashFen - after.cashFen);
    expect(await rentals.read(buyer, name)).toMatchObject({
      Status: 0,
      ReturnMoney: back.ReturnMoney,
      InstanceAutorenew: { SubscribeStatus: 0 },
    });
    const held = await server.database.transaction((tx) =>
      tx
        .select()
        .from(hostGpu)
        .where(and(eq(hostGpu.hostId, hostId), eq(hostGpu.gpuIndex, gpuIndexes[0] ?? -1))),
    );
    expect(held[0]?.holder).toBeNull();
    const [refund, ...more] = await refundsOf(name);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ remark: '提前释放退费', costType: 9 });
    const events = (await server.call(getInstanceEvents, { instance_name: name, limit: 5 }, { token: buyer.token }))
      .data;
    expect(events.data[0]).toMatchObject({ Kind: 'early_released', By: 'main', Details: { amount: sumOf(back) } });
    const told = (await server.call(getReminders, { page: 1, page_size: 5 }, { token: buyer.token })).data.data;
    expect(told[0]).toMatchObject({ Title: '实例已提前释放' });
    const changes = (await server.call(getBalanceChanges, { page: 1, page_size: 5 }, { token: buyer.token })).data.data;
    expect(changes[0]?.Remark).toContain('提前释放退费');
    await rentals.passHours(24 * 11);
    expect((await pursesOf()).cashFen).toBe(after.cashFen);
    expect((await rentals.rowOf(name)).status).toBe(0);
  });

  test('comes back whole where a renewal has not begun, and an upgrade in the middle gives back its own share', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 2 });
    await rentals.passHours(3);
    expect(
      (await server.call(addOneDisk, { instance_name: name, disk_size: 500 }, { token: buyer.token })).number,
    ).toBe(0);
    await rentals.passSeconds(8);
    const renewal = { instance_name: name, unit: 'month', pack_time: 1 } as const;
    const renewed = await server.call(renewKvm, renewal, { token: buyer.token });
    expect(renewed.number).toBe(0);
    await rentals.passHours(2);
    const expected = await backOf(name, [
      [`rent:${name}`, 'day'],
      [`upgrade:${name}`, 'day'],
      [`renew:${name}`, 'month'],
    ]);
    const whole = (await linesOf(name))
      .filter(({ key }) => key.startsWith('renew:'))
      .reduce((sum, { amountFen }) => sum + Number(amountFen), 0);
    const back = await releaseNow(name);
    expect(Math.round(sumOf(back) * 100)).toBe(expected);
    expect(expected).toBeGreaterThan(whole);
  });

  test.each([
    ['a month, then an hour', 'month', 'hour'],
    ['an hour, then a month', 'hour', 'month'],
  ] as const)(
    '%s: an upgrade has the discount of the month, and no more comes back than was paid',
    async (_name, first, then) => {
      const name = await rentals.rentRunning(buyer, { ...offered, unit: first, pack_time: 1 });
      const renewal = { instance_name: name, unit: then, pack_time: 1 } as const;
      expect((await server.call(renewKvm, renewal, { token: buyer.token })).number).toBe(0);
      const disk = { instance_name: name, disk_size: 500 };
      const { PeriodDiscount } = (await server.call(addDiskQueryPrice, disk, { token: buyer.token })).data;
      expect(PeriodDiscount).toBe(0.95);
      expect((await server.call(addOneDisk, disk, { token: buyer.token })).number).toBe(0);
      await rentals.passSeconds(8);
      const expected = await backOf(name, [
        [`rent:${name}`, first],
        [`renew:${name}`, then],
        [`upgrade:${name}`, 'month'],
      ]);
      const back = await releaseNow(name);
      expect(Math.round(sumOf(back) * 100)).toBe(expected);
      expect(sumOf(back)).toBeLessThan(back.PaidMoney);
    },
  );

  test.each([
    ['by that which it was sold with', {}, 'month'],
    ['by that of the last period, where it was sold before its line said which', { discountUnit: null }, 'hour'],
  ] as const)('tells what is used of an upgrade %s', async (_name, line, unit) => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'month', pack_time: 1 });
    await server.call(renewKvm, { instance_name: name, unit: 'hour', pack_time: 1 }, { token: buyer.token });
    await server.call(addOneDisk, { instance_name: name, disk_size: 500 }, { token: buyer.token });
    await server.database.transaction((tx) =>
      tx
        .update(costItem)
        .set({ discountUnit: sql`${costItem.discountUnit}`, ...line })
        .where(like(costItem.key, `upgrade:${name}%`)),
    );
    await rentals.passSeconds(8);
    server.clock.advance(5 * dayMs);
    await runDueJobs(server.services, jobKinds);
    buyer = await signInAgain(server, buyer);
    const paidAs = (upgraded: 'month' | 'hour') =>
      backOf(name, [
        [`rent:${name}`, 'month'],
        [`renew:${name}`, 'hour'],
        [`upgrade:${name}`, upgraded],
      ]);
    expect(await paidAs('month')).toBeLessThan(await paidAs('hour'));
    expect(Math.round(sumOf((await quote(name)).data) * 100)).toBe(await paidAs(unit));
  });

  test('pays vouchers back to the vouchers and the rest to the balance, each at most what it gave', async () => {
    const mixed = await customer(server, { balance: 100, vouchers: 10 });
    const before = await pursesOf(mixed);
    const order = { ...offered, unit: 'hour', pack_time: 20, pay_type_first: 'power' } as const;
    const name = await rentals.rentRunning(mixed, order);
    const between = await pursesOf(mixed);
    expect(between.voucherFen).toBe(0n);
    const back = await releaseNow(name, mixed);
    const after = await pursesOf(mixed);
    expect(back.ReturnPowerMoney).toBeGreaterThan(0);
    expect(after.voucherFen).toBe(BigInt(Math.round(back.ReturnPowerMoney * 100)));
    expect(after.cashFen - between.cashFen).toBe(BigInt(Math.round(back.ReturnMoney * 100)));
    expect(after.voucherFen).toBeLessThan(before.voucherFen);
    expect(after.cashFen).toBeLessThan(before.cashFen);
  });

  test('gives credit back as credit', async () => {
    const lent = await customer(server, { credit: 500 });
    const name = await rentals.rentRunning(lent, { ...offered, unit: 'hour', pack_time: 20, pay_type_first: 'money' });
    const owed = (await pursesOf(lent)).cashFen;
    const back = await releaseNow(name, lent);
    expect(back.ReturnPowerMoney).toBe(0);
    expect((await pursesOf(lent)).cashFen).toBe(owed + BigInt(Math.round(back.ReturnMoney * 100)));
  });

  test('gives a sub-account its limit back, and its main account what it paid itself', async () => {
    const sub = await subAccountOf(server, buyer, 'lab', 500);
    const name = await rentals.rentRunning(sub, { ...offered, unit: 'day', pack_time: 3 });
    await server.call(renewKvm, { instance_name: name, unit: 'day', pack_time: 1 }, { token: buyer.token });
    const spent = async () =>
      (
        await server.database.transaction((tx) =>
          tx
            .select()
            .from(subAccounts)
            .where(and(eq(subAccounts.userId, buyer.userId), isNull(subAccounts.deletedAt))),
        )
      )[0]?.spentFen ?? 0n;
    const before = await spent();
    await releaseNow(name, sub);
    const [main, own] = (await refundsOf(name)).sort(
      (a, b) => Number(b.subAccountId === null) - Number(a.subAccountId === null),
    );
    expect(main?.subAccountId).toBeNull();
    expect(own?.subAccountId).not.toBeNull();
    expect(await spent()).toBe(before + (own?.amountFen ?? 0n));
    expect(before).toBeGreaterThan(await spent());
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  test('tells whom it was given to what it paid itself, and its main account all of it', async () => {
    const sub = await subAccountOf(server, buyer, 'lab', 500);
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 3 });
    await server.call(moveInstances, { instance_names: [name], sub_account_name: 'lab' }, { token: buyer.token });
    const amounts = async ({ token }: Customer) => {
      const { data } = await server.call(getInstanceEvents, { instance_name: name, limit: 20 }, { token });
      return data.data.flatMap(({ Kind, Details }) => (Details.amount === undefined ? [] : [[Kind, Details.amount]]));
    };
    expect((await quote(name, sub)).data).toMatchObject({ PaidMoney: 0, UsedMoney: 0, ReturnMoney: 0 });
    expect(await amounts(sub)).toEqual([]);
    server.clock.advance(minuteMs);
    await server.call(renewKvm, { instance_name: name, unit: 'day', pack_time: 1 }, { token: sub.token });
    const [all, own] = [(await quote(name)).data, (await quote(name, sub)).data];
    // A renewal that has not begun comes back whole.
    expect(own).toMatchObject({ UsedMoney: 0, ReturnMoney: own.PaidMoney });
    expect(await amounts(sub)).toEqual([['renewed', own.PaidMoney]]);
    server.clock.advance(secondMs);
    const before = (await pursesOf()).cashFen;
    await releaseNow(name, sub);
    expect((await pursesOf()).cashFen - before).toBe(BigInt(Math.round(sumOf(all) * 100)));
    expect((await amounts(sub))[0]).toEqual(['early_released', sumOf(own)]);
    expect((await amounts(buyer))[0]).toEqual(['early_released', sumOf(all)]);
    const { data } = await server.call(getReminders, { page: 1, page_size: 5 }, { token: sub.token });
    expect(data.data[0]?.Text).toContain(`未使用的费用 ¥${sumOf(own).toFixed(2)} 已退回原支付账户`);
  });

  test('happens once, however often it is sent', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 1 });
    const amount = sumOf((await quote(name)).data);
    const together = await Promise.all([1, 2, 3].map(() => release(name, amount, buyer, 'release-once')));
    const again = await release(name, amount, buyer, 'release-once');
    expect([...together, again].map(({ number }) => number)).toEqual([0, 0, 0, 0]);
    expect(await refundsOf(name)).toHaveLength(1);
    const other = await release(name, amount);
    expect(other.number).toBe(errors.STATE_CONFLICT.status);
    expect(other.reason).toContain('已提前释放');
  });

  test('without keys one of several at once gets it', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 1 });
    const amount = sumOf((await quote(name)).data);
    const answers = await Promise.all([1, 2, 3].map(() => release(name, amount)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    expect(await refundsOf(name)).toHaveLength(1);
  });

  test('is not renewed beside it: either comes first, and the books are whole', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 1 });
    const before = await pursesOf();
    const amount = sumOf((await quote(name)).data);
    const [released, renewed] = await Promise.all([
      release(name, amount),
      server.call(renewKvm, { instance_name: name, unit: 'day', pack_time: 1 }, { token: buyer.token }),
    ]);
    expect([released.number, renewed.number].filter((number) => number === 0)).toHaveLength(1);
    const expected = released.number === 0 ? errors.STATE_CONFLICT : errors.PRICE_CHANGED;
    expect([released.number, renewed.number]).toContain(expected.status);
    if (released.number === 0)
      expect((await pursesOf()).cashFen).toBe(before.cashFen + BigInt(Math.round(amount * 100)));
  });

  test('is not renewed by itself afterwards, and its end does not come again', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'hour', pack_time: 4 });
    const period = { instance_name: name, on: true, unit: 'hour', pack_time: 1 } as const;
    expect((await server.call(setAutorenew, period, { token: buyer.token })).number).toBe(0);
    await rentals.passHours(2);
    await releaseNow(name);
    const left = (await pursesOf()).cashFen;
    for (let hours = 0; hours < 6; hours += 1) {
      server.clock.advance(hourMs);
      await runDueJobs(server.services, jobKinds);
    }
    expect((await pursesOf()).cashFen).toBe(left);
    expect((await linesOf(name)).filter(({ key }) => key.startsWith('renew:'))).toEqual([]);
  });
});

test('costs of an instance say what came back', async () => {
  const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 2 });
  server.clock.advance(dayMs + secondMs);
  buyer = await signInAgain(server, buyer);
  const back = await releaseNow(name);
  const { data } = await server.call(
    getInstanceCosts,
    { page: 1, page_size: 10, instance_name: name },
    { token: buyer.token },
  );
  expect(JSON.stringify(data)).toContain(String(-sumOf(back)));
});

describe('cards of a machine that has ended and is not shut down yet', () => {
  /** The engine does not shut down what has ended, until the answer is called. */
  const holdMachines = () => {
    const destroy = vi.spyOn(server.services.compute, 'destroy').mockRejectedValue(new Error('still shutting down'));
    onTestFinished(() => destroy.mockRestore());
    return () => destroy.mockRestore();
  };
  const order = { ...offered, pack_time: 10 } as const;

  /** The fullest host is taken first: where the first of two got its last cards, the second is followed on its host. */
  const twoOfOneHost = async (): Promise<[string, string]> => {
    const rent = () => rentals.rentRunning(buyer, order, runContainer);
    const hostOf = async (name: string) => (await rentals.rowOf(name)).hostId;
    const [first, second] = [await rent(), await rent()];
    return (await hostOf(first)) === (await hostOf(second)) ? [first, second] : [second, await rent()];
  };

  test('are sold, but the next machine is made only once they are let go', async () => {
    const before = await rentals.rentRunning(buyer, order);
    const { hostId, gpuIndexes } = await rentals.rowOf(before);
    const letGo = holdMachines();
    await releaseNow(before);
    const create = vi.spyOn(server.services.compute, 'create');
    const next = await rentals.rent(buyer, order);
    expect(await rentals.rowOf(next)).toMatchObject({ hostId, gpuIndexes });
    await rentals.passSeconds(30);
    expect(await rentals.read(buyer, next)).toMatchObject({ Status: 4, Message: '排队' });
    expect(create).not.toHaveBeenCalled();
    letGo();
    await rentals.passSeconds(90);
    expect((await rentals.read(buyer, next)).Status).toBe(1);
  });

  test('hold up a start for ten minutes at most: then it is tried as it is', async () => {
    const before = await rentals.rentRunning(buyer, order);
    const letGo = holdMachines();
    await releaseNow(before);
    const next = await rentals.rent(buyer, order);
    await rentals.passMinutes(9);
    expect((await rentals.read(buyer, next)).Status).toBe(4);
    await rentals.passMinutes(3);
    expect((await rentals.read(buyer, next)).Status).toBe(1);
    letGo();
  });

  test('are added to another machine only once they are let go', async () => {
    const [grown, before] = await twoOfOneHost();
    const { hostId, gpuIndexes } = await rentals.rowOf(before);
    const letGo = holdMachines();
    await releaseNow(before);
    const resize = vi.spyOn(server.services.compute, 'resize');
    const asked = await server.call(
      elasticUpgradeContainer,
      { instance_name: grown, gpu_num: 2 },
      { token: buyer.token },
    );
    expect(asked.number).toBe(0);
    const after = await rentals.rowOf(grown);
    expect([after.hostId, after.gpuIndexes[1]]).toEqual([hostId, gpuIndexes[0]]);
    await rentals.passSeconds(30);
    expect(resize).not.toHaveBeenCalled();
    letGo();
    await rentals.passSeconds(90);
    expect(resize).toHaveBeenCalled();
    expect((await rentals.rowOf(grown)).resizeRequestedAt).toBeNull();
  });
});
