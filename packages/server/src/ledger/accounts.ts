import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { preparedRows } from '../db/rows';
import { users } from '../db/schema/account';
import { ledgerAccount, ledgerEntry } from '../db/schema/ledger';

/**
 * One side of a movement. `cash` and `voucher` are a customer's purses; `world` is where money comes from or goes to, `revenue` is what
 * was spent by item, `promo` is what was given away, `refunding` is what was taken out of the balance and is on its way back. All but the purses are kept per
 * customer too and may be below zero. `userId` is the customer of the movement.
 */
export type AccountRef =
  | { readonly kind: 'cash' | 'voucher'; readonly userId: number }
  | { readonly kind: 'world'; readonly channel: 'alipay' | 'wechat' | 'bank' }
  | { readonly kind: 'revenue'; readonly name: string }
  | { readonly kind: 'promo' | 'refunding' };

/** The purses of one customer while they are locked. Fen. */
export interface Purses {
  readonly cashFen: bigint;
  readonly voucherFen: bigint;
  readonly quotaFen: bigint;
}

/** The name that tells apart several accounts of one kind: the channel of `world`, the item of `revenue`. */
export function nameOf(account: AccountRef): string {
  if (account.kind === 'world') return account.channel;
  return account.kind === 'revenue' ? account.name : '';
}

async function openPurses(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`insert into ${ledgerAccount} (user_id, kind, floor_fen)
    select id, kind, case kind when 'cash' then -credit_quota_fen else 0 end
    from ${users}, (values ('cash'), ('voucher')) as purse(kind) where id = ${userId} on conflict do nothing`);
}

const holdPurses = preparedRows<{ cash_fen: bigint; voucher_fen: bigint; quota_fen: bigint }>(
  sql`select cash_fen, voucher_fen, quota_fen from hold_purses(${sql.placeholder('userId')}::bigint)`,
);

/** What a statement that locks a customer's purses answers (`hold_purses`); sent once more after opening them when he has none yet. */
export async function heldOnceOpen<Held>(tx: Tx, userId: number, hold: () => Promise<Held[]>): Promise<Held> {
  let [held] = await hold();
  if (held === undefined) {
    await openPurses(tx, userId);
    [held] = await hold();
  }
  if (held === undefined) throw new Error(`user ${userId} does not exist`);
  return held;
}

/**
 * Locks a customer's purses, always in the same order, so that two movements never wait for each other in a circle. Whoever holds the
 * purses is the only one who moves any account of that customer.
 */
export async function lockPurses(tx: Tx, userId: number): Promise<Purses> {
  const held = await heldOnceOpen(tx, userId, () => holdPurses.read(tx, { userId }));
  return { cashFen: held.cash_fen, voucherFen: held.voucher_fen, quotaFen: held.quota_fen };
}

/** One side of a movement; positive comes in, negative goes out. Fen. */
export interface Entry {
  readonly account: AccountRef;
  readonly amount: bigint;
}

/** Opens the accounts of a customer that a movement is the first to touch. The caller holds the purses. */
export async function openAccounts(tx: Tx, userId: number, entries: readonly Entry[]): Promise<void> {
  const missing = entries.map(({ account }) => sql`(${userId}::bigint, ${account.kind}, ${nameOf(account)})`);
  await tx.execute(
    sql`insert into ${ledgerAccount} (user_id, kind, name) values ${sql.join(missing, sql`, `)} on conflict do nothing`,
  );
}

// The sides of a movement, each account once, as three lists of one length.
const sides = sql`unnest(${sql.placeholder('kinds')}::text[], ${sql.placeholder('names')}::text[], ${sql.placeholder('amounts')}::bigint[])`;

/** The values of `moveAccounts` and `hasAccounts`. */
export const sidesOf = (entries: readonly Entry[]) => ({
  kinds: entries.map(({ account }) => account.kind),
  names: entries.map(({ account }) => nameOf(account)),
  amounts: entries.map(({ amount }) => amount.toString()),
});

const owner = sql`${sql.placeholder('userId')}::bigint`;

/**
 * What a statement does that has put its transaction into `written`: moves the accounts of a customer and writes the entries, each account once. A
 * floor left lower by a reduced quota rises with the balance until it stands at the quota again.
 */
export const moveAccounts = sql`moving (kind, name, amount) as (select * from ${sides}),
    moved as (
      update ${ledgerAccount} as a set balance_fen = a.balance_fen + moving.amount, sequence = a.sequence + 1,
        floor_fen = case a.kind when 'cash' then greatest(a.floor_fen, least(-(select credit_quota_fen from ${users} where id = ${owner}), a.balance_fen + moving.amount)) else a.floor_fen end
      from moving, written where a.user_id = ${owner} and a.kind = moving.kind and a.name = moving.name
      returning a.id, a.sequence, a.balance_fen, moving.amount
    ), entered as (
      insert into ${ledgerEntry} (account_id, sequence, transaction_id, amount_fen, balance_after_fen)
        select moved.id, moved.sequence, written.id, moved.amount, moved.balance_fen from moved, written returning account_id
    )`;

/** Whether a customer has every account that a movement touches. */
export const hasAccounts = sql`(select count(*) from ${ledgerAccount} a join ${sides} as side (kind, name, amount) on side.kind = a.kind and side.name = a.name
    where a.user_id = ${owner}) = cardinality(${sql.placeholder('kinds')}::text[])`;
