import { monthStart } from '@compute-market/contract/rules/time';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { subAccounts } from '../db/schema/account';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../db/schema/ledger';
import { dateFromWire, wireTime } from '../platform/wire';

/**
 * What a sub-account has spent in the Beijing month that holds `at`, fen, as a part of a statement. What came back is taken off in the month
 * of its charge, so it is never below 0 and never gives room for what another month spent (decisions 127).
 */
export function monthSpending(subAccountId: SQL | number, at: Date): SQL<bigint> {
  const now = wireTime(at);
  const since = dateFromWire(monthStart(now)).toISOString();
  const until = dateFromWire(monthStart(now, 1)).toISOString();
  return sql<bigint>`(
    select coalesce(sum(entry.amount_fen), 0)::bigint
    from ${ledgerTransaction} moved
    join ${ledgerEntry} entry on entry.transaction_id = moved.id
    join ${ledgerAccount} account on account.id = entry.account_id and account.kind = 'revenue'
    left join ${ledgerTransaction} charged on charged.id = moved.reverses
    where moved.sub_account_id = ${subAccountId}
      and moved.created_at >= ${since}::timestamptz
      and coalesce(charged.created_at, moved.created_at) >= ${since}::timestamptz
      and coalesce(charged.created_at, moved.created_at) < ${until}::timestamptz
  )`.mapWith(BigInt);
}

/** What each of these sub-accounts has spent this Beijing month. Fen. */
export async function spentThisMonth(tx: Tx, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, bigint>> {
  const spent = await tx
    .select({ id: subAccounts.id, fen: monthSpending(sql`${subAccounts}.id`, now) })
    .from(subAccounts)
    .where(inArray(subAccounts.id, [...ids]));
  return new Map(spent.map((row) => [row.id, row.fen]));
}
