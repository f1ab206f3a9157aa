import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/db/database';
import { subAccounts, users } from '../../src/db/schema/account';
import { Refusal } from '../../src/http/refusal';
import { audit } from '../../src/ledger/audit';
import { charge } from '../../src/ledger/charge';
import { setCreditQuota } from '../../src/ledger/credit';
import { post } from '../../src/ledger/post';
import { refund } from '../../src/ledger/reverse';
import { balances } from '../../src/ledger/statement';
import { onPostgres, openTestDatabase } from '../setup';

const at = new Date('2026-06-01T00:00:00Z');
let database: Database;
let people = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function customerWith(fen: bigint): Promise<{ userId: number; subAccountId: number }> {
  people += 1;
  const phone = `138${String(people).padStart(8, '0')}`;
  return database.transaction(async (tx) => {
    const [user] = await tx.insert(users).values({ phone, name: '客户', passwordHash: '', createdAt: at }).returning();
    const userId = user?.id ?? 0;
    const [sub] = await tx
      .insert(subAccounts)
      .values({ userId, name: 'lab', passwordHash: '', moneyLimitFen: 500n, createdAt: at })
      .returning();
    if (fen > 0n)
      await post(tx, {
        key: `in:${userId}`,
        kind: 'topUp',
        userId,
        at,
        entries: [
          { account: { kind: 'world', channel: 'alipay' }, amount: -fen },
          { account: { kind: 'cash', userId }, amount: fen },
        ],
      });
    return { userId, subAccountId: sub?.id ?? 0 };
  });
}

/** Runs so many at once and counts what became of them. */
async function together<T>(
  times: number,
  work: (index: number) => Promise<T>,
): Promise<{ done: T[]; refused: string[] }> {
  const results = await Promise.allSettled(Array.from({ length: times }, (_, index) => work(index)));
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof Refusal) return [result.reason.key];
    throw result.reason;
  });
  return { done, refused };
}

const order = (userId: number, key: string, more: { amountFen: bigint; subAccountId?: number }) =>
  ({ key, kind: 'rent', userId, subAccountId: null, at, vouchersFirst: true, paysTime: true, ...more }) as const;

describe.runIf(onPostgres)('on a real PostgreSQL, all at once', () => {
  test('forty orders of 100 on a balance of 1000 are ten orders', async () => {
    const { userId } = await customerWith(1000n);
    const { done, refused } = await together(40, (index) =>
      database.transaction((tx) => charge(tx, order(userId, `r:${userId}:${index}`, { amountFen: 100n }))),
    );
    expect(done).toHaveLength(10);
    expect(new Set(refused)).toEqual(new Set(['BALANCE_SHORT']));
    expect(await database.transaction((tx) => balances(tx, userId))).toMatchObject({
      cashFen: 0n,
      accumulatedFen: 1000n,
    });
  });

  test('credit ends exactly at the quota', async () => {
    const { userId } = await customerWith(0n);
    await database.transaction((tx) => setCreditQuota(tx, userId, 750n));
    const { done } = await together(30, (index) =>
      database.transaction((tx) => charge(tx, order(userId, `c:${userId}:${index}`, { amountFen: 100n }))),
    );
    expect(done).toHaveLength(7);
    expect((await database.transaction((tx) => balances(tx, userId))).cashFen).toBe(-700n);
  });

  test('a sub-account stops at its limit while the main account goes on', async () => {
    const { userId, subAccountId } = await customerWith(10_000n);
    const { done, refused } = await together(30, (index) =>
      database.transaction((tx) =>
        charge(tx, order(userId, `s:${userId}:${index}`, { amountFen: 100n, subAccountId })),
      ),
    );
    expect(done).toHaveLength(5);
    expect(new Set(refused)).toEqual(new Set(['SUB_LIMIT_SHORT']));
    const [sub] = await database.transaction((tx) =>
      tx.select().from(subAccounts).where(eq(subAccounts.id, subAccountId)),
    );
    expect(sub?.spentFen).toBe(500n);
  });

  test('one key is one movement, whoever asks', async () => {
    const { userId } = await customerWith(1000n);
    const { done } = await together(30, () =>
      database.transaction((tx) => charge(tx, order(userId, `same:${userId}`, { amountFen: 100n }))),
    );
    expect(new Set(done.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect((await database.transaction((tx) => balances(tx, userId))).cashFen).toBe(900n);
  });

  test('a charge is refunded once', async () => {
    const { userId } = await customerWith(1000n);
    const { transactionId } = await database.transaction((tx) =>
      charge(tx, order(userId, `once:${userId}`, { amountFen: 600n })),
    );
    const { done, refused } = await together(20, (index) =>
      database.transaction((tx) => refund(tx, { key: `back:${transactionId}:${index}`, transactionId, at })),
    );
    expect(done).toHaveLength(1);
    expect(refused).toHaveLength(19);
    expect((await database.transaction((tx) => balances(tx, userId))).cashFen).toBe(1000n);
  });

  test('a mix of movements of many customers ends without a deadlock', async () => {
    const customers = await Promise.all([1, 2, 3, 4, 5].map(() => customerWith(5000n)));
    await together(50, (index) => {
      const customer = customers[index % customers.length] ?? { userId: 0 };
      return database.transaction((tx) =>
        charge(tx, order(customer.userId, `mix:${index}`, { amountFen: BigInt(index + 1) })),
      );
    });
  });

  test('the books are coherent afterwards', async () => {
    expect(await database.transaction(audit)).toEqual([]);
  });
});
