import { and, desc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { amountWithin, type AmountRange } from '../db/amount-range';
import { beijingDayOf } from '../db/beijing-day';
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
  /** How much a line moved in the purse it moved most in. */
  readonly amount?: AmountRange;
  /** Charges whose keys begin so stand in one line a thing and Beijing day. */
  readonly foldedKeys?: string;
  /** Only the charges of the folded line with this number; its keys begin so. */
  readonly unfold?: { readonly id: number; readonly keys: string };
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

/** What one transaction moved in one of the customer's purses. Fen, signed. */
const movedIn = (kind: 'cash' | 'voucher') =>
  sql`coalesce((select sum(e.amount_fen) from ledger_entry e join ledger_account a on a.id = e.account_id
  where e.transaction_id = ledger_transaction.id and a.user_id = ledger_transaction.user_id and a.kind = ${kind}), 0)`;

const isFolded = (keys: string) => sql`starts_with(${ledgerTransaction.key}, ${keys})`;
const ownLine = sql`${ledgerTransaction.id}::text`;
/** Names the line a transaction stands in: its own, or that of its Beijing day with all whose keys begin alike (decisions 66). */
const lineOf = (foldedKeys: string | undefined): SQL =>
  foldedKeys === undefined
    ? ownLine
    : sql`case when ${isFolded(foldedKeys)}
  then concat_ws(' ', ${ledgerTransaction.referenceType}, ${ledgerTransaction.referenceId}, ${beijingDayOf(ledgerTransaction.createdAt)}, coalesce(${ledgerTransaction.subAccountId}, 0))
  else ${ownLine} end`;

function conditionOf(filter: Omit<StatementFilter, 'page' | 'pageSize'>): SQL | undefined {
  const { unfold } = filter;
  return and(
    eq(ledgerTransaction.userId, filter.userId),
    ne(ledgerTransaction.kind, INTERNAL_KIND),
    filter.from && gte(ledgerTransaction.createdAt, filter.from),
    filter.until && lt(ledgerTransaction.createdAt, filter.until),
    filter.kinds && inArray(ledgerTransaction.kind, [...filter.kinds]),
    filter.subAccountId === undefined ? undefined : eq(ledgerTransaction.subAccountId, filter.subAccountId),
    unfold &&
      sql`${lineOf(unfold.keys)} = (select ${lineOf(unfold.keys)} from ${ledgerTransaction}
  where ${and(eq(ledgerTransaction.id, unfold.id), eq(ledgerTransaction.userId, filter.userId))})`,
  );
}

/** The transactions that a filter lets through, each with the line it stands in. */
const transactionsIn = (tx: Tx, filter: StatementFilter, alias: string) =>
  tx
    .select({
      id: ledgerTransaction.id,
      line: lineOf(filter.foldedKeys).as('line'),
      day: sql<string>`${beijingDayOf(ledgerTransaction.createdAt)}`.as('day'),
      folded: (filter.foldedKeys === undefined ? sql`false` : isFolded(filter.foldedKeys)).as('folded'),
      cash: movedIn('cash').as('cash'),
      voucher: movedIn('voucher').as('voucher'),
    })
    .from(ledgerTransaction)
    .where(conditionOf(filter))
    .as(alias);

/** The lines of a statement, as a table to select from. `lastId` is the newest transaction in a line. */
function linesOf(tx: Tx, filter: StatementFilter) {
  const each = transactionsIn(tx, filter, 'transactions');
  const [cash, voucher] = [sql`sum(${each.cash})`, sql`sum(${each.voucher})`];
  const most = sql`case when abs(${cash}) >= abs(${voucher}) then ${cash} else ${voucher} end`;
  return tx
    .select({
      line: sql`min(${each.line})`.as('line_name'),
      id: sql`min(${each.id})`.mapWith(Number).as('line_id'),
      lastId: sql`max(${each.id})`.mapWith(Number).as('last_id'),
      count: sql`count(*)`.mapWith(Number).as('transaction_count'),
      day: sql<string>`min(${each.day})`.as('line_day'),
      folded: sql<boolean>`bool_or(${each.folded})`.as('is_folded'),
    })
    .from(each)
    .groupBy(each.line)
    .having(filter.amount && amountWithin(most, filter.amount));
}

const movedOn = (kind: 'cash' | 'voucher') =>
  sql<string>`coalesce(sum(${ledgerEntry.amountFen}) filter (where ${ledgerAccount.kind} = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(
    BigInt,
  );

/** One page of lines, with what each moved in all. */
function pageOf(tx: Tx, filter: StatementFilter) {
  const { page, pageSize } = filter;
  const lines = linesOf(tx, filter).as('lines');
  const shown = tx
    .select()
    .from(lines)
    .orderBy(desc(lines.lastId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('shown');
  const members = transactionsIn(tx, filter, 'members');
  return tx
    .select({
      id: shown.id,
      lastId: shown.lastId,
      count: shown.count,
      day: shown.day,
      folded: shown.folded,
      cashFen: movedOn('cash').as('cash_fen'),
      voucherFen: movedOn('voucher').as('voucher_fen'),
    })
    .from(shown)
    .innerJoin(members, eq(members.line, shown.line))
    .leftJoin(ledgerEntry, eq(ledgerEntry.transactionId, members.id))
    .leftJoin(ledgerAccount, and(eq(ledgerAccount.id, ledgerEntry.accountId), eq(ledgerAccount.userId, filter.userId)))
    .groupBy(shown.id, shown.lastId, shown.count, shown.day, shown.folded)
    .as('moved');
}

/** The movements of a customer's purses, newest first, and how many lines there are. */
export async function statement(tx: Tx, filter: StatementFilter): Promise<{ lines: StatementLine[]; total: number }> {
  const [counted] = await tx.select({ total: sql`count(*)`.mapWith(Number) }).from(linesOf(tx, filter).as('lines'));
  const moved = pageOf(tx, filter);
  const found = await tx
    .select({
      id: moved.id,
      count: moved.count,
      day: moved.day,
      folded: moved.folded,
      cashFen: moved.cashFen,
      voucherFen: moved.voucherFen,
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
    .from(moved)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, moved.lastId))
    .leftJoin(subAccounts, eq(subAccounts.id, ledgerTransaction.subAccountId))
    .orderBy(desc(moved.lastId));
  const lines = found.map(({ kind, folded, day, count, ...line }) => ({
    ...line,
    kind: kind as TransactionKind,
    folded: folded ? { day, count } : null,
  }));
  return { lines, total: counted?.total ?? 0 };
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
      and(eq(ledgerAccount.id, ledgerEntry.accountId), eq(ledgerAccount.kind, 'revenue'), eq(ledgerAccount.name, kind)),
    )
    .where(conditionOf({ userId, from, until }))
    .groupBy(day)
    .orderBy(day);
}
