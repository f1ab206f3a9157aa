import { getUserInfo, unregister, unregisterCheck } from '@compute-market/contract/calls/account';
import { addReservation, getBareMetalModels } from '@compute-market/contract/calls/market';
import { createQrcode } from '@compute-market/contract/calls/payment';
import { runKvm } from '@compute-market/contract/calls/rental';
import { login, register, sendSmsCode } from '@compute-market/contract/calls/session';
import { createWorkOrder } from '@compute-market/contract/calls/work-order';
import { INSTANCE_STATUS, SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { formatDay } from '@compute-market/contract/rules/time';
import { daySeconds, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { reservation } from '../../src/db/schema/bare-metal';
import { instance } from '../../src/db/schema/instance';
import { invoiceRecord } from '../../src/db/schema/invoice';
import { outage } from '../../src/db/schema/outage';
import { settlement } from '../../src/db/schema/partner';
import { reminder, sandboxReminder } from '../../src/db/schema/reminder';
import { cancelReservation, quoteReservation, signReservation } from '../../src/domain/bare-metal/answer';
import { answerOrder } from '../../src/domain/work-order/staff';
import { runDueJobs } from '../../src/jobs/runner';
import { charge } from '../../src/ledger/charge';
import { findMessages } from '../../src/sandbox/overview-data';
import { onPostgres, openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { ticket } from './work-order-tickets';

const server = openMarket();

const order = { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'hour' } as const;
/** An invoice asked for and not yet reviewed. */
const asked = {
  title: '林知远',
  titleType: 0,
  taxNo: '',
  invoiceType: 0,
  address: '',
  tel: '',
  bankName: '',
  bankAccount: '',
  email: 'lin@example.cn',
  content: 'compute',
  amountFen: 10_000n,
  remark: '',
};
/** What a partner who was dismissed is still to be paid. */
const owed = {
  settlementNo: 'JS202606000001',
  month: '2026-06',
  incomeFen: 1000n,
  feeBp: 2000,
  feeFen: 200n,
  adjustFen: 0n,
  status: SETTLEMENT_STATUS.toConfirm,
  createdAt: new Date('2026-07-01T00:00:00+08:00'),
};
const leave = (who: Customer, code?: string) =>
  server.call(unregister, code === undefined ? {} : { code }, { token: who.token });
const unmet = async (who: Customer) =>
  (await server.call(unregisterCheck, {}, { token: who.token })).data.Conditions.filter(({ Passed }) => !Passed);

async function codeFor(phone: string, scene: 'register' | 'unregister', token?: string): Promise<string> {
  await server.call(sendSmsCode, { phone, scene }, token === undefined ? {} : { token });
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  return message?.code ?? '';
}

/** A wish of this customer for one machine, by its number. */
async function wishOf({ token }: Customer, phone = '13700000001'): Promise<number> {
  const [model] = (await server.call(getBareMetalModels, { page: 1, page_size: 1 })).data.data;
  const begins = formatDay(server.clock.now().getTime() / 1000 + daySeconds);
  const wish = { bare_metal_id: model?.Id ?? 0, num: 1, contact_name: '林知远', phone, rent_months: 1 };
  const { data, number: status } = await server.call(addReservation, { ...wish, begin_date: begins }, { token });
  expect(status).toBe(0);
  return data.ReservationId;
}

/** The same with a quote and a contract, by which the first month is paid. */
async function signedFor(who: Customer): Promise<number> {
  const id = await wishOf(who);
  await server.database.transaction(async (tx) => {
    await quoteReservation(tx, server.services, id, { quoteFen: 1_180_000n, reply: '7 日内有效' });
    expect(await signReservation(tx, server.services, id, 'HT-2026-0001')).toBe(true);
  });
  return id;
}

async function registered(phone: string): Promise<Customer> {
  const { data } = await server.call(register, {
    phone,
    code: await codeFor(phone, 'register'),
    passwd: 'Abcd1234',
    agree: true,
  });
  return { userId: 0, token: data.session };
}

/** The rental of this customer ended while its host was lost, and the job has not run yet. */
async function endOnLostHost({ userId }: Customer) {
  const endedAt = server.clock.now();
  const beganAt = new Date(endedAt.getTime() - minuteMs);
  await server.database.transaction(async (tx) => {
    const [row] = await tx
      .update(instance)
      .set({ status: INSTANCE_STATUS.ended, endedAt })
      .where(eq(instance.userId, userId))
      .returning();
    if (row?.hostId == null) throw new Error('nothing was rented on a host');
    await tx.insert(outage).values({ instanceId: row.id, hostId: row.hostId, beganAt, endedAt });
  });
}

describe('leaving', () => {
  test('asks for a code, ends the sessions, forgets the person and frees the phone', async () => {
    const phone = '13700000001';
    const who = await registered(phone);
    expect((await server.call(unregisterCheck, {}, { token: who.token })).data).toMatchObject({ CanUnregister: true });
    await wishOf(who, phone);
    const code = await codeFor(phone, 'unregister', who.token);
    expect((await leave(who, code === '000000' ? '000001' : '000000')).number).toBe(errors.CODE_WRONG.status);
    expect((await leave(who, code)).number).toBe(0);
    expect((await server.call(getUserInfo, {}, { token: who.token })).number).toBe(2);
    expect((await server.call(login, { phone, passwd: 'Abcd1234' })).number).toBe(errors.WRONG_CREDENTIALS.status);
    const wish = await server.database.transaction((tx) =>
      tx
        .select({ status: reservation.status, contactName: reservation.contactName, phone: reservation.phone })
        .from(reservation),
    );
    expect(wish).toEqual([{ status: 4, contactName: '', phone: '' }]);
    const kept = await server.database.transaction((tx) => tx.select().from(users).where(eq(users.name, '已注销用户')));
    expect(kept).toMatchObject([{ email: null, notifyPhone: null, passwordHash: '' }]);
    expect(
      JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(phone);
    server.clock.advance(minuteMs);
    expect((await registered(phone)).token).not.toBe('');
  });

  test('is final: an answer to its open ticket tells nobody', async () => {
    const who = await customer(server);
    const { id } = (await server.call(createWorkOrder, ticket, { token: who.token })).data;
    expect((await leave(who)).number).toBe(0);
    await server.database.transaction((tx) =>
      answerOrder(tx, id, { engineer: '周工', content: '请重启。', solves: true }, server.clock.now()),
    );
    await runDueJobs(server.services);
    const [messages, news] = await server.database.transaction(async (tx) => [
      await tx.$count(sandboxReminder, eq(sandboxReminder.recipient, `closed-${who.userId}`)),
      await tx.$count(reminder, eq(reminder.userId, who.userId)),
    ]);
    expect({ messages, news }).toEqual({ messages: 0, news: 0 });
  });

  test.each([
    ['a balance', { balance: 0.01 }, 'balance', '余额 ¥0.01 未用完，请先退回'],
    ['a sub-account', {}, 'subAccounts', '仍有 1 个子账号，请先删除'],
    ['a rental', { balance: 2.19 }, 'instances', '仍有 1 个实例未结束，请等待到期（按量计费的请停止计费），或联系客服'],
    ['a partnership', {}, 'partner', '仍是合作伙伴，请联系客服终止合作并结清收益'],
    ['a sheet that is not paid', {}, 'partner', '仍有 1 张结算单未打款，请在合作收益确认并填写收款账户，等待打款'],
    ['an invoice on its way', {}, 'invoices', '仍有 1 张发票未开具，请等待开具或联系客服'],
    [
      'a signed contract for a machine',
      {},
      'reservations',
      '仍有 1 个已签约的裸金属预约未交付，请等待交付或联系客服取消',
    ],
    ['an unpaid order', {}, 'orders', '仍有 1 笔充值订单待支付，请先支付或等待关闭'],
    [
      'an outage that is not paid back yet',
      { balance: 2.19 },
      'instances',
      '仍有 1 笔主机离线期间的租费未退回，请稍后再试',
    ],
  ] as const)('with %s is refused and says where to go', async (name, means, key, reason) => {
    const who = await customer(server, means);
    if (key === 'subAccounts') await subAccountOf(server, who, 'left', 1);
    if (key === 'instances') await server.call(runKvm, order, { token: who.token });
    if (name === 'an outage that is not paid back yet') await endOnLostHost(who);
    if (name === 'a sheet that is not paid')
      await server.database.transaction((tx) => tx.insert(settlement).values({ ...owed, userId: who.userId }));
    if (name === 'a partnership')
      await server.database.transaction((tx) =>
        tx.update(users).set({ isPartner: true }).where(eq(users.id, who.userId)),
      );
    if (key === 'invoices')
      await server.database.transaction((tx) =>
        tx
          .insert(invoiceRecord)
          .values({ ...asked, recordNo: `FP-${who.userId}`, userId: who.userId, appliedAt: server.clock.now() }),
      );
    if (key === 'reservations') await signedFor(who);
    if (key === 'orders') await server.call(createQrcode, { amount: 1, pay_type: 0 }, { token: who.token });
    const [condition, ...others] = await unmet(who);
    expect(others).toEqual([]);
    expect(condition).toMatchObject({ Key: key, Reason: reason });
    expect(condition?.Route).toMatch(/^\/console\//);
    // What is left goes back: nobody is led to pay more.
    if (key === 'balance') expect(condition?.Route).toBe('/console/balanceRefund');
    if (key === 'reservations') expect(condition?.Route).toBe('/console/reservations');
    expect(await leave(who)).toMatchObject({
      number: errors.UNREGISTER_BLOCKED.status,
      reason: `暂不能注销账号：${reason}，请处理后再试`,
      data: { key },
    });
    expect((await server.call(getUserInfo, {}, { token: who.token })).number).toBe(0);
  });

  test('is possible again once the contract was called off', async () => {
    const who = await customer(server);
    const id = await signedFor(who);
    expect(await unmet(who)).toMatchObject([{ Key: 'reservations' }]);
    await server.database.transaction((tx) => cancelReservation(tx, server.services, id, '与您确认后取消'));
    expect((await leave(who)).number).toBe(0);
  });

  test('in debt is refused', async () => {
    const who = await customer(server, { credit: 100 });
    await server.database.transaction((tx) =>
      charge(tx, {
        key: 'debt',
        kind: 'upgrade',
        userId: who.userId,
        subAccountId: null,
        amountFen: 1240n,
        vouchersFirst: true,
        paysTime: false,
        at: server.clock.now(),
      }),
    );
    expect(await unmet(who)).toMatchObject([{ Key: 'arrears', Reason: '欠费 ¥12.40，请先充值' }]);
  });

  test('is for main accounts with a session', async () => {
    const sub = await subAccountOf(server, await customer(server), 'stays', 1);
    for (const call of [unregister, unregisterCheck]) {
      expect((await server.call(call, {}, { token: sub.token })).number).toBe(errors.PERMISSION_FORBIDDEN.status);
      expect((await server.call(call, {})).number).toBe(errors.SESSION_INVALID.status);
    }
  });

  test.runIf(onPostgres)('and renting on credit at once never leave a rental without its owner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await customer(server, { credit: 100 });
      const [rented, left] = await Promise.all([server.call(runKvm, order, { token: who.token }), leave(who)]);
      expect([rented.number, left.number].filter((number) => number === 0)).toHaveLength(1);
    }
  });
});
