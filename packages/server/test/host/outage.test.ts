import { reinstallKvm, restartKvm, shutDownKvm, startFromShutdown } from '@compute-market/contract/calls/instance';
import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewKvm } from '@compute-market/contract/calls/rental';
import { updateKvmCpu } from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { asyncProperty, assert as assertProperty, array, constantFrom } from 'fast-check';
import { and, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Tx } from '../../src/db/database';
import { subAccounts } from '../../src/db/schema/account';
import { costItem } from '../../src/db/schema/instance';
import { job } from '../../src/db/schema/job';
import { host } from '../../src/db/schema/market';
import { outage } from '../../src/db/schema/outage';
import { jobKinds } from '../../src/domain';
import { figuresIn } from '../../src/domain/bill/figures';
import { jobKinds as hostJobKinds } from '../../src/domain/host';
import { creditOutage } from '../../src/domain/host/credit';
import { followOutages } from '../../src/domain/host/outages';
import { resizeKey } from '../../src/domain/instance/job-names';
import { MachineRefusal } from '../../src/fleet/provider';
import { giveUpForGood, runAgain } from '../../src/jobs/given-up';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { balances } from '../../src/ledger/statement';
import { customer, subAccountOf, type Customer } from '../calls/instance-customers';
import { rentalsOn } from '../calls/instance-world';
import { openMarket } from '../setup';

const server = openMarket();
const rentals = rentalsOn(server, jobKinds);
const { passMinutes: pass } = rentals;
let buyer: Customer;
let name: string;

beforeAll(async () => {
  await enqueueStandingJobs(server.services, hostJobKinds);
});
beforeEach(async () => {
  ({ buyer, name } = await rentals.openRental({ balance: 500 }, { pack_time: 10 }));
});

const silence = (isSilent: boolean) => rentals.silence(name, isSilent);
/** Loses the host for so many minutes, as it was seen: from the last answer to the first. */
const lose = async (minutes: number) => {
  await pass(1);
  await silence(true);
  const untilLost = Math.min(minutes - 1, 5);
  await pass(untilLost);
  // From then on a look a minute tells nothing new.
  await rentals.pass((minutes - 1 - untilLost) * minuteMs);
  await silence(false);
  await pass(1);
};
const pursesOf = ({ userId }: Customer) => server.database.transaction((tx) => balances(tx, userId));
const outagesOf = async () => {
  const { id } = await rentals.rowOf(name);
  return server.database.transaction((tx) =>
    tx.select().from(outage).where(eq(outage.instanceId, id)).orderBy(outage.id),
  );
};
const chargesOf = async () => {
  const { id } = await rentals.rowOf(name);
  return server.database.transaction((tx) => tx.select().from(costItem).where(eq(costItem.instanceId, id)));
};
const eventsOf = async () =>
  (await server.call(getInstanceEvents, { instance_name: name, limit: 20 }, { token: buyer.token })).data.data;
const remindersOf = async ({ token }: Customer = buyer) =>
  (await server.call(getReminders, { page: 1, page_size: 20 }, { token })).data.data;
/** What this many minutes of what was paid for are worth, line by line, fen. */
const worthOf = async (minutes: number) =>
  (await chargesOf())
    .filter(({ amountFen }) => amountFen > 0n)
    .reduce(
      (sum, { amountFen, beginAt, endAt }) =>
        sum + (amountFen * BigInt(minutes * minuteMs)) / BigInt(endAt.getTime() - beginAt.getTime()),
      0n,
    );

