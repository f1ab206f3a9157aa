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
import type { Tx } from '../../src/db/database';
import { rows } from '../../src/db/rows';
import { userCoupon } from '../../src/db/schema/coupon';
import { balanceRefund, paymentOrder } from '../../src/db/schema/payment';
import { sessions, subAccounts, users } from '../../src/db/schema/account';
import { stockWish } from '../../src/db/schema/stock-wish';
import { workOrder } from '../../src/db/schema/work-order';
import { isClosed } from '../../src/domain/account/is-closed';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { lockPurses } from '../../src/ledger/accounts';
import { balances } from '../../src/ledger/statement';
import { hashPassword } from '../../src/platform/password';
import { group } from '../calls/coupon-groups';
import { customer, type Customer } from '../calls/instance-customers';
import { lateOrder, notifyOf } from '../calls/late-payments';
import { sandboxOf } from '../calls/refund-customers';
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

/** Lets nobody at what this locks until it is let go. */
async function hold(lock: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ended: Promise<void> | undefined;
  await new Promise<void>((held) => {
    ended = server.database.transaction(async (tx) => {
      await lock(tx);
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
    const letGo = await hold((tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.id, who.userId)).for('update'),
    );
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

  describe('and a payment that arrives', () => {
    const closing = () => server.call(unregister, {}, { token: who.token });
    const outcomeOf = (outTradeNo: number) =>
      server.database.transaction(async (tx) => {
        const refunds = await tx.select().from(balanceRefund).where(eq(balanceRefund.outTradeNo, outTradeNo));
        return {
          cashFen: (await balances(tx, who.userId)).cashFen,
          isClosed: await isClosed(tx, who.userId),
          sentBack: refunds.map(({ amountFen }) => amountFen),
        };
      });
    const credited = { cashFen: 10_000n, isClosed: false, sentBack: [] };
    const wentBack = { cashFen: 0n, isClosed: true, sentBack: [10_000n] };

    test.each([
      { first: 'the closing', end: wentBack },
      { first: 'the payment', end: credited },
    ])('with $first first, the other one finds it done', async ({ first, end }) => {
      const outTradeNo = await lateOrder(server, who, 100);
      await sandboxOf(server).decide(outTradeNo, 'paid');
      const both = [closing, () => notifyOf(server, outTradeNo)];
      if (first === 'the payment') both.reverse();
      // They are opened with the first movement; whoever starts first waits for them, and the other one for whoever is first.
      const purses = (tx: Tx) => lockPurses(tx, who.userId);
      await server.database.transaction(purses);
      const letGo = await hold(purses);
      onTestFinished(letGo);
      const ended: Promise<unknown>[] = [];
      for (const [index, start] of both.entries()) {
        ended.push(start());
        await vi.waitFor(async () => expect(await waiting()).toBe(index + 1), { timeout: 20_000 });
      }
      await letGo();
      await Promise.all(ended);
      expect(await outcomeOf(outTradeNo)).toEqual(end);
    });

    test('twenty times over is credited or sent back, once, and never both', async () => {
      const outTradeNo = await lateOrder(server, who, 100);
      await sandboxOf(server).decide(outTradeNo, 'paid');
      const told = () => notifyOf(server, outTradeNo);
      const [, ...answers] = await Promise.all([closing(), ...Array.from({ length: 20 }, told)]);
      expect(new Set(answers)).toEqual(new Set(['success']));
      expect([credited, wentBack]).toContainEqual(await outcomeOf(outTradeNo));
    });
  });
});
