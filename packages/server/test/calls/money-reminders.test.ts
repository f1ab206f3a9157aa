import { changeNoticeSetting, getUserInfo } from '@compute-market/contract/calls/account';
import { assignCoupon } from '@compute-market/contract/calls/coupon';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { runKvm } from '@compute-market/contract/calls/rental';
import { buyCloudDisk } from '@compute-market/contract/calls/sftp';
import { routes } from '@compute-market/contract/routes';
import { dayMs as day, hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { couponGroup, userCoupon } from '../../src/db/schema/coupon';
import { jobKinds } from '../../src/domain/coupon';
import { remindOfCouponEnds } from '../../src/domain/coupon/end-reminders';
import { markUsed } from '../../src/domain/coupon/use-coupon';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { group } from './coupon-groups';
import { customer, signInAgain, subAccountOf, topUp, type Customer } from './instance-customers';
import { smallOrder } from './instance-world';
import { paidTopUp } from './invoice-customers';

const server = openMarket();

const told = async ({ token }: Customer) =>
  (await server.call(getReminders, { page: 1, page_size: 20 }, { token })).data.data.map(
    ({ Event, Text }) => `${Event} ${Text}`,
  );
/** A rental of two hours, 2.78 yuan. */
const rent = ({ token }: Customer) => server.call(runKvm, smallOrder, { token });

test('a top-up that arrived sends one reminder, with its sum and number', async () => {
  const who = await customer(server);
  const outTradeNo = await paidTopUp(server, who, 1200);
  expect(await told(who)).toEqual([`recharge 充值 ¥1,200.00 已到账，订单号 ${outTradeNo}。`]);
});

test('the charge that takes the balance below the chosen sum sends a reminder, not the ones before and after', async () => {
  const who = await customer(server, { balance: 105 });
  await rent(who);
  expect(await told(who)).toEqual([]);
  await rent(who);
  const once = ['low_balance 可用余额 ¥99.44，已低于您设置的 ¥100.00。请及时充值，以免实例无法续费而停止。'];
  expect(await told(who)).toEqual(once);
  await rent(who);
  expect(await told(who)).toEqual(once);
});

test('after a top-up it is sent again; the sum is the one that was chosen', async () => {
  const who = await customer(server, { balance: 3 });
  const { data } = await server.call(getUserInfo, {}, { token: who.token });
  await server.call(
    changeNoticeSetting,
    { setting: { ...data.NoticeSetting, low_balance: { ...data.NoticeSetting.low_balance, threshold: 2 } } },
    { token: who.token },
  );
  await rent(who);
  await topUp(server, who, 3);
  await rent(who);
  expect(await told(who)).toHaveLength(2);
  expect((await told(who))[0]).toContain('可用余额 ¥0.44，已低于您设置的 ¥2.00');
});

test('the main account hears what a sub-account spends, and of its cloud disk', async () => {
  const who = await customer(server, { balance: 101 });
  const sub = await subAccountOf(server, who, 'lab', 50);
  await rent(sub);
  expect(await told(who)).toHaveLength(1);
  expect(await told(sub)).toEqual([]);
  const other = await customer(server, { balance: 101 });
  expect((await server.call(buyCloudDisk, { type: 0, size: 100, months: 1 }, { token: other.token })).number).toBe(0);
  expect(await told(other)).toHaveLength(1);
});

test('vouchers take nothing from the balance', async () => {
  const who = await customer(server, { balance: 100, vouchers: 10 });
  await rent(who);
  expect(await told(who)).toEqual([]);
});

test('coupons of closed accounts, however many, hold up no reminder of another one', async () => {
  const [gone, who] = [await customer(server), await customer(server)];
  const now = server.clock.now();
  const endAt = new Date(now.getTime() + 4 * day);
  const ending = { name: '活动券', type: 2, amountFen: 1000n, beginAt: now, endAt, remainNum: 1 };
  await server.database.transaction(async (tx) => {
    const groups = await tx
      .insert(couponGroup)
      .values(Array.from({ length: 200 }, () => ending))
      .returning({ id: couponGroup.id });
    await tx.insert(userCoupon).values(groups.map(({ id }) => ({ groupId: id, userId: gone.userId, assignedAt: now })));
    await tx.update(users).set({ closedAt: now }).where(eq(users.id, gone.userId));
  });
  const group_id = await group(server, ending);
  await server.call(assignCoupon, { group_id }, { token: who.token });
  server.clock.advance(2 * day);
  const again = await server.database.transaction((tx) => remindOfCouponEnds.work(tx, {}, server.services, undefined));
  expect(again).toEqual({ again: new Date(server.clock.now().getTime() + hourMs) });
  expect(await told(await signInAgain(server, who))).toHaveLength(1);
});

test('a coupon sends one reminder three days before it ends, unless it was used or claimed that late', async () => {
  const who = await customer(server, { balance: 1000 });
  const begun = server.clock.now().getTime();
  const claim = async (fields: Parameters<typeof group>[1]) =>
    (await server.call(assignCoupon, { group_id: await group(server, fields) }, { token: who.token })).data.CouponId;
  await claim({ name: '按组到期', endAt: new Date(begun + 5 * day) });
  await claim({ name: '领取后四天', useTimeLimit: 4 });
  await claim({ name: '只剩两天', useTimeLimit: 2 });
  const used = await claim({ name: '已用', useTimeLimit: 4 });
  await server.database.transaction((tx) =>
    markUsed(tx, { userId: who.userId, couponId: used, now: server.clock.now(), usedFor: 'test' }),
  );
  await enqueueStandingJobs(server.services, jobKinds);
  const names = async () => (await told(await signInAgain(server, who))).map((line) => /「(.*?)」/.exec(line)?.[1]);
  await runDueJobs(server.services, jobKinds);
  expect(await names()).toEqual([]);
  server.clock.advance(day);
  await runDueJobs(server.services, jobKinds);
  expect(await names()).toEqual(['领取后四天']);
  const { token } = await signInAgain(server, who);
  expect((await server.call(getReminders, { page: 1, page_size: 1 }, { token })).data.data[0]?.Link).toBe(
    routes.coupon.to(),
  );
  server.clock.advance(day);
  await runDueJobs(server.services, jobKinds);
  expect(await names()).toEqual(['按组到期', '领取后四天']);
  server.clock.advance(day);
  await runDueJobs(server.services, jobKinds);
  expect(await names()).toHaveLength(2);
});
