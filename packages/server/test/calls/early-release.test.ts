import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getEarlyRelease, releaseEarly } from '@compute-market/contract/calls/early-release';
import { reinstallKvm } from '@compute-market/contract/calls/instance';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewKvm, runKvmQueryPrice, setAutorenew } from '@compute-market/contract/calls/rental';
import { addOneDisk } from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { earlyReturn, usedUntil } from '@compute-market/contract/rules/early-release';
import { fen } from '@compute-market/contract/rules/money';
import type { RentalUnit } from '@compute-market/contract/enumerations';
import { dayMs, hourMs, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { subAccounts } from '../../src/db/schema/account';
import { costItem, instance } from '../../src/db/schema/instance';
import { host, hostGpu } from '../../src/db/schema/market';
import { outage } from '../../src/db/schema/outage';
import { settlement } from '../../src/db/schema/partner';
import { jobKinds } from '../../src/domain';
import { creditOutage } from '../../src/domain/host/credit';
import { endEarly } from '../../src/domain/instance/early-release';
import { dayAfter, dayOf, startOf } from '../../src/domain/partner/beijing-days';
import { earnings } from '../../src/domain/partner/earnings';
import { postFinishedDays } from '../../src/domain/partner/post-days';
import { settleMonths } from '../../src/domain/partner/settle';
import { runDueJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { balances } from '../../src/ledger/statement';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

/** Hosts of this card say that their rentals can be released early; those of the RTX 3090 do not. */
const offered = { gpu_type: 'RTX 4090' } as const;
const server = openMarket();
const rentals = rentalsOn(server);
let buyer: Customer;

beforeEach(async () => {
  buyer = await customer(server, { balance: 5000 });
});

const quote = (name: string, { token }: Customer = buyer) =>
  server.call(getEarlyRelease, { instance_name: name }, { token });
const release = (name: string, amount: number, { token }: Customer = buyer, key?: string) =>
  server.call(
    releaseEarly,
    { instance_name: name, amount },
    { token, headers: key === undefined ? {} : { 'idempotency-key': key } },
  );
const sumOf = (back: { ReturnMoney: number; ReturnPowerMoney: number }): number =>
  Math.round((back.ReturnMoney + back.ReturnPowerMoney) * 100) / 100;
/** Quotes and releases for what the quote says. */
async function releaseNow(name: string, who: Customer = buyer) {
  const seen = (await quote(name, who)).data;
  const done = await release(name, sumOf(seen), who);
  expect(done.number).toBe(0);
  expect(done.data).toEqual(seen);
  return done.data;
}
const pursesOf = ({ userId }: Customer = buyer) => server.database.transaction((tx) => balances(tx, userId));
const linesOf = async (name: string) => {
  const { id } = await rentals.rowOf(name);
  return server.database.transaction((tx) =>
    tx.select().from(costItem).where(eq(costItem.instanceId, id)).orderBy(costItem.id),
  );
};
const refundsOf = async (name: string) => (await linesOf(name)).filter(({ amountFen }) => amountFen < 0n);
/** What the rule says for the lines of some keys, each key one payment. */
async function backOf(name: string, parts: readonly (readonly [string, RentalUnit])[]): Promise<number> {
  const { dueAt } = await rentals.rowOf(name);
  const until = usedUntil(server.clock.now().getTime(), dueAt.getTime());
  const lines = await linesOf(name);
  return parts.reduce((sum, [prefix, unit]) => {
    const own = lines.filter(({ key }) => key.startsWith(prefix));
    const [first] = own;
    if (first === undefined) throw new Error(`no line ${prefix}`);
    const paid = fen(Number(own.reduce((all, { amountFen }) => all + amountFen, 0n)));
    const time = { paid, begin: first.beginAt.getTime(), end: first.endAt.getTime(), unit };
    return sum + earlyReturn(time, until).back;
  }, 0);
}

/** What a host earned on each Beijing day of a rental, and what was paid for it. Fen. */
async function earnedOn(hostId: number, from: Date, until: Date, name: string) {
  const days: bigint[] = [];
  for (let day = dayOf(from); startOf(day) <= until; day = dayAfter(day)) {
    const span = { from: startOf(day), until: startOf(dayAfter(day)) };
    const earned = await server.database.transaction((tx) => earnings(tx, span));
    days.push(earned.find((one) => one.hostId === hostId)?.incomeFen ?? 0n);
  }
  const paidFen = (await linesOf(name)).reduce((sum, line) => (line.amountFen > 0n ? sum + line.amountFen : sum), 0n);
  return { days, paidFen };
}

describe('an instance that is released early', () => {
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

describe('an early release is refused', () => {
  const reasonOf = async (name: string, who: Customer = buyer) => {
    const asked = await quote(name, who);
    const done = await release(name, 1, who);
    expect(done.number).toBe(asked.number);
    return asked.number === 0 ? '' : asked.reason;
  };

  test('with the new quote when the sum is another one, and nothing happens', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 1 });
    const seen = sumOf((await quote(name)).data);
    server.clock.advance(2 * hourMs);
    const late = await release(name, seen);
    expect(late.number).toBe(errors.PRICE_CHANGED.status);
    expect(late.data).toEqual((await quote(name)).data);
    expect((await rentals.rowOf(name)).status).toBe(1);
    expect(await refundsOf(name)).toEqual([]);
  });

  test('where its host does not offer it, what was promised stays, and the order says which', async () => {
    const name = await rentals.rentRunning(buyer);
    expect(await rentals.read(buyer, name)).toMatchObject({ EarlyRelease: false });
    expect(await reasonOf(name)).toContain('不支持提前释放退还');
    const asked = { gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'day' } as const;
    const offers = async (change: { gpu_type: string; district?: string }) =>
      (await server.call(runKvmQueryPrice, { ...asked, ...change }, { token: buyer.token })).data.EarlyRelease;
    expect(await offers({ gpu_type: 'RTX 3090' })).toBe(false);
    expect(await offers(offered)).toBe(true);
    expect(await offers({ gpu_type: 'H20' })).toBe(false);
    expect(await offers({ gpu_type: 'H20', district: '华东一区' })).toBe(true);
    const promised = await rentals.rentRunning(buyer, offered);
    const { hostId } = await rentals.rowOf(promised);
    const offer = (earlyRelease: boolean) =>
      server.database.transaction((tx) => tx.update(host).set({ earlyRelease }).where(eq(host.id, hostId)));
    await offer(false);
    expect(await offers(offered)).toBe(false);
    expect((await quote(promised)).number).toBe(0);
    await offer(true);
  });

  test('while it moves, while it grows, on a lost host, in its last hour and after its end', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'hour', pack_time: 3, due_mode: -1 });
    await server.call(addOneDisk, { instance_name: name, disk_size: 100 }, { token: buyer.token });
    expect(await reasonOf(name)).toContain('上一次升级还在生效中');
    await rentals.passSeconds(8);
    const system = { instance_name: name, image_name: 'ubuntu-22.04' } as const;
    expect((await server.call(reinstallKvm, system, { token: buyer.token })).number).toBe(0);
    expect(await reasonOf(name)).toContain('重置系统');
    await rentals.passSeconds(20);
    const { hostId, dueAt } = await rentals.rowOf(name);
    const lose = (lostAt: Date | null) =>
      server.database.transaction((tx) =>
        tx.update(host).set({ lostAt, silentSince: lostAt }).where(eq(host.id, hostId)),
      );
    await lose(server.clock.now());
    expect(await reasonOf(name)).toContain('所在主机没有响应');
    await lose(null);
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime() - 59 * minuteMs);
    expect(await reasonOf(name)).toContain('不足 1 小时');
    server.clock.advance(hourMs);
    await runDueJobs(server.services, jobKinds);
    expect(await reasonOf(name)).toContain('已到期');
  });

  test("without a session, with somebody else's name and a sub-account's colleague", async () => {
    const name = await rentals.rentRunning(buyer, offered);
    expect((await server.call(getEarlyRelease, { instance_name: name })).number).toBe(errors.SESSION_INVALID.status);
    expect((await server.call(releaseEarly, { instance_name: name, amount: 1 })).number).toBe(
      errors.SESSION_INVALID.status,
    );
    const stranger = await customer(server);
    const colleague = await subAccountOf(server, buyer, 'colleague', 100);
    for (const who of [stranger, colleague]) {
      expect((await quote(name, who)).number).toBe(errors.NOT_FOUND.status);
      expect((await release(name, 1, who)).number).toBe(errors.NOT_FOUND.status);
    }
    const bad = await server.call(releaseEarly, { instance_name: name, amount: -1 }, { token: buyer.token });
    expect(bad.number).toBe(errors.INVALID_REQUEST.status);
  });
});

