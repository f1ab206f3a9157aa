import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { rows } from '../db/rows';
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

/**
 * Locks a customer's purses, always in the same order, so that two movements never wait for each other in a circle. Whoever holds the
 * purses is the only one who moves any account of that customer.
 */
export async function lockPurses(tx: Tx, userId: number): Promise<Purses> {
  const lock = () =>
    rows<{ kind: string; balance_fen: bigint }>(
      tx,
      sql`select kind, balance_fen from ${ledgerAccount} where user_id = ${userId} and kind in ('cash', 'voucher') order by id for update`,
    );
  let locked = await lock();
  if (locked.length < 2) {
    await openPurses(tx, userId);
    locked = await lock();
  }
  // Read after the lock: a quota changes only while the purses are held (credit.ts).
  const [owner] = await tx.select({ quotaFen: users.creditQuotaFen }).from(users).where(eq(users.id, userId));
  const cash = locked.find((one) => one.kind === 'cash');
  const voucher = locked.find((one) => one.kind === 'voucher');
  if (owner === undefined || cash === undefined || voucher === undefined)
    throw new Error(`user ${userId} does not exist`);
  return { cashFen: cash.balance_fen, voucherFen: voucher.balance_fen, quotaFen: owner.quotaFen };
}

/** Moves one account of a customer and writes the entry. The caller holds the purses. */
export async function moveAccount(
  tx: Tx,
  transactionId: number,
  userId: number,
  account: AccountRef,
  amountFen: bigint,
): Promise<void> {
  const move = () =>
    rows(
      tx,
      // A floor left lower by a reduced quota rises with the balance until it stands at the quota again.
      sql`with moved as (
        update ${ledgerAccount} set balance_fen = balance_fen + ${amountFen}::bigint, sequence = sequence + 1,
          floor_fen = case kind when 'cash' then greatest(floor_fen, least(-(select credit_quota_fen from ${users} where id = ${userId}), balance_fen + ${amountFen}::bigint)) else floor_fen end
        where user_id = ${userId} and kind = ${account.kind} and name = ${nameOf(account)} returning id, sequence, balance_fen
      ) insert into ${ledgerEntry} (account_id, sequence, transaction_id, amount_fen, balance_after_fen)
        select id, sequence, ${transactionId}::bigint, ${amountFen}::bigint, balance_fen from moved returning account_id`,
    );
  if ((await move()).length > 0) return;
  await tx.execute(
    sql`insert into ${ledgerAccount} (user_id, kind, name) values (${userId}, ${account.kind}, ${nameOf(account)})`,
  );
  await move();
}
