import { runKvm } from '@compute-market/contract/calls/rental';
import { getUserInfo } from '@compute-market/contract/calls/account';
import {
  answerSettlement,
  getMachineIncome,
  getPayoutAccount,
  getSettlementLines,
  getSettlements,
} from '@compute-market/contract/calls/partner';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { COST_TYPE, INSTANCE_STATUS, SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { dayMs, daySeconds, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { users } from '../../src/db/schema/account';
import { costItem, instance } from '../../src/db/schema/instance';
import { host } from '../../src/db/schema/market';
import { outage } from '../../src/db/schema/outage';
import { partnerDay, payoutAccount, settlement } from '../../src/db/schema/partner';
import { jobKinds as hostJobs } from '../../src/domain/host';
import { jobKinds as instanceJobs } from '../../src/domain/instance';
import { specificationName } from '../../src/domain/market/specification-name';
import { jobKinds as partnerJobs } from '../../src/domain/partner';
import { appointPartner, dismissPartner, findUnusedMachines } from '../../src/domain/partner/membership';
import { moveSettlement, paySettlement } from '../../src/domain/partner/settle';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { dayAfter, dayOf, startOf } from '../../src/platform/beijing-days';
import { openMarket, runDue } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';

const server = openMarket();
let partner: Customer;
/** All that a partner's income hangs on. */
const jobKinds = [...partnerJobs, ...instanceJobs, ...hostJobs];

/** 2026-06-01 12:00 in Beijing: one customer rents all eight cards of cd01 for two days, another's start on cd05 fails. */
beforeAll(async () => {
  partner = await customer(server);
  await server.database.transaction(async (tx) => {
    await tx.update(users).set({ isPartner: true }).where(eq(users.id, partner.userId));
    await tx
      .update(host)
      .set({ partnerUserId: partner.userId })
      .where(inArray(host.name, ['cd01', 'cd05']));
  });
  await enqueueStandingJobs(server.services, jobKinds);
});

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
const since = seconds(new Date('2026-06-01T00:00:00+08:00'));
const all = () => ({ page: 1, page_size: 50, begin_time: since, end_time: seconds(server.clock.now()) });
const income = async (change: object = {}) =>
  (await server.call(getMachineIncome, { ...all(), ...change }, { token: partner.token })).data;
const sheets = async (change: object = {}) =>
  (await server.call(getSettlements, { page: 1, page_size: 20, ...change }, { token: partner.token })).data;

async function rent(gpu_type: string): Promise<number> {
  const who = await customer(server, { balance: 10_000 });
  const answer = await server.call(
    runKvm,
    {
      gpu_type,
      gpu_num: 8,
      spec_name: specificationName(gpu_type, 8, 'c'),
      district: '西南一区',
      image_name: 'ubuntu-22.04',
      unit: 'day',
      pack_time: 2,
      due_mode: -1,
    },
    { token: who.token },
  );
  expect(answer.number).toBe(0);
  const [row] = await server.database.transaction((tx) =>
    tx.select().from(instance).where(eq(instance.userId, who.userId)),
  );
  return row?.id ?? 0;
}

async function pass(milliseconds: number, step = hourMs): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    server.clock.advance(Math.min(left, step));
    await runDue(server, jobKinds);
  }
  partner = await signInAgain(server, partner);
}

const paidFor = async (instanceId: number) => {
  const lines = await server.database.transaction((tx) =>
    tx.select().from(costItem).where(eq(costItem.instanceId, instanceId)),
  );
  return Number(lines.reduce((sum, line) => sum + line.amountFen, 0n)) / 100;
};