describe('a rental on a host that is lost', () => {
  test('says so, tells its owner what follows, and gets the time back by one line when the host answers', async () => {
    await pass(1);
    const before = await pursesOf(buyer);
    const since = Math.floor(server.clock.now().getTime() / 1000);
    await silence(true);
    await pass(2);
    expect(await rentals.read(buyer, name)).toMatchObject({ IsAbnormal: 0, HostSilentTime: null });
    await pass(10);
    expect(await rentals.read(buyer, name)).toMatchObject({
      Status: 1,
      IsAbnormal: 1,
      Message: '所在主机没有响应',
      AbornormalTime: 12 * 60,
      HostSilentTime: since,
    });
    const [told] = await remindersOf();
    expect(told?.Title).toBe('实例所在主机没有响应');
    expect(told?.Text).toContain('租费自动退回，无需申请');
    expect(decodeURIComponent(told?.Link ?? '')).toContain('现象：所在主机没有响应');

    await silence(false);
    await pass(1);
    const worth = await worthOf(13);
    expect(worth).toBeGreaterThan(0n);
    expect((await pursesOf(buyer)).cashFen - before.cashFen).toBe(worth);
    expect((await pursesOf(buyer)).accumulatedFen).toBe(before.accumulatedFen - worth);
    expect(await rentals.read(buyer, name)).toMatchObject({
      IsAbnormal: 0,
      Message: '',
      HostSilentTime: null,
      ReturnMoney: Number(worth) / 100,
    });
    const yuan = Number(worth) / 100;
    expect((await eventsOf()).slice(0, 3).map(({ Kind, By, Details }) => [Kind, By, Details])).toEqual([
      ['outage_credited', 'system', { amount: yuan, reason: '主机离线 13 分钟' }],
      ['recovered', 'system', {}],
      ['abnormal', 'system', { reason: '所在主机没有响应' }],
    ]);
    const reminders = await remindersOf();
    expect(reminders.map(({ Title }) => Title)).toEqual(['主机已恢复，租费已退回', '实例所在主机没有响应']);
    expect(reminders[0]?.Text).toContain(`共 13 分钟）。这段时间的租费 ¥${yuan.toFixed(2)} 已退回原支付账户。`);
    const { data: costs } = await server.call(
      getInstanceCosts,
      { page: 1, page_size: 20, instance_name: name, cost_type: 9 },
      { token: buyer.token },
    );
    expect(costs.data).toHaveLength(1);
    const { data: changes } = await server.call(getBalanceChanges, { page: 1, page_size: 20, type: 7 }, buyer);
    expect(changes.data.map(({ DiffMoney, Remark }) => [DiffMoney, Remark])).toEqual([[yuan, '主机离线退费：13 分钟']]);
    // In the bill of the month it belongs to what it was paid for.
    const whole = { begin: new Date(0), end: new Date(server.clock.now().getTime() + minuteMs) };
    const figures = await server.database.transaction((tx) => figuresIn(tx, [buyer.userId], whole));
    expect(figures.get(buyer.userId)?.spending).toMatchObject([
      { product: 'kvm', subAccountId: 0, refundedFen: worth },
    ]);
  });

  test('is not restarted, started or given another system before its host answers', async () => {
    await silence(true);
    await pass(5);
    const refused = async (call: typeof restartKvm | typeof startFromShutdown) => {
      const { number, reason } = await server.call(call, { instance_name: name }, { token: buyer.token });
      expect([number, reason]).toEqual([errors.NOT_AVAILABLE.status, expect.stringContaining('所在主机没有响应')]);
    };
    await refused(restartKvm);
    const reinstalled = await server.call(
      reinstallKvm,
      { instance_name: name, image_name: 'pytorch-2.5' },
      { token: buyer.token },
    );
    expect(reinstalled.reason).toContain('所在主机没有响应');
    await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
    await refused(startFromShutdown);
    await silence(false);
    await pass(1);
    expect((await server.call(startFromShutdown, { instance_name: name }, { token: buyer.token })).number).toBe(0);
  });

  test('is credited once, whatever is repeated', async () => {
    await pass(1);
    await silence(true);
    await pass(6);
    const again = () => server.database.transaction((tx) => followOutages(tx, server.clock.now()));
    await again();
    await again();
    expect(await outagesOf()).toHaveLength(1);
    const before = (await pursesOf(buyer)).cashFen;
    await silence(false);
    await pass(1);
    const [over] = await outagesOf();
    if (over === undefined) throw new Error('no outage');
    const credit = () => server.database.transaction((tx) => creditOutage(tx, over.id, server.clock.now()));
    const paid = (await pursesOf(buyer)).cashFen;
    expect(paid - before).toBe(over.creditFen);
    await Promise.all([credit(), again(), credit(), again()]);
    await pass(2);
    expect((await pursesOf(buyer)).cashFen).toBe(paid);
    // Also one that has forgotten that it paid cannot pay again: the keys are taken.
    const mark = (marks: Partial<typeof over>) =>
      server.database.transaction((tx) => tx.update(outage).set(marks).where(eq(outage.id, over.id)));
    await mark({ creditedAt: null, creditFen: null });
    await expect(credit()).rejects.toThrow();
    await mark({ creditedAt: over.creditedAt, creditFen: over.creditFen });
    expect((await pursesOf(buyer)).cashFen).toBe(paid);
  });

  test('is credited once where the server ends in the middle, before each step or after it', async () => {
    const killed = new Error('the server ends here');
    /** A step that is done and lost again, as where a server ends before the transaction does. */
    const lost = (step: (tx: Tx) => Promise<unknown>) =>
      expect(
        server.database.transaction(async (tx) => {
          await step(tx);
          throw killed;
        }),
      ).rejects.toBe(killed);
    const follow = (tx: Tx) => followOutages(tx, server.clock.now());
    const { hostId } = await rentals.rowOf(name);
    const setHost = (change: Partial<typeof host.$inferInsert>) =>
      server.database.transaction((tx) => tx.update(host).set(change).where(eq(host.id, hostId)));
    const before = (await pursesOf(buyer)).cashFen;
    const now = server.clock.now();
    await setHost({ silentSince: now, lostAt: now });
    await lost(follow);
    expect([await outagesOf(), await remindersOf()]).toEqual([[], []]);
    await server.database.transaction(follow);
    server.clock.advance(10 * minuteMs);
    await setHost({ silentSince: null, lostAt: null });
    await lost(follow);
    const [open] = await outagesOf();
    expect(open?.endedAt).toBeNull();
    await server.database.transaction(follow);
    await lost((tx) => creditOutage(tx, open?.id ?? 0, server.clock.now()));
    expect((await pursesOf(buyer)).cashFen).toBe(before);
    await pass(1);
    await pass(1);
    const [over] = await outagesOf();
    expect(over?.creditFen).toBe(await worthOf(10));
    expect((await pursesOf(buyer)).cashFen - before).toBe(over?.creditFen);
    expect((await remindersOf()).map(({ Title }) => Title)).toEqual(['主机已恢复，租费已退回', '实例所在主机没有响应']);
  });

  test('gets no minute back twice, where its host falls silent again before it is noted that it answered', async () => {
    const { hostId } = await rentals.rowOf(name);
    const setHost = (change: Partial<typeof host.$inferInsert>) =>
      server.database.transaction((tx) => tx.update(host).set(change).where(eq(host.id, hostId)));
    const follow = () => server.database.transaction((tx) => followOutages(tx, server.clock.now()));
    const later = (minutes: number) => {
      server.clock.advance(minutes * minuteMs);
      return server.clock.now();
    };
    const lost = later(5);
    await setHost({ silentSince: lost, lostAt: lost });
    await follow();
    const answered = later(10);
    await setHost({ silentSince: answered, lostAt: null });
    later(1);
    await follow();
    await setHost({ lostAt: later(3) });
    await follow();
    const [first, second] = await outagesOf();
    expect(first?.endedAt).not.toBeNull();
    expect(second?.beganAt).toEqual(first?.endedAt);
    await setHost({ silentSince: null, lostAt: null });
    await follow();
  });

  test('loses nothing by a silence that is shorter than the limit', async () => {
    const before = await pursesOf(buyer);
    await lose(3);
    expect(await outagesOf()).toEqual([]);
    expect(await pursesOf(buyer)).toEqual(before);
  });

  test('gets the time back also while it is shut down, and says nothing of trouble then', async () => {
    await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
    await pass(1);
    await silence(true);
    await pass(6);
    expect(await rentals.read(buyer, name)).toMatchObject({ Status: 6, IsAbnormal: 0, Message: '' });
    expect((await rentals.read(buyer, name)).HostSilentTime).not.toBeNull();
    await silence(false);
    await pass(1);
    expect((await outagesOf()).map(({ creditFen }) => creditFen)).toEqual([await worthOf(7)]);
  });

  test('that ends meanwhile gets back what it paid until its end, and no more', async () => {
    const { dueAt } = await rentals.rowOf(name);
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime() - 6 * minuteMs);
    await pass(1);
    await silence(true);
    await pass(10);
    const [over] = await outagesOf();
    expect(over?.creditFen).toBe(await worthOf((dueAt.getTime() - (over?.beganAt.getTime() ?? 0)) / minuteMs));
    const after = await pursesOf(buyer);
    await silence(false);
    await pass(2);
    expect((await pursesOf(buyer)).cashFen).toBe(after.cashFen);
    expect((await remindersOf()).map(({ Title }) => Title)).toContain('主机离线期间的租费已退回');
  });

  test('that is renewed meanwhile gets back its share of both periods', async () => {
    const { dueAt } = await rentals.rowOf(name);
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime() - 5 * minuteMs);
    await pass(1);
    const began = server.clock.now();
    await silence(true);
    await pass(1);
    const renewed = await server.call(
      renewKvm,
      { instance_name: name, pack_time: 1, unit: 'hour' },
      { token: buyer.token },
    );
    expect(renewed.number).toBe(0);
    await pass(8);
    await silence(false);
    await pass(1);
    const now = server.clock.now();
    const lines = (await chargesOf()).filter(({ amountFen }) => amountFen > 0n);
    const shares = lines.map(({ amountFen, beginAt, endAt }) => {
      const lost = Math.min(endAt.getTime(), now.getTime()) - Math.max(beginAt.getTime(), began.getTime());
      return (amountFen * BigInt(lost)) / BigInt(endAt.getTime() - beginAt.getTime());
    });
    const worth = shares.reduce((sum, share) => sum + share, 0n);
    expect(shares.filter((share) => share > 0n).length).toBeGreaterThan(1);
    expect((await outagesOf()).map(({ creditFen }) => creditFen)).toEqual([worth]);
  });

  test('gets the time of an upgrade back once, where the upgrade is refused after its host answers', async () => {
    const before = await pursesOf(buyer);
    const resize = vi.spyOn(server.services.compute, 'resize').mockResolvedValue(false);
    onTestFinished(() => resize.mockRestore());
    const plain = await chargesOf();
    const upgraded = await server.call(updateKvmCpu, { instance_name: name, add_cpu: 2 }, { token: buyer.token });
    expect(upgraded.data.PayPrice).toBeGreaterThan(0.5);
    await lose(30);
    await pass(1);
    resize.mockRejectedValueOnce(new MachineRefusal('宿主机上找不到分配的显卡'));
    await pass(2);
    expect(await rentals.rowOf(name)).toMatchObject({ resizeRequestedAt: null, addedCpu: 0 });
    const [{ beganAt, endedAt, creditFen } = { beganAt: 0, endedAt: null, creditFen: 0n }] = await outagesOf();
    const lost = BigInt(Number(endedAt) - Number(beganAt));
    const worth = plain.reduce(
      (sum, { amountFen, beginAt, endAt }) => sum + (amountFen * lost) / BigInt(endAt.getTime() - beginAt.getTime()),
      0n,
    );
    expect((await pursesOf(buyer)).cashFen - before.cashFen).toBe(worth);
    expect(creditFen).toBe(worth);
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  describe('with an upgrade that nobody answers', () => {
    const upgradeJob = async () => {
      const [found] = await server.database.transaction((tx) =>
        tx
          .select()
          .from(job)
          .where(eq(job.key, resizeKey(name, 1))),
      );
      if (found === undefined) throw new Error('no upgrade was asked for');
      return found;
    };
    const decide = async (what: typeof runAgain) => {
      const { id } = await upgradeJob();
      await server.database.transaction((tx) => what(tx, id, server.clock.now()));
    };
    /** Loses the host for half an hour while an upgrade gets no answer, until its job is given up. */
    const loseUnanswered = async () => {
      const resize = vi.spyOn(server.services.compute, 'resize').mockRejectedValue(new Error('the engine is ill'));
      onTestFinished(() => resize.mockRestore());
      buyer = await customer(server, { balance: 5000 });
      name = await rentals.rentRunning(buyer, { unit: 'day', pack_time: 3 });
      const plain = await chargesOf();
      const before = (await pursesOf(buyer)).cashFen;
      const upgraded = await server.call(updateKvmCpu, { instance_name: name, add_cpu: 2 }, { token: buyer.token });
      expect(upgraded.data.PayPrice).toBeGreaterThan(0.5);
      await lose(30);
      expect(await outagesOf()).toMatchObject([{ creditedAt: null }]);
      // As after most of a day: of its attempts the last is left.
      const { id } = await upgradeJob();
      await server.database.transaction((tx) => tx.update(job).set({ attempts: 23 }).where(eq(job.id, id)));
      await rentals.passHours(1);
      expect((await upgradeJob()).failedAt).not.toBeNull();
      await pass(1);
      const [{ beganAt, endedAt } = { beganAt: 0, endedAt: null }] = await outagesOf();
      const lost = BigInt(Number(endedAt) - Number(beganAt));
      const worth = plain.reduce(
        (sum, { amountFen, beginAt, endAt }) => sum + (amountFen * lost) / BigInt(endAt.getTime() - beginAt.getTime()),
        0n,
      );
      return { resize, worth, before };
    };

    test('gets the time back once its job is given up, and the upgrade whole where it is refused after all', async () => {
      const { resize, worth, before } = await loseUnanswered();
      expect(await outagesOf()).toMatchObject([{ creditFen: worth }]);
      resize.mockRejectedValue(new MachineRefusal('宿主机上找不到分配的显卡'));
      await decide(runAgain);
      await pass(1);
      expect(await rentals.rowOf(name)).toMatchObject({ resizeRequestedAt: null, addedCpu: 0 });
      expect((await pursesOf(buyer)).cashFen - before).toBe(worth);
      expect(await server.database.transaction(audit)).toEqual([]);
    });

    test('keeps the upgrade, which is under way no more, when staff drop its job', async () => {
      await loseUnanswered();
      await decide(giveUpForGood);
      expect(await rentals.rowOf(name)).toMatchObject({ resizeRequestedAt: null, addingCpu: 0, addedCpu: 2 });
    });
  });

  test('gets the time back at once, where an upgrade was asked for after its host answered', async () => {
    const { hostId } = await rentals.rowOf(name);
    const setHost = (change: Partial<typeof host.$inferInsert>) =>
      server.database.transaction(async (tx) => {
        await tx.update(host).set(change).where(eq(host.id, hostId));
        await followOutages(tx, server.clock.now());
      });
    const resize = vi.spyOn(server.services.compute, 'resize').mockResolvedValue(false);
    onTestFinished(() => resize.mockRestore());
    await setHost({ silentSince: server.clock.now(), lostAt: server.clock.now() });
    server.clock.advance(10 * minuteMs);
    await setHost({ silentSince: null, lostAt: null });
    const worth = await worthOf(10);
    server.clock.advance(1);
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 2 }, { token: buyer.token });
    await pass(1);
    expect((await rentals.rowOf(name)).resizeRequestedAt).not.toBeNull();
    expect(await outagesOf()).toMatchObject([{ creditFen: worth }]);
  });

  test('tells the sub-account that has it what goes back to itself, and no word of the sum of others', async () => {
    const main = await customer(server, { balance: 500 });
    const sub = await subAccountOf(server, main, 'lab-t', 100);
    name = await rentals.rentRunning(sub, { pack_time: 10 });
    const upgraded = await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, { token: main.token });
    expect(upgraded.data.PayPrice).toBeGreaterThan(1);
    await lose(20);
    const { id } = await rentals.rowOf(name);
    const backTo = (payer: SQL) =>
      server.database.transaction(async (tx) => {
        const ofPayer = and(eq(costItem.instanceId, id), lt(costItem.amountFen, 0n), payer);
        const lines = await tx.select().from(costItem).where(ofPayer);
        return lines.reduce((sum, { amountFen }) => sum - amountFen, 0n);
      });
    const own = await backTo(isNotNull(costItem.subAccountId));
    expect(await backTo(isNull(costItem.subAccountId))).toBeGreaterThan(0n);
    expect((await remindersOf(sub))[0]?.Text).toContain(
      `这段时间的租费 ¥${(Number(own) / 100).toFixed(2)} 已退回原支付账户。`,
    );
  });

  test('gives vouchers back as vouchers, and a sub-account its limit', async () => {
    const main = await customer(server, { balance: 10, vouchers: 100 });
    const sub = await subAccountOf(server, main, 'lab', 100);
    name = await rentals.rentRunning(sub, { pay_type_first: 'power' });
    const spent = async () => {
      const [row] = await server.database.transaction((tx) =>
        tx.select().from(subAccounts).where(eq(subAccounts.userId, main.userId)),
      );
      return row?.spentFen ?? 0n;
    };
    const before = { ...(await pursesOf(main)), spent: await spent() };
    await lose(20);
    const worth = await worthOf(20);
    expect(worth).toBeGreaterThan(0n);
    const after = await pursesOf(main);
    expect([after.cashFen, after.voucherFen - before.voucherFen, before.spent - (await spent())]).toEqual([
      before.cashFen,
      worth,
      worth,
    ]);
    expect((await remindersOf(sub)).map(({ Title }) => Title)).toEqual([
      '主机已恢复，租费已退回',
      '实例所在主机没有响应',
    ]);
    expect(await remindersOf(main)).toEqual([]);
  });

  test('never gets back more than it paid, however its host comes and goes', { timeout: 600_000 }, async () => {
    const step = constantFrom('lose', 'answer', 'pass', 'pass', 'repeat', 'renew' as const);
    await assertProperty(
      asyncProperty(array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        buyer = await customer(server, { balance: 500 });
        name = await rentals.rentRunning(buyer, { pack_time: 1 });
        const start = (await pursesOf(buyer)).cashFen;
        for (const one of steps) {
          if (one === 'lose' || one === 'answer') await silence(one === 'lose');
          if (one === 'pass') await pass(4);
          if (one === 'renew')
            await server.call(renewKvm, { instance_name: name, pack_time: 1, unit: 'hour' }, { token: buyer.token });
          if (one === 'repeat')
            await server.database.transaction(async (tx) => {
              await followOutages(tx, server.clock.now());
              for (const { id } of await tx.select().from(outage)) await creditOutage(tx, id, server.clock.now());
            });
        }
        await silence(false);
        await pass(2);
        const outages = await outagesOf();
        const lines = await chargesOf();
        const paid = lines.reduce((sum, { amountFen }) => (amountFen > 0n ? sum + amountFen : sum), 0n);
        const back = outages.reduce((sum, { creditFen }) => sum + (creditFen ?? 0n), 0n);
        expect(back).toBeLessThanOrEqual(paid);
        expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0n)).toBe(paid - back);
        const renewals = lines
          .filter(({ costType, amountFen }) => costType === 2 && amountFen > 0n)
          .reduce((sum, { amountFen }) => sum + amountFen, 0n);
        expect(await pursesOf(buyer)).toMatchObject({ cashFen: start - renewals + back, accumulatedFen: paid - back });
        expect(outages.every(({ creditedAt }) => creditedAt !== null)).toBe(true);
        outages.forEach(({ beganAt }, index) => {
          const before = outages[index - 1]?.endedAt;
          if (before) expect(beganAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
        });
        expect(await server.database.transaction(audit)).toEqual([]);
      }),
      { numRuns: Number(process.env.MODEL_RUNS ?? 4) },
    );
    const open = await server.database.transaction((tx) => tx.select().from(outage).where(isNull(outage.endedAt)));
    expect(open).toEqual([]);
  });
});
