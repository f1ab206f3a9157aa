import { unregister } from '@compute-market/contract/calls/account';
import { assignCoupon } from '@compute-market/contract/calls/coupon';
import { createQrcode } from '@compute-market/contract/calls/payment';
import { login } from '@compute-market/contract/calls/session';
import { noticeWhenInStock } from '@compute-market/contract/calls/stock-notice';
import { addSubAccount } from '@compute-market/contract/calls/sub-account';
import { createWorkOrder } from '@compute-market/contract/calls/work-order';
import { errors } from '@compute-market/contract/errors';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rows } from '../../src/db/rows';
import { userCoupon } from '../../src/db/schema/coupon';
import { paymentOrder } from '../../src/db/schema/payment';
import { sessions, subAccounts, users } from '../../src/db/schema/account';
import { stockWish } from '../../src/db/schema/stock-wish';
import { workOrder } from '../../src/db/schema/work-order';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { hashPassword } from '../../src/platform/password';
import { group } from '../calls/coupon-groups';
import { customer, type Customer } from '../calls/instance-customers';
import { onPostgres, startTestServer, type TestServer } from '../setup';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.transaction(seedCatalogue);
});
afterAll(() => server.close());

/** Requests of this database that wait for a lock. */
async function waiting(): Promise<number> {
  const [found] = await server.database.transaction((tx) =>
    rows<{ waiting: number }>(
      tx,
      sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    ),
  );
  return found?.waiting ?? 0;
}

/** Lets nobody at the account until it is let go. */
async function hold(who: Customer): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ended: Promise<void> | undefined;
  await new Promise<void>((held) => {
    ended = server.database.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, who.userId)).for('update');
      held();
      await released;
    });
  });
  return async () => {
    release();
    await ended;
  };
}

describe.runIf(onPostgres)('on a real PostgreSQL, an account that closes while requests are under way', () => {
  const password = 'Abcd1234';
  let who: Customer;
  let phone: string;
  beforeEach(async () => {
    who = await customer(server);
    const passwordHash = await hashPassword(password);
    [phone] = await server.database.transaction(async (tx) => {
      const changed = await tx.update(users).set({ passwordHash }).where(eq(users.id, who.userId)).returning();
      return changed.map((user) => user.phone) as [string];
    });
  });

  test('takes nothing of them: no order, sub-account, coupon, ticket, wish or login', async () => {
    const { token } = who;
    const group_id = await group(server);
    const ticket = { category_id: 3, sub_category_id: 32, title: '训练中途掉卡', content: '只识别到 2 张' } as const;
    // With the one that holds and the one that closes they leave a connection of the pool for whoever looks.
    const underWay = [
      () => server.call(createQrcode, { amount: 1, pay_type: 0 }, { token }),
      () => server.call(addSubAccount, { sub_account_name: 'lab-z', passwd: password, money_limit: 1 }, { token }),
      () => server.call(assignCoupon, { group_id }, { token }),
      () => server.call(createWorkOrder, { ...ticket, resource_type: 'none', phone: '13800138000' }, { token }),
      () => server.call(noticeWhenInStock, { container_type: 'kvm', gpu_type: 'RTX 4090', wanted: true }, { token }),
      () => server.call(login, { phone, passwd: password }),
    ];
    const letGo = await hold(who);
    onTestFinished(letGo);
    const closing = server.call(unregister, {}, { token });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000 });
    const answers = Promise.all(underWay.map((start) => start()));
    await vi.waitFor(async () => expect(await waiting()).toBe(1 + underWay.length), { timeout: 20_000 });
    await letGo();
    expect((await closing).number).toBe(0);
    const lost: readonly number[] = [errors.SESSION_INVALID.status, errors.SESSION_INVALID.code];
    expect((await answers).filter(({ number }) => !lost.includes(number))).toEqual([]);
    const left = await server.database.transaction(async (tx) => {
      const { userId } = who;
      return {
        orders: await tx.$count(paymentOrder, eq(paymentOrder.userId, userId)),
        subAccounts: await tx.$count(subAccounts, eq(subAccounts.userId, userId)),
        coupons: await tx.$count(userCoupon, eq(userCoupon.userId, userId)),
        tickets: await tx.$count(workOrder, eq(workOrder.userId, userId)),
        wishes: await tx.$count(stockWish, eq(stockWish.userId, userId)),
        sessions: await tx.$count(sessions, eq(sessions.userId, userId)),
      };
    });
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
  });
});