describe('income of a partner', () => {
  let rented = 0;
  let price = 0;

  test('there is none before anything is rented', async () => {
    expect(await income()).toMatchObject({
      SumIncome: 0,
      MonthIncome: 0,
      YesterdayIncome: 0,
      UnsettledIncome: 0,
      SettledIncome: 0,
      MachineNum: 2,
      OnlineNum: 2,
      GpuNum: 16,
      RentedGpuNum: 0,
    });
  });

  test('grows with the time of a rental, evenly; a start that failed and was paid back earns nothing', async () => {
    rented = await rent('RTX 4090');
    price = await paidFor(rented);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 0 }));
    await pass(6 * hourMs);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    const failed = await rent('L40S');
    await pass(2 * hourMs);
    expect(await paidFor(failed)).toBe(0);
    const { SumIncome, data } = await income();
    expect(SumIncome).toBeCloseTo((price * 8) / 48, 1);
    expect(
      data.map(({ Host, Gpu_num, RentedNum, RentHours, Income, Status }) => [
        Host,
        Gpu_num,
        RentedNum,
        RentHours,
        Income,
        Status,
      ]),
    ).toEqual([
      ['cd01', 8, 8, 64, SumIncome, 1],
      ['cd05', 8, 0, 0, 0, 1],
    ]);
  });

  test('stands from one whole hour to the next: what two calls of one screen tell adds up', async () => {
    const told = async () =>
      (({ SumIncome, MonthIncome, UnsettledIncome }) => [SumIncome, MonthIncome, UnsettledIncome])(await income());
    const before = await told();
    await pass(hourMs - 60_000);
    expect(await told()).toEqual(before);
    await pass(60_000);
    expect((await told())[0]).toBeGreaterThan(before[0] ?? 0);
  });

  test('is posted once a day is over, and every fen of the price is posted in the end', async () => {
    await pass(2 * dayMs);
    const posted = await server.database.transaction((tx) => tx.select().from(partnerDay));
    expect(posted.map(({ day }) => day).sort()).toEqual(['2026-06-01', '2026-06-01', '2026-06-02', '2026-06-02']);
    const { SumIncome, UnsettledIncome, RentedGpuNum, data } = await income({ group_by: 'day' });
    expect([SumIncome, UnsettledIncome, RentedGpuNum]).toEqual([price, price, 0]);
    expect(data.map(({ Day, RentHours, OnlineRate }) => [Day, RentHours, OnlineRate])).toEqual([
      ['2026-06-03', 96, 1],
      ['2026-06-02', 192, 1],
      ['2026-06-01', 96, 1],
    ]);
    expect(data.reduce((sum, { Income }) => sum + Math.round(Income * 100), 0)).toBe(Math.round(price * 100));
  });

  test('is filtered by machine, card and time', async () => {
    expect((await income({ host: 'cd05' })).SumIncome).toBe(0);
    expect((await income({ gpu_type: 'RTX 4090' })).SumIncome).toBe(price);
    const day = await income({ begin_time: since + daySeconds, end_time: since + daySeconds });
    expect(day.SumIncome).toBeCloseTo(price / 2, 1);
    expect(day.data[0]).toMatchObject({ Host: 'cd01', RentRate: 1, RentHours: 192 });
    expect((await income({ group_by: 'month' })).data).toMatchObject([{ Day: '2026-06', Income: price }]);
  });

  test('is settled when the month is over: fee taken, confirmed, paid, and then it is not unsettled any more', async () => {
    const [running] = (await sheets()).data;
    expect(running).toMatchObject({ Status: 0, FileUrl: '' });
    expect(running?.Income).toBeCloseTo(price * 0.75, 1);
    await pass(28 * dayMs, dayMs);
    const [sheet] = (await sheets({ month: '2026-06' })).data;
    const fee = Math.round(price * 20) / 100;
    expect(sheet).toMatchObject({ Income: price, FeeRate: 0.2, Fee: fee, Adjust: 0, Status: 1, PayTime: null });
    expect(sheet?.PayAmount).toBeCloseTo(price - fee, 2);
    expect([sheet?.PeriodBegin, sheet?.PeriodEnd]).toEqual([since, since + 30 * daySeconds - 1]);
    const file = await server.app.inject({ method: 'GET', url: sheet?.FileUrl ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const bare = await server.app.inject({ method: 'GET', url: sheet?.FileUrl.split('?', 1)[0] ?? '' });
    expect(bare.statusCode).toBe(404);
    await server.database.transaction((tx) =>
      tx.insert(payoutAccount).values({
        userId: partner.userId,
        holder: '北辰算力',
        bankName: '招商银行成都分行',
        bankAccount: '512902345610901',
        changedAt: server.clock.now(),
      }),
    );
    const id = sheet?.Id ?? 0;
    const confirm = () => server.database.transaction((tx) => moveSettlement(tx, id, 'confirm'));
    const paid = { accountTail: '0901', at: server.clock.now() };
    const pay = () => server.database.transaction((tx) => paySettlement(tx, id, paid));
    expect([await pay(), await confirm(), await pay(), await pay()]).toEqual([false, true, true, false]);
    expect(await income()).toMatchObject({ UnsettledIncome: 0, SettledIncome: sheet?.PayAmount });
    expect((await sheets({ status: 3 })).data[0]?.PayTime).toBe(seconds(server.clock.now()));
    expect(await server.database.transaction((tx) => tx.$count(settlement))).toBe(1);
  });

  test('an hour that is paid after its day was posted is earned on the day of the payment, once', async () => {
    const sumOf = async () => (await income()).SumIncome;
    const before = await sumOf();
    const beginAt = new Date(server.clock.now().getTime() - 3 * dayMs);
    const paid = { originalFen: 37n, amountFen: 37n, moneyFen: 37n, powerMoneyFen: 0n, creditFen: 0n };
    await server.database.transaction(async (tx) => {
      const [row] = await tx.select().from(instance).where(eq(instance.id, rented));
      const line = {
        instanceId: rented,
        userId: row?.userId ?? 0,
        costType: COST_TYPE.keepDisk,
        beginAt,
        endAt: new Date(beginAt.getTime() + hourMs),
        unitPrice: 3700,
        hours: 1,
        ...paid,
      };
      await tx.insert(costItem).values({ ...line, key: 'keep:late', createdAt: server.clock.now() });
    });
    await pass(hourMs);
    expect(await sumOf()).toBeCloseTo(before + 0.37, 2);
    await pass(3 * dayMs, dayMs);
    expect(await sumOf()).toBeCloseTo(before + 0.37, 2);
  });

  test('a start that fails after its first day was posted takes that share off its month again, and the sheet adds up', async () => {
    const engine = vi
      .spyOn(server.services.compute, 'create')
      .mockRejectedValue(new Error('the engine does not answer'));
    onTestFinished(() => engine.mockRestore());
    const postedOf = () =>
      server.database.transaction(async (tx) => {
        const days = await tx.select().from(partnerDay).innerJoin(host, eq(host.id, partnerDay.hostId));
        return days.reduce((sum, day) => sum + (day.host.name === 'cd05' ? day.partner_day.incomeFen : 0n), 0n);
      });
    const failed = await rent('L40S');
    expect(await postedOf()).toBe(0n);
    await pass(12 * hourMs);
    expect(await postedOf()).toBeGreaterThan(0n);
    engine.mockRestore();
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    await pass(6 * hourMs);
    expect(await paidFor(failed)).toBe(0);
    const posted = Number(await postedOf()) / 100;
    const [sheet] = (await sheets()).data;
    expect(sheet).toMatchObject({ Status: 0, Adjust: -posted });
    const asked = { settlement_id: sheet?.Id ?? 0, page: 1, page_size: 50 };
    const { data } = (await server.call(getSettlementLines, asked, { token: partner.token })).data;
    const lines = data.reduce((sum, { Amount }) => sum + Math.round(Amount * 100), 0);
    expect(lines).toBe(Math.round(((sheet?.Income ?? 0) - posted) * 100));
  });
});

