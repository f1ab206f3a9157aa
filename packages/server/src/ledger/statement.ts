import { and, eq, inArray, sql } from 'drizzle-orm';
import { beijingDayOf } from '../db/beijing-day';
import type { Tx } from '../db/database';
import { withinLines } from '../db/id-spans';
import { preparedSelect } from '../db/prepared';
import { subAccounts, users } from '../db/schema/account';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../db/schema/ledger';
import { conditionOf, lineOf, pageOf, type Shown, type StatementFilter } from './statement-pages';
import type { TransactionKind } from './transaction';

/** What a customer has. Fen. `accumulatedFen` is 累计消费: what charges took, less refunds; it decides the VIP level. */
export interface Balances {
  readonly cashFen: bigint;
  readonly voucherFen: bigint;
  readonly quotaFen: bigint;
  readonly accumulatedFen: bigint;
}

// Columns by their tables' names: of a query of one table the builder leaves those away.
const heldIn = (kind: 'cash' | 'voucher' | 'revenue') =>
  sql`(select coalesce(sum(a.balance_fen), 0)::bigint from ${ledgerAccount} a where a.user_id = ${users}.id and a.kind = ${sql.raw(`'${kind}'`)})`.mapWith(
    BigInt,
  );

/** What a main account has, as columns beside others of its row. */
export const balanceColumns = {
  cashFen: heldIn('cash'),
  voucherFen: heldIn('voucher'),
  quotaFen: users.creditQuotaFen,
  accumulatedFen: heldIn('revenue'),
} as const;

const balancesOf = preparedSelect((tx) =>
  tx
    .select(balanceColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** What a main account has; nothing when there is none of that number. */
export async function balances(tx: Tx, userId: number): Promise<Balances> {
  const [held] = await balancesOf(tx, { userId });
  return held ?? { cashFen: 0n, voucherFen: 0n, quotaFen: 0n, accumulatedFen: 0n };
}

/** One line of the balance-change list. Fen. Of a folded one the number is that of its first charge, and all that is left is left after its last. */
export interface StatementLine {
  readonly id: number;
  readonly folded: { readonly day: string; readonly count: number } | null;
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

const movedOn = (kind: 'cash' | 'voucher') =>
  sql<string>`coalesce(sum(${ledgerEntry.amountFen}) filter (where ${ledgerAccount.kind} = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(
    BigInt,
  );

/** What each line of a page moved in all, by the number of its first transaction. */
async function movedBy(tx: Tx, filter: StatementFilter, shown: readonly Shown[]) {
  const { foldedKeys, userId } = filter;
  const within =
    foldedKeys === undefined
      ? inArray(
          ledgerTransaction.id,
          shown.map(({ id }) => id),
        )
      : withinLines(
          ledgerTransaction.id,
          shown.map(({ id, lastId }) => ({ firstId: id, lastId })),
        );
  const members = tx
    .select({
      id: ledgerTransaction.id,
      line: (foldedKeys === undefined ? sql`${ledgerTransaction.id}::text` : lineOf(foldedKeys)).as('line'),
    })
    .from(ledgerTransaction)
    .where(and(conditionOf(filter), within))
    .as('members');
  const first = sql`min(${members.id})`.mapWith(Number);
  const moved = await tx
    .select({ id: first, cashFen: movedOn('cash'), voucherFen: movedOn('voucher') })
    .from(members)
    .leftJoin(ledgerEntry, eq(ledgerEntry.transactionId, members.id))
    .leftJoin(ledgerAccount, and(eq(ledgerAccount.id, ledgerEntry.accountId), eq(ledgerAccount.userId, userId)))
    .groupBy(members.line);
  return new Map(moved.map(({ id, cashFen, voucherFen }) => [id, { cashFen, voucherFen }]));
}

const noMove = { cashFen: 0n, voucherFen: 0n };

/** The movements of a customer's purses, newest first, and how many lines there are. */
export async function statement(tx: Tx, filter: StatementFilter): Promise<{ lines: StatementLine[]; total: number }> {
  const { shown, total } = await pageOf(tx, filter);
  if (shown.length === 0) return { lines: [], total };
  const moved = await movedBy(tx, filter, shown);
  const found = await tx
    .select({
      id: ledgerTransaction.id,
      kind: ledgerTransaction.kind,
      createdAt: ledgerTransaction.createdAt,
      cashAfterFen: ledgerTransaction.cashAfterFen,
      voucherAfterFen: ledgerTransaction.voucherAfterFen,
      creditAfterFen: ledgerTransaction.creditAfterFen,
      remark: ledgerTransaction.remark,
      actor: ledgerTransaction.actor,
      referenceType: ledgerTransaction.referenceType,
      referenceId: ledgerTransaction.referenceId,
      subAccountName: subAccounts.name,
    })
    .from(ledgerTransaction)
    .leftJoin(subAccounts, eq(subAccounts.id, ledgerTransaction.subAccountId))
    .where(
      inArray(
        ledgerTransaction.id,
        shown.map(({ lastId }) => lastId),
      ),
    );
  const newest = new Map(found.map((row) => [row.id, row]));
  const lines = shown.flatMap(({ id, lastId, folded, day, count }) => {
    const row = newest.get(lastId);
    if (row === undefined) return [];
    const kind = row.kind as TransactionKind;
    return [{ folded: folded ? { day, count } : null, ...row, id, kind, ...(moved.get(id) ?? noMove) }];
  });
  return { lines, total };
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
  const day = beijingDayOf(ledgerTransaction.createdAt);
  return tx
    .select({ day, amountFen: sql`sum(${ledgerEntry.amountFen})`.mapWith(BigInt) })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .innerJoin(
      ledgerAccount,
      and(
        eq(ledgerAccount.id, ledgerEntry.accountId),
        eq(ledgerAccount.userId, userId),
        eq(ledgerAccount.kind, 'revenue'),
        eq(ledgerAccount.name, kind),
      ),
    )
    .where(conditionOf({ userId, from, until }))
    .groupBy(day)
    .orderBy(day);
}
