import type { SpendingLimits } from '@compute-market/contract/rules/sub-account';
import { monthStart } from '@compute-market/contract/rules/time';
import { and, eq, gte, inArray, lt, sum } from 'drizzle-orm';
import type { Tx } from '../db/database';
import type { subAccounts } from '../db/schema/account';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../db/schema/ledger';
import { dateFromWire, wireTime } from '../platform/wire';
import { fenOf } from './amount';

type Limited = Pick<typeof subAccounts.$inferSelect, 'id' | 'moneyLimitFen' | 'spentFen' | 'monthLimitFen'>;

/**
 * What each sub-account has spent in the Beijing month that holds a moment, refunds taken off: below 0 where more of what was spent before came back.
 * Fen; one that moved nothing is left out.
 */
export async function spentInMonth(
  tx: Tx,
  subAccountIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, bigint>> {
  const since = dateFromWire(monthStart(wireTime(at)));
  const until = dateFromWire(monthStart(wireTime(at), 1));
  const spent = await tx
    .select({ id: ledgerTransaction.subAccountId, fen: sum(ledgerEntry.amountFen).mapWith(BigInt) })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .innerJoin(ledgerAccount, and(eq(ledgerAccount.id, ledgerEntry.accountId), eq(ledgerAccount.kind, 'revenue')))
    .where(
      and(
        inArray(ledgerTransaction.subAccountId, [...subAccountIds]),
        gte(ledgerTransaction.createdAt, since),
        lt(ledgerTransaction.createdAt, until),
      ),
    )
    .groupBy(ledgerTransaction.subAccountId);
  return new Map(spent.flatMap((row) => (row.id === null ? [] : [[row.id, row.fen ?? 0n] as const])));
}

/** What bounds these sub-accounts at a moment (decisions 18, 127). The month is counted from the ledger, so it starts anew by itself. */
export async function spendingLimits(
  tx: Tx,
  rows: readonly Limited[],
  at: Date,
): Promise<ReadonlyMap<number, SpendingLimits>> {
  const monthly = rows.filter(({ monthLimitFen }) => monthLimitFen !== null).map(({ id }) => id);
  const spent = monthly.length === 0 ? new Map<number, bigint>() : await spentInMonth(tx, monthly, at);
  const since = monthStart(wireTime(at));
  return new Map(
    rows.map(({ id, moneyLimitFen, spentFen, monthLimitFen }) => [
      id,
      {
        total: { limit: fenOf(moneyLimitFen), used: fenOf(spentFen) },
        month: monthLimitFen === null ? null : { limit: fenOf(monthLimitFen), used: fenOf(spent.get(id) ?? 0n), since },
      },
    ]),
  );
}