describe('what is refused', () => {
  test('a customer who is no partner sees how to become one; a sub-account and a visitor are refused', async () => {
    const stranger = await customer(server);
    const answer = await server.call(getMachineIncome, all(), { token: stranger.token });
    expect(answer).toMatchObject({
      number: errors.PERMISSION_FORBIDDEN.status,
      reason: '您还不是合作伙伴，请在合作收益页面申请加入',
    });
    expect((await server.call(getSettlements, { page: 1, page_size: 20 }, { token: stranger.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.status,
    );
    expect((await server.call(getSettlements, { page: 1, page_size: 20 })).number).toBe(2);
    const sub = await subAccountOf(server, partner, 'lab', 10);
    expect((await server.call(getSettlements, { page: 1, page_size: 20 }, { token: sub.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.status,
    );
  });

  test('a span of more than a year, or one that ends before it begins', async () => {
    for (const span of [
      { begin_time: since - 400 * daySeconds },
      { begin_time: since + daySeconds, end_time: since },
    ]) {
      expect((await server.call(getMachineIncome, { ...all(), ...span }, { token: partner.token })).number).toBe(
        errors.INVALID_REQUEST.status,
      );
    }
  });
});

describe('a partnership', () => {
  const find = async (who: Customer) =>
    server.database.transaction((tx) => tx.select().from(host).where(eq(host.partnerUserId, who.userId)));
  const appoint = (who: Customer, hostIds: number[]) =>
    server.database.transaction((tx) => appointPartner(tx, who.userId, hostIds, server.clock.now()));
  const dismiss = (who: Customer) =>
    server.database.transaction((tx) => dismissPartner(tx, who.userId, server.clock.now()));

  test('begins with machines that were never let, is told, and ends with them going back', async () => {
    const who = await customer(server);
    expect((await server.call(getMachineIncome, all(), { token: who.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.status,
    );
    const [first, second] = await server.database.transaction((tx) => findUnusedMachines(tx, 2));
    const [taken] = await server.database.transaction((tx) => tx.select().from(host).where(eq(host.name, 'cd01')));
    expect(await appoint(who, [first?.id ?? 0, second?.id ?? 0, taken?.id ?? 0])).toBe(true);
    expect((await find(who)).map(({ id }) => id).sort()).toEqual([first?.id, second?.id].sort());
    expect((await server.call(getMachineIncome, all(), { token: who.token })).data.MachineNum).toBe(2);
    expect(
      (await server.call(getReminders, { page: 1, page_size: 10 }, { token: who.token })).data.data.map(
        ({ Title }) => Title,
      ),
    ).toEqual(['合作伙伴']);
    expect([await dismiss(who), await dismiss(who)]).toEqual([true, false]);
    expect(await find(who)).toEqual([]);
    expect((await server.call(getMachineIncome, all(), { token: who.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.status,
    );
  });

  test('does not end while something of today is let on its machines', async () => {
    const [rented] = await server.database.transaction((tx) =>
      tx
        .select({ id: instance.id })
        .from(instance)
        .innerJoin(host, eq(host.id, instance.hostId))
        .where(eq(host.name, 'cd01')),
    );
    await server.database.transaction((tx) =>
      tx
        .update(costItem)
        .set({ endAt: new Date(server.clock.now().getTime() + hourMs) })
        .where(eq(costItem.instanceId, rented?.id ?? 0)),
    );
    expect(await dismiss(partner)).toBe(false);
    expect((await find(partner)).map(({ name }) => name).sort()).toEqual(['cd01', 'cd05']);
  });

  /** A line of ¥5 that went back. */
  const refundOf = (row: { id: number; userId: number } | undefined, key: string, now: Date) => ({
    key,
    instanceId: row?.id ?? 0,
    userId: row?.userId ?? 0,
    costType: COST_TYPE.refund,
    beginAt: new Date(now.getTime() - 3 * dayMs),
    endAt: new Date(now.getTime() - 2 * dayMs),
    unitPrice: 0,
    hours: 0,
    originalFen: -500n,
    amountFen: -500n,
    moneyFen: -500n,
    powerMoneyFen: 0n,
    creditFen: 0n,
    createdAt: now,
  });

  test('that ends keeps what went back to customers in its last month on its sheet', async () => {
    let cd01 = 0;
    await pass(2 * dayMs, dayMs);
    const adjustFen = async () => {
      const [last] = await server.database.transaction((tx) =>
        tx
          .select()
          .from(settlement)
          .where(eq(settlement.userId, partner.userId))
          .orderBy(desc(settlement.month))
          .limit(1),
      );
      return last?.adjustFen ?? 0n;
    };
    await server.database.transaction(async (tx) => {
      const [{ host: machine, instance: rented } = { host: null, instance: null }] = await tx
        .select()
        .from(instance)
        .innerJoin(host, eq(host.id, instance.hostId))
        .where(eq(host.name, 'cd01'));
      expect(machine?.partnerUserId).toBe(partner.userId);
      cd01 = machine?.id ?? 0;
      const now = server.clock.now();
      await tx
        .update(costItem)
        .set({ endAt: new Date(now.getTime() - 2 * dayMs) })
        .where(eq(costItem.instanceId, rented?.id ?? 0));
      await tx.insert(costItem).values(refundOf(rented ?? undefined, 'outage:test', now));
    });
    const before = await adjustFen();
    await pass(2 * hourMs);
    const withRefund = await adjustFen();
    expect(withRefund).toBe(before - 500n);
    expect(await dismiss(partner)).toBe(true);
    await pass(2 * hourMs);
    expect(await adjustFen()).toBe(withRefund);

    // What the platform lets on the machine from then on is none of the partner's.
    const lets = await rent('RTX 4090');
    await server.database.transaction(async (tx) => {
      const [row] = await tx.update(instance).set({ hostId: cd01 }).where(eq(instance.id, lets)).returning();
      await tx.insert(costItem).values(refundOf(row, 'outage:later', server.clock.now()));
    });
    await pass(2 * hourMs);
    expect(await adjustFen()).toBe(withRefund);
  });

  test('does not end while something is still to be posted or to go back of what was let on its machines', async () => {
    const who = await customer(server);
    const [free] = await server.database.transaction((tx) => findUnusedMachines(tx, 1));
    const id = await rent('L40S');
    expect(await appoint(who, [free?.id ?? 0])).toBe(true);
    const change = (work: Parameters<typeof server.database.transaction>[0]) => server.database.transaction(work);
    const endAt = server.clock.now();
    await change(async (tx) => {
      await tx
        .update(instance)
        .set({ hostId: free?.id ?? 0, status: INSTANCE_STATUS.ended })
        .where(eq(instance.id, id));
      await tx
        .update(costItem)
        .set({ beginAt: new Date(endAt.getTime() - hourMs), endAt })
        .where(eq(costItem.instanceId, id));
    });
    const midnight = startOf(dayAfter(dayOf(endAt))).getTime();
    const other = await customer(server);
    const [another] = await server.database.transaction((tx) => findUnusedMachines(tx, 1));
    expect(await appoint(other, [another?.id ?? 0])).toBe(true);

    server.clock.advance(midnight + 5 * minuteMs - endAt.getTime());
    expect(await dismiss(who)).toBe(false);
    expect(await dismiss(other)).toBe(true);
    const daysOf = (userId: number) =>
      server.database.transaction((tx) => tx.select().from(partnerDay).where(eq(partnerDay.userId, userId)));
    // A start of yesterday that fails within these minutes earns nothing: no day is posted before them.
    expect(await daysOf(who.userId)).toEqual([]);

    server.clock.advance(6 * minuteMs);
    await change((tx) =>
      tx.insert(outage).values({ instanceId: id, hostId: free?.id ?? 0, beganAt: endAt, endedAt: endAt }),
    );
    expect(await dismiss(who)).toBe(false);
    const credited = { creditedAt: server.clock.now(), creditFen: 0n };
    await change((tx) => tx.update(outage).set(credited).where(eq(outage.instanceId, id)));
    expect(await dismiss(who)).toBe(true);
    expect(await daysOf(who.userId)).toMatchObject([{ day: dayOf(endAt), incomeFen: expect.any(BigInt) as bigint }]);
  });

  test('does not end while a rental or a kept disk is on its machines, whatever of it was paid and posted', async () => {
    const who = await customer(server);
    const [free] = await server.database.transaction((tx) => findUnusedMachines(tx, 1));
    const id = await rent('L40S');
    expect(await appoint(who, [free?.id ?? 0])).toBe(true);
    const endAt = new Date(server.clock.now().getTime() + hourMs);
    await server.database.transaction((tx) => tx.update(costItem).set({ endAt }).where(eq(costItem.instanceId, id)));
    server.clock.advance(2 * dayMs);
    const is = (status: number) =>
      server.database.transaction((tx) =>
        tx
          .update(instance)
          .set({ hostId: free?.id ?? 0, status, dueAt: endAt })
          .where(eq(instance.id, id)),
      );
    const { starting, running, restarting, restartFailed, shutDown, diskKept } = INSTANCE_STATUS;
    for (const status of [starting, running, restarting, restartFailed, shutDown, diskKept]) {
      await is(status);
      expect([status, await dismiss(who)]).toEqual([status, false]);
    }
    await is(INSTANCE_STATUS.ended);
    expect(await dismiss(who)).toBe(true);
  });

  test('that has ended leaves its sheets to whoever was the partner, to be read and agreed to', async () => {
    await pass(31 * dayMs, dayMs);
    expect(await income()).toMatchObject({ MachineNum: 0, UnsettledIncome: expect.any(Number) as number });
    const finished = (await sheets()).data.find(({ Status }) => Status === SETTLEMENT_STATUS.toConfirm);
    const answer = { settlement_id: finished?.Id ?? 0, agree: true };
    expect((await server.call(answerSettlement, answer, { token: partner.token })).data).toMatchObject({
      Status: SETTLEMENT_STATUS.confirmed,
    });
    expect((await server.call(getPayoutAccount, {}, { token: partner.token })).number).toBe(0);
    expect((await server.call(getUserInfo, {}, { token: partner.token })).data.IsPartner).toBe(true);
  });

  test("that has ended shows of a machine the days on which it was the partner's, and nothing that it does since", async () => {
    const rows = async () => [...(await income()).data, ...(await income({ group_by: 'day' })).data];
    const told = await rows();
    expect(told.filter(({ Host }) => Host !== '').map(({ Host, GivenBack }) => [Host, GivenBack])).toEqual([
      ['cd01', true],
      ['cd05', true],
    ]);
    const change = (machine: Partial<typeof host.$inferInsert>) =>
      server.database.transaction((tx) =>
        tx
          .update(host)
          .set(machine)
          .where(inArray(host.name, ['cd01', 'cd05'])),
      );
    await change({ online: false, freeGpus: 3 });
    const later = await rows();
    await change({ online: true, freeGpus: 8 });
    expect(later).toEqual(told);
  });

  test('ends though a start failed on its machine: nothing of the time that was ordered is let', async () => {
    const who = await customer(server);
    const [free] = await server.database.transaction((tx) => findUnusedMachines(tx, 1));
    expect(await appoint(who, [free?.id ?? 0])).toBe(true);
    await server.database.transaction(async (tx) => {
      const failed = eq(instance.status, INSTANCE_STATUS.startFailedRefunded);
      const [row] = await tx.select({ id: instance.id }).from(instance).where(failed).limit(1);
      const id = row?.id ?? 0;
      await tx
        .update(instance)
        .set({ hostId: free?.id ?? 0 })
        .where(eq(instance.id, id));
      await tx
        .update(costItem)
        .set({ endAt: new Date(server.clock.now().getTime() + 30 * dayMs) })
        .where(and(eq(costItem.instanceId, id), eq(costItem.costType, COST_TYPE.create)));
    });
    expect(await dismiss(who)).toBe(true);
  });

  test('is not for an account that is not there', async () => {
    expect(await server.database.transaction((tx) => appointPartner(tx, 999_999, [], server.clock.now()))).toBe(false);
  });
});
