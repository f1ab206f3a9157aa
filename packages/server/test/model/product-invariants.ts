import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/db/database';
import { rows } from '../../src/db/rows';
import { instance } from '../../src/db/schema/instance';
import { audit } from '../../src/ledger/audit';
import { balances } from '../../src/ledger/statement';

/** What a plain reading of the answers says happened to one customer. Fen. */
export interface Told {
  /** Top-ups that were paid, by trade number. */
  readonly credited: Map<number, bigint>;
  redeemedFen: bigint;
  /** Paid time in seconds of each rental that was told to have begun or been renewed by hand. */
  readonly paidSeconds: Map<string, number>;
}

interface Figures {
  readonly cash: bigint;
  readonly voucher: bigint;
  readonly quota: bigint;
  readonly world: bigint;
  readonly promo: bigint;
  readonly revenue: bigint;
  readonly entries: bigint;
  readonly bills: bigint;
  readonly loose_bills: bigint;
  readonly over_limit: bigint;
}

/** Everything of one customer that the rules speak about, in one look. */
const figuresOf = (userId: number) => sql`select
  coalesce(sum(a.balance_fen) filter (where a.kind = 'cash'), 0)::bigint as cash,
  coalesce(sum(a.balance_fen) filter (where a.kind = 'voucher'), 0)::bigint as voucher,
  coalesce(sum(a.balance_fen) filter (where a.kind = 'world'), 0)::bigint as world,
  coalesce(sum(a.balance_fen) filter (where a.kind = 'promo'), 0)::bigint as promo,
  coalesce(sum(a.balance_fen) filter (where a.kind = 'revenue'), 0)::bigint as revenue,
  (select credit_quota_fen from users where id = ${userId}) as quota,
  (select coalesce(sum(e.amount_fen), 0)::bigint from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where t.user_id = ${userId}) as entries,
  (select coalesce(sum(amount_fen), 0)::bigint from cost_item where user_id = ${userId}) as bills,
  (select count(*) from (select t.id from ledger_transaction t left join cost_item c on c.ledger_transaction_id = t.id
    where t.user_id = ${userId} and t.kind in ('rent', 'renew') group by t.id having count(c.id) = 0) loose) as loose_bills,
  (select count(*) from sub_accounts where user_id = ${userId} and spent_fen > money_limit_fen) as over_limit
  from ledger_account a where a.user_id = ${userId}`;

async function agreeOnOrders(database: Database, userId: number, { credited }: Told): Promise<void> {
  const paid = await database.transaction((tx) =>
    rows<{ number: bigint; fen: bigint }>(
      tx,
      sql`select out_trade_no as number, amount_fen as fen from payment_order where user_id = ${userId} and status = 1`,
    ),
  );
  const posted = await database.transaction((tx) =>
    rows<{ key: string }>(tx, sql`select key from ledger_transaction where user_id = ${userId} and kind = 'topUp'`),
  );
  const sorted = (keys: Iterable<string>) => [...keys].sort();
  expect(sorted(paid.map((order) => `topup:${order.number}`))).toEqual(sorted(posted.map(({ key }) => key)));
  expect(new Map(paid.map((order) => [Number(order.number), order.fen]))).toEqual(credited);
}

async function agreeOnTime(database: Database, userId: number, { paidSeconds }: Told): Promise<void> {
  const rented = await database.transaction((tx) => tx.select().from(instance).where(eq(instance.userId, userId)));
  for (const row of rented) {
    const seconds = (row.dueAt.getTime() - row.createdAt.getTime()) / 1000;
    const [billed] = await database.transaction((tx) =>
      rows<{ seconds: string }>(
        tx,
        sql`select coalesce(sum(extract(epoch from end_at - begin_at)), 0) as seconds from cost_item where instance_id = ${row.id} and key like '%:compute'`,
      ),
    );
    // Every paid hour is on the clock and every hour on the clock is paid; what was told is part of it, the rest renewed itself.
    expect(Number(billed?.seconds)).toBe(seconds);
    expect(seconds).toBeGreaterThanOrEqual(paidSeconds.get(row.name) ?? 0);
  }
  expect(rented).toHaveLength(paidSeconds.size);
}

/** The rules of money after any step: books balance, no floor is broken, and what was told is what is written. */
export async function agree(database: Database, userId: number, told: Told): Promise<void> {
  const [seen] = await database.transaction((tx) => rows<Figures>(tx, figuresOf(userId)));
  if (seen === undefined) throw new Error('no books');
  const paidIn = [...told.credited.values()].reduce((sum, fen) => sum + fen, 0n);
  expect(seen.entries).toBe(0n);
  expect(seen.cash >= -seen.quota && seen.voucher >= 0n).toBe(true);
  expect([-seen.world, -seen.promo]).toEqual([paidIn, told.redeemedFen]);
  expect(seen.revenue).toBe(seen.bills);
  expect(seen.cash + seen.voucher + seen.revenue).toBe(paidIn + told.redeemedFen);
  expect([seen.loose_bills, seen.over_limit]).toEqual([0n, 0n]);
  await agreeOnOrders(database, userId, told);
  await agreeOnTime(database, userId, told);
}

/** The slow look at everybody's books. */
export const auditAll = async (database: Database): Promise<void> =>
  expect(await database.transaction(audit)).toEqual([]);

export const cashOf = async (database: Database, userId: number) => database.transaction((tx) => balances(tx, userId));
