import { and, desc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { amountWithin, type AmountRange } from '../db/amount-range';
import type { Tx } from '../db/database';
import { rows } from '../db/rows';
import { subAccounts, users } from '../db/schema/account';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../db/schema/ledger';
import { INTERNAL_KIND, type TransactionKind } from './transaction';

/** What a customer has. Fen. `accumulatedFen` is 累计消费: what charges took, less refunds; it decides the VIP level. */
export interface Balances {
  readonly cashFen: bigint;
  readonly voucherFen: bigint;
  readonly quotaFen: bigint;
  readonly accumulatedFen: bigint;
}

export async function balances(tx: Tx, userId: number): Promise<Balances> {
  const [row] = await rows<{ cash: bigint; voucher: bigint; quota: bigint; accumulated: bigint }>(
    tx,
    sql`select coalesce(sum(balance_fen) filter (where kind = 'cash'), 0)::bigint as cash,
      coalesce(sum(balance_fen) filter (where kind = 'voucher'), 0)::bigint as voucher,
      coalesce(sum(balance_fen) filter (where kind = 'revenue'), 0)::bigint as accumulated,
      coalesce((select credit_quota_fen from ${users} where id = ${userId}), 0)::bigint as quota
      from ${ledgerAccount} where user_id = ${userId}`,
  );
  return {
    cashFen: row?.cash ?? 0n,
    voucherFen: row?.voucher ?? 0n,
    quotaFen: row?.quota ?? 0n,
    accumulatedFen: row?.accumulated ?? 0n,
  };
}

export interface StatementFilter {
  readonly userId: number;
  /** Pages count from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** From this moment on. */
  readonly from?: Date;
  /** Before this moment. */
  readonly until?: Date;
  readonly kinds?: readonly TransactionKind[];
  readonly subAccountId?: number;
  /** How much moved in the purse it moved most in. */
  readonly amount?: AmountRange;
}

/** One line of the balance-change list. Fen. */
export interface StatementLine {
  readonly id: number;
  readonly kind: TransactionKind;
  readonly createdAt: Date;
  readonly cashFen: bigint;
  readonly voucherFen: bigint;
  readonly cashAfterFen: bigint;
  readonly voucherAfterFen: bigint;
  readonly creditAfterFen: bigint;
  readonly remark: string;
  readonly actor: string;
  readonly referenceType: string | null;
  readonly referenceId: string | null;
  readonly subAccountName: string | null;
}

/** The most that a transaction moved in one of the customer's purses. Fen, signed. */
const moved = sql`(select sum(e.amount_fen) from ledger_entry e join ledger_account a on a.id = e.account_id
  where e.transaction_id = ${ledgerTransaction.id} and a.user_id = ${ledgerTransaction.userId} and a.kind in ('cash', 'voucher')
  group by a.kind order by abs(sum(e.amount_fen)) desc limit 1)`;

function conditionOf(filter: StatementFilter): SQL | undefined {
  return and(
    eq(ledgerTransaction.userId, filter.userId),
    ne(ledgerTransaction.kind, INTERNAL_KIND),
    filter.from && gte(ledgerTransaction.createdAt, filter.from),
    filter.until && lt(ledgerTransaction.createdAt, filter.until),
    filter.kinds && inArray(ledgerTransaction.kind, [...filter.kinds]),
    filter.subAccountId === undefined ? undefined : eq(ledgerTransaction.subAccountId, filter.subAccountId),
    filter.amount && amountWithin(moved, filter.amount),
  );
}

const movedOn = (kind: 'cash' | 'voucher') =>
  sql<string>`coalesce(sum(${ledgerEntry.amountFen}) filter (where ${ledgerAccount.kind} = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(
    BigInt,
  );

/** The movements of a customer's purses, newest first, and how many there are. */
export async function statement(tx: Tx, filter: StatementFilter): Promise<{ lines: StatementLine[]; total: number }> {
  const condition = conditionOf(filter);
  const total = await tx.$count(ledgerTransaction, condition);
  const page = tx
    .select()
    .from(ledgerTransaction)
    .where(condition)
    .orderBy(desc(ledgerTransaction.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .as('page');
  const found = await tx
    .select({
      id: page.id,
      kind: page.kind,
      createdAt: page.createdAt,
      cashFen: movedOn('cash'),
      voucherFen: movedOn('voucher'),
      cashAfterFen: page.cashAfterFen,
      voucherAfterFen: page.voucherAfterFen,
      creditAfterFen: page.creditAfterFen,
      remark: page.remark,
      actor: page.actor,
      referenceType: page.referenceType,
      referenceId: page.referenceId,
      subAccountName: subAccounts.name,
    })
    .from(page)
    .leftJoin(ledgerEntry, eq(ledgerEntry.transactionId, page.id))
    .leftJoin(ledgerAccount, and(eq(ledgerAccount.id, ledgerEntry.accountId), eq(ledgerAccount.userId, filter.userId)))
    .leftJoin(subAccounts, eq(subAccounts.id, page.subAccountId))
    .groupBy(
      page.id,
      page.kind,
      page.createdAt,
      page.cashAfterFen,
      page.voucherAfterFen,
      page.creditAfterFen,
      page.remark,
      page.actor,
      page.referenceType,
      page.referenceId,
      subAccounts.name,
    )
    .orderBy(desc(page.id));
  return { lines: found.map((line) => ({ ...line, kind: line.kind as TransactionKind })), total };
}

/** What one kind of spending took, refunds taken off, by Beijing day. Fen. */
export function spentByDay(
  tx: Tx,
  {
    userId,
    kind,
    from,
    until,
  }: { readonly userId: number; readonly kind: TransactionKind; readonly from: Date; readonly until: Date },
): Promise<{ day: string; amountFen: bigint }[]> {
  const day = sql<string>`to_char(${ledgerTransaction.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return tx
    .select({ day, amountFen: sql`sum(${ledgerEntry.amountFen})`.mapWith(BigInt) })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .innerJoin(
      ledgerAccount,
      and(eq(ledgerAccount.id, ledgerEntry.accountId), eq(ledgerAccount.kind, 'revenue'), eq(ledgerAccount.name, kind)),
    )
    .where(conditionOf({ userId, from, until, page: 1, pageSize: 1 }))
    .groupBy(day)
    .orderBy(day);
}
