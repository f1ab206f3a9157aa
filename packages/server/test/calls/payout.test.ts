import {
  answerSettlement,
  getMachineIncome,
  getPayoutAccount,
  getSettlementLines,
  getSettlements,
  setPayoutAccount,
} from '@compute-market/contract/calls/partner';
import { COST_TYPE, SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { costItem, instance } from '../../src/db/schema/instance';
import { host } from '../../src/db/schema/market';
import { partnerDay, payoutAccount, settlement } from '../../src/db/schema/partner';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { sendSecurityNews } from '../../src/domain/reminder/remind';
import { moveSettlement, paySettlement, settleMonths } from '../../src/domain/partner/settle';
import { machinesOfSheet, ownSheet } from '../../src/domain/partner/settlement-lines';
import { runDueJobs } from '../../src/jobs/runner';
import { hashPassword } from '../../src/platform/password';
import { openMarket } from '../setup';
import { customer, signInAgain, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { companyName, verifyAs } from './invoice-customers';
import { hiddenToken, sandboxOn } from './sandbox-desk';

const passwd = 'Suanli2026';
const account = {
  holder: companyName,
  bank_name: '中国工商银行成都高新支行',
  bank_account: '4402239019100368217',
  passwd,
};

const server = openMarket();
let partner: Customer;
let hostIds: readonly number[];

/** The first days of June 2026 earned ¥100 and ¥60 on two hosts; a customer of the first got ¥5 back. */
beforeAll(async () => {
  partner = await customer(server);
  const renter = await customer(server, { balance: 100 });
  const passwordHash = await hashPassword(passwd);
  hostIds = await server.database.transaction(async (tx) => {
    await tx.update(users).set({ isPartner: true, passwordHash }).where(eq(users.id, partner.userId));
    const hosts = await tx
      .update(host)
      .set({ partnerUserId: partner.userId })
      .where(inArray(host.name, ['gz01', 'gz02']))
      .returning({ id: host.id, name: host.name });
    return hosts.sort((one, other) => one.name.localeCompare(other.name)).map(({ id }) => id);
  });
  const [first = 0, second = 0] = hostIds;
  const name = await rentalsOn(server).rentRunning(renter, { gpu_type: 'RTX 3090', district: '华南一区' });
  await server.database.transaction(async (tx) => {
    const [rented] = await tx.update(instance).set({ hostId: first }).where(eq(instance.name, name)).returning();
    const at = new Date('2026-06-02T10:00:00+08:00');
    await tx.insert(costItem).values({
      instanceId: rented?.id ?? 0,
      userId: renter.userId,
      costType: COST_TYPE.refund,
      key: 'refund:june',
      beginAt: at,
      endAt: at,
      createdAt: at,
      unitPrice: 0,
      hours: 0,
      originalFen: -500n,
      amountFen: -500n,
      moneyFen: -500n,
      powerMoneyFen: 0n,
      creditFen: 0n,
    });
    const posted = { userId: partner.userId, totalGpus: 4, rentedSeconds: 36_000n };
    await tx.insert(partnerDay).values([
      { ...posted, hostId: first, day: '2026-06-01', incomeFen: 10_000n },
      { ...posted, hostId: second, day: '2026-06-03', incomeFen: 6_000n },
      { ...posted, hostId: second, day: '2026-06-04', incomeFen: 0n, rentedSeconds: 0n },
    ]);
  });
  server.clock.advance(31 * dayMs);
  partner = await signInAgain(server, partner);
  await server.database.transaction((tx) => settleMonths(tx, server.services));
});

const asPartner = () => ({ token: partner.token });
const sheets = async () => (await server.call(getSettlements, { page: 1, page_size: 20 }, asPartner())).data.data;
async function sheet() {
  const [one] = await sheets();
  if (one === undefined) throw new Error('no sheet');
  return one;
}
const answer = async (fields: { agree: boolean; reason?: string }, caller = asPartner()) =>
  server.call(answerSettlement, { settlement_id: (await sheet()).Id, ...fields }, caller);
const move = async (action: 'return' | 'confirm') => {
  const { Id } = await sheet();
  return server.database.transaction((tx) => moveSettlement(tx, Id, action));
};
const payTo = async (accountTail: string) => {
  const { Id } = await sheet();
  return server.database.transaction((tx) => paySettlement(tx, Id, { accountTail, at: server.clock.now() }));
};

describe('the lines of a sheet', () => {
  test('are its machines by day and what went back to customers, and add up to the sheet', async () => {
    const { Id, Income, Adjust } = await sheet();
    const { data } = await server.call(getSettlementLines, { settlement_id: Id, page: 1, page_size: 20 }, asPartner());
    expect(data.data).toEqual([
      { Day: '2026-06-03', Host: 'gz02', Gpu_type: 'H20', Kind: 'rent', RentHours: 10, Amount: 60 },
      { Day: '2026-06-02', Host: 'gz01', Gpu_type: 'RTX 4090', Kind: 'refund', RentHours: 0, Amount: -5 },
      { Day: '2026-06-01', Host: 'gz01', Gpu_type: 'RTX 4090', Kind: 'rent', RentHours: 10, Amount: 100 },
    ]);
    const sum = (kind: string) =>
      data.data.filter(({ Kind }) => Kind === kind).reduce((all, { Amount }) => all + Amount, 0);
    expect([sum('rent'), sum('refund')]).toEqual([Income, Adjust]);
    const second = await server.call(getSettlementLines, { settlement_id: Id, page: 2, page_size: 2 }, asPartner());
    expect([second.data.total, second.data.data.map(({ Day }) => Day)]).toEqual([3, ['2026-06-01']]);
  });

  test('are one line for each machine on paper, which add up to the sheet too', async () => {
    const { Id } = await sheet();
    const machines = await server.database.transaction(async (tx) =>
      machinesOfSheet(tx, await ownSheet(tx, partner.userId, Id)),
    );
    expect(machines.map(({ host: name, seconds, income, refund }) => [name, seconds, income, refund])).toEqual([
      ['gz01', '36000', '10000', '-500'],
      ['gz02', '36000', '6000', '0'],
    ]);
  });

  test('and the sheet itself are not there for another partner', async () => {
    const other = await customer(server);
    await server.database.transaction((tx) =>
      tx.update(users).set({ isPartner: true }).where(eq(users.id, other.userId)),
    );
    const { Id } = await sheet();
    const asked = await server.call(
      getSettlementLines,
      { settlement_id: Id, page: 1, page_size: 20 },
      { token: other.token },
    );
    expect(asked.number).toBe(errors.NOT_FOUND.status);
    expect((await answer({ agree: true }, { token: other.token })).number).toBe(errors.NOT_FOUND.status);
    expect((await sheet()).Status).toBe(SETTLEMENT_STATUS.toConfirm);
  });

  test('what is not settled is told after fees and refunds too', async () => {
    const month = { begin_time: 1_780_000_000, end_time: Math.floor(server.clock.now().getTime() / 1000) };
    const { data } = await server.call(getMachineIncome, { page: 1, page_size: 1, ...month }, asPartner());
    expect([data.UnsettledIncome, data.UnsettledNet]).toEqual([160, 160 - 32 - 5]);
    expect(data.SheetsNet).toBe((await sheet()).PayAmount);
    // The sheet of a month that still runs pays nothing yet.
    const put = (status: number) =>
      server.database.transaction((tx) =>
        tx.update(settlement).set({ status }).where(eq(settlement.userId, partner.userId)),
      );
    const { Status } = await sheet();
    await put(SETTLEMENT_STATUS.open);
    const running = await server.call(getMachineIncome, { page: 1, page_size: 1, ...month }, asPartner());
    expect([running.data.UnsettledNet, running.data.SheetsNet]).toEqual([data.UnsettledNet, 0]);
    await put(Status);
  });

  test('a sheet with nothing to pay takes nothing off what the others pay, and is settled once it is agreed to', async () => {
    const month = { begin_time: 1_780_000_000, end_time: Math.floor(server.clock.now().getTime() / 1000) };
    const figures = async () => {
      const { data } = await server.call(getMachineIncome, { page: 1, page_size: 1, ...month }, asPartner());
      return [data.UnsettledIncome, data.UnsettledNet, data.SheetsNet, data.SettledIncome];
    };
    const before = await figures();
    const [hostId = 0] = hostIds;
    const kept = { userId: partner.userId, month: '2026-05' };
    await server.database.transaction(async (tx) => {
      await tx.insert(partnerDay).values({
        userId: partner.userId,
        hostId,
        day: '2026-05-20',
        totalGpus: 4,
        rentedSeconds: 3600n,
        incomeFen: 10_000n,
      });
      await tx.insert(settlement).values({
        ...kept,
        settlementNo: 'JS202605000097',
        incomeFen: 10_000n,
        feeFen: 2000n,
        adjustFen: -11_000n,
        feeBp: 2000,
        status: SETTLEMENT_STATUS.toConfirm,
        fileToken: 'token-of-may-with-nothing',
        createdAt: server.clock.now(),
      });
    });
    const [gross = 0, ...others] = before;
    expect(await figures()).toEqual([gross + 100, ...others]);
    const ofMay = and(eq(settlement.userId, kept.userId), eq(settlement.month, kept.month));
    await server.database.transaction((tx) =>
      tx.update(settlement).set({ status: SETTLEMENT_STATUS.confirmed }).where(ofMay),
    );
    expect(await figures()).toEqual(before);
    await server.database.transaction(async (tx) => {
      await tx.delete(settlement).where(ofMay);
      await tx.delete(partnerDay).where(eq(partnerDay.day, '2026-05-20'));
    });
  });
});

describe('the account that a partner is paid to', () => {
  const set = (change: Partial<typeof account> = {}) =>
    server.call(setPayoutAccount, { ...account, ...change }, asPartner());
  const read = async () => (await server.call(getPayoutAccount, {}, asPartner())).data;

  test('is only one of somebody who is verified, in that name, by the password', async () => {
    expect(await read()).toEqual({ Account: null, Holders: [] });
    expect(await set()).toMatchObject({ number: errors.VERIFICATION_REQUIRED.status });
    await verifyAs(server, partner, 'enterprise');
    expect(await set({ holder: '张三' })).toMatchObject({
      number: errors.VERIFICATION_MISMATCH.status,
      data: { field: 'holder' },
    });
    expect((await set({ passwd: 'Wrong2026' })).number).not.toBe(0);
    expect((await set({ bank_account: '123' })).number).toBe(errors.INVALID_REQUEST.status);
    expect(await read()).toEqual({ Account: null, Holders: [companyName] });
  });

  test('is shown by its end, and its change is told to the phone of the account', async () => {
    const told = { Holder: companyName, BankName: account.bank_name, Tail: '8217' };
    expect((await set()).data.Account).toMatchObject(told);
    expect((await read()).Account).toMatchObject(told);
    await runDueJobs(server.services, [sendSecurityNews]);
    const texts = await server.database.transaction((tx) => tx.select().from(sandboxReminder));
    expect(texts.map(({ text }) => text).join('\n')).toContain(
      `已将合作收益的收款账户设为${account.bank_name} 尾号 8217`,
    );
    await set({ bank_name: '招商银行成都分行', bank_account: '512902345610901' });
    expect((await read()).Account).toMatchObject({ BankName: '招商银行成都分行', Tail: '0901' });
  });
});

describe('a sheet that is finished', () => {
  test('can be objected to with a reason, which comes back with it, and be returned to the partner', async () => {
    expect(await answer({ agree: false })).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      data: { field: 'reason' },
    });
    const dispute = 'gz02 6 月 4 日在线，没有收入';
    expect((await answer({ agree: false, reason: dispute })).data).toMatchObject({
      Status: SETTLEMENT_STATUS.disputed,
      Dispute: dispute,
    });
    expect((await answer({ agree: false, reason: dispute })).number).toBe(0);
    expect((await answer({ agree: false, reason: '别的' })).number).toBe(errors.STATE_CONFLICT.status);
    expect([await move('confirm'), await payTo('0901')]).toEqual([false, false]);
    expect(await move('return')).toBe(true);
    expect(await sheet()).toMatchObject({ Status: SETTLEMENT_STATUS.toConfirm, Dispute: '' });
  });

  test('that is agreed to twice is confirmed once, and cannot be objected to any more', async () => {
    const [first, second] = await Promise.all([answer({ agree: true }), answer({ agree: true })]);
    expect([first.number, second.number]).toEqual([0, 0]);
    expect((await sheet()).Status).toBe(SETTLEMENT_STATUS.confirmed);
    expect((await answer({ agree: false, reason: '太少' })).number).toBe(errors.STATE_CONFLICT.status);
  });

  test('is not marked as paid while its partner has another account than the one that was paid to', async () => {
    await expect(payTo('8217')).rejects.toThrow(
      /^款项打入尾号 8217，而收款账户已于 2026-\S+ \S+ 设为招商银行成都分行 尾号 0901，没有改动，请核对$/,
    );
    const { Id } = await sheet();
    const page = await server.app.inject('/sandbox');
    expect(page.body).toContain('name="account_tail" value="0901"');
    const form = { page_token: hiddenToken(page.body), settlement_id: String(Id), action: 'pay' };
    for (const account_tail of ['8217', ''])
      expect(await sandboxOn(server).post('/sandbox/settlements', { ...form, account_tail })).toBe(303);
    expect(await sheet()).toMatchObject({ Status: SETTLEMENT_STATUS.confirmed, PaidTo: '' });
  });

  test('is paid once, to the account of then, and not while nobody told one', async () => {
    const kept = await server.database.transaction(async (tx) => {
      const [row] = await tx.delete(payoutAccount).where(eq(payoutAccount.userId, partner.userId)).returning();
      return row;
    });
    if (kept === undefined) throw new Error('no account');
    expect(await payTo('0901')).toBe(false);
    expect(await sheet()).toMatchObject({ Status: SETTLEMENT_STATUS.confirmed, PaidTo: '' });
    await server.database.transaction((tx) => tx.insert(payoutAccount).values(kept));
    expect([await payTo('0901'), await payTo('0901')]).toEqual([true, false]);
    await server.call(setPayoutAccount, account, asPartner());
    expect(await sheet()).toMatchObject({ Status: SETTLEMENT_STATUS.paid, PaidTo: '招商银行成都分行 尾号 0901' });
    expect(await server.database.transaction((tx) => tx.$count(settlement))).toBe(1);
  });
});