describe('beside an early release', () => {
  test('the partner of the host earns what was kept, on the days until it, and nothing afterwards', async () => {
    const partner = await customer(server);
    // Nobody else rents on these hosts.
    const alone = { gpu_type: 'H20', district: '华东一区' } as const;
    const name = await rentals.rentRunning(buyer, { ...alone, unit: 'day', pack_time: 10 });
    const { hostId, createdAt, dueAt } = await rentals.rowOf(name);
    await server.database.transaction((tx) =>
      tx.update(host).set({ partnerUserId: partner.userId }).where(eq(host.id, hostId)),
    );
    const { days: before } = await earnedOn(hostId, createdAt, dueAt, name);
    server.clock.advance(50 * hourMs);
    buyer = await signInAgain(server, buyer);
    const back = await releaseNow(name);
    const { days, paidFen } = await earnedOn(hostId, createdAt, dueAt, name);
    const keptFen = paidFen - BigInt(Math.round(sumOf(back) * 100));
    expect(days.reduce((sum, fenOfDay) => sum + fenOfDay, 0n)).toBe(keptFen);
    expect(days.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(days.slice(3).every((fenOfDay) => fenOfDay === 0n)).toBe(true);
    const [sheet] = await server.database.transaction(async (tx) => {
      await postFinishedDays(tx, server.clock.now());
      await settleMonths(tx, server.services);
      return tx.select().from(settlement).where(eq(settlement.userId, partner.userId));
    });
    expect(sheet?.adjustFen).toBe(0n);
    await server.database.transaction((tx) => tx.update(host).set({ partnerUserId: null }).where(eq(host.id, hostId)));
  });

  test('what a lost host gave back is not given twice: both together are no more than was paid', async () => {
    const before = await pursesOf();
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 2 });
    const paid = before.cashFen - (await pursesOf()).cashFen;
    const { id, hostId } = await rentals.rowOf(name);
    await rentals.passHours(5);
    const endedAt = server.clock.now();
    const beganAt = new Date(endedAt.getTime() - 3 * hourMs);
    const [lost] = await server.database.transaction((tx) =>
      tx.insert(outage).values({ instanceId: id, hostId, beganAt, endedAt }).returning(),
    );
    const back = await releaseNow(name);
    await server.database.transaction((tx) => creditOutage(tx, lost?.id ?? 0, server.clock.now()));
    await server.database.transaction((tx) => creditOutage(tx, lost?.id ?? 0, server.clock.now()));
    const credited = (await refundsOf(name)).filter(({ key }) => key.startsWith('outage:'));
    expect(credited).toHaveLength(1);
    const creditFen = -(credited[0]?.amountFen ?? 0n);
    expect(creditFen).toBeGreaterThan(0n);
    const left = await pursesOf();
    expect(left.cashFen).toBe(before.cashFen - paid + BigInt(Math.round(sumOf(back) * 100)) + creditFen);
    expect(left.cashFen).toBeLessThan(before.cashFen);
  });

  test('a failure at the last step leaves nothing behind', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 1 });
    const before = await pursesOf();
    const amount = sumOf((await quote(name)).data);
    const broken = server.database.transaction(async (tx) => {
      const [row] = await tx.select().from(instance).where(eq(instance.name, name)).for('update');
      if (row === undefined) throw new Error('no instance');
      await endEarly(tx, server.services, row, amount);
      throw new Error('power failure');
    });
    await expect(broken).rejects.toThrow('power failure');
    expect(await pursesOf()).toEqual(before);
    expect((await rentals.rowOf(name)).status).toBe(1);
    expect(await refundsOf(name)).toEqual([]);
    await releaseNow(name);
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
