import { and, between, desc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { amountWithin, type AmountRange } from '../db/amount-range';
import { beijingDateOf, beijingDayOf } from '../db/beijing-day';
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

const isFolded = (keys: string) => sql`starts_with(${ledgerTransaction.key}, ${keys})`;
/** What the transactions of a folded line have in common: the thing, the Beijing day, the person (decisions 66). */
const lineParts = () => [
  sql`${ledgerTransaction.referenceType}`,
  sql`${ledgerTransaction.referenceId}`,
  beijingDateOf(ledgerTransaction.createdAt),
  sql`coalesce(${ledgerTransaction.subAccountId}, 0)`,
];
/** The number of a transaction that stands in a line of its own; null for a folded one. */
const ownLine = (foldedKeys: string | undefined): SQL =>
  foldedKeys === undefined
    ? sql`${ledgerTransaction.id}`
    : sql`case when ${isFolded(foldedKeys)} then null else ${ledgerTransaction.id} end`;
/** Names the line a transaction stands in, for a few transactions: texts are dear over many. */
const lineOf = (keys: string): SQL =>
  sql`case when ${isFolded(keys)} then concat_ws(' ', ${sql.join(lineParts(), sql`, `)}) else ${ledgerTransaction.id}::text end`;

function conditionOf(filter: Omit<StatementFilter, 'page' | 'pageSize'>): SQL | undefined {
  const { unfold } = filter;
  return and(
    eq(ledgerTransaction.userId, filter.userId),
    ne(ledgerTransaction.kind, INTERNAL_KIND),
    filter.from && gte(ledgerTransaction.createdAt, filter.from),
    filter.until && lt(ledgerTransaction.createdAt, filter.until),
    filter.kinds && inArray(ledgerTransaction.kind, [...filter.kinds]),
    filter.subAccountId === undefined ? undefined : eq(ledgerTransaction.subAccountId, filter.subAccountId),
    unfold && inLineOf(unfold, filter.userId),
  );
}

/** The transactions of one line. A folded one is found by its thing, then told by its name. */
const inLineOf = ({ id, keys }: { readonly id: number; readonly keys: string }, userId: number): SQL =>
  sql`${lineOf(keys)} = (select ${lineOf(keys)} from ${ledgerTransaction}
  where ${and(eq(ledgerTransaction.id, id), eq(ledgerTransaction.userId, userId))})`;

/** What each transaction moved in the customer's purses, read along the purses' own entries. Fen, signed. */
const movesOf = (tx: Tx, userId: number) =>
  tx
    .select({
      transactionId: ledgerEntry.transactionId,
      cash: sql`coalesce(sum(${ledgerEntry.amountFen}) filter (where ${ledgerAccount.kind} = 'cash'), 0)`.as('cash'),
      voucher: sql`coalesce(sum(${ledgerEntry.amountFen}) filter (where ${ledgerAccount.kind} = 'voucher'), 0)`.as(
        'voucher',
      ),
    })
    .from(ledgerAccount)
    .innerJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
    .where(and(eq(ledgerAccount.userId, userId), inArray(ledgerAccount.kind, ['cash', 'voucher'])))
    .groupBy(ledgerEntry.transactionId)
    .as('moves');

const lineColumns = {
  id: sql`min(${ledgerTransaction.id})`.mapWith(Number).as('line_id'),
  lastId: sql`max(${ledgerTransaction.id})`.mapWith(Number).as('last_id'),
  count: sql`count(*)`.mapWith(Number).as('transaction_count'),
  day: sql<string>`to_char(min(${ledgerTransaction.createdAt}) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as(
    'line_day',
  ),
};

/** The lines of a statement, as a table to select from. `lastId` is the newest transaction in a line. */
function linesOf(tx: Tx, filter: StatementFilter) {
  const { foldedKeys, amount, userId } = filter;
  const own = ownLine(foldedKeys);
  // A transaction that is not folded is alone in its line whatever the other parts are.
  const together = foldedKeys === undefined ? [own] : [own, ...lineParts()];
  const folded = foldedKeys === undefined ? sql<boolean>`false` : sql<boolean>`bool_or(${isFolded(foldedKeys)})`;
  const columns = { ...lineColumns, folded: folded.as('is_folded') };
  const all = tx.select(columns).from(ledgerTransaction);
  if (amount?.min_amount === undefined && amount?.max_amount === undefined)
    return all
      .where(conditionOf(filter))
      .groupBy(...together)
      .as('lines');
  const moves = movesOf(tx, userId);
  const [cash, voucher] = [sql`coalesce(sum(${moves.cash}), 0)`, sql`coalesce(sum(${moves.voucher}), 0)`];
  const most = sql`case when abs(${cash}) >= abs(${voucher}) then ${cash} else ${voucher} end`;
  return all
    .leftJoin(moves, eq(moves.transactionId, ledgerTransaction.id))
    .where(conditionOf(filter))
    .groupBy(...together)
    .having(amountWithin(most, amount))
    .as('lines');
}

interface Shown {
  readonly id: number;
  readonly lastId: number;
  readonly count: number;
  readonly day: string;
  readonly folded: boolean;
}

/** One page of lines and how many there are. Nothing is grouped where every transaction is a line. */
async function pageOf(tx: Tx, filter: StatementFilter): Promise<{ shown: Shown[]; total: number }> {
  const { page, pageSize, amount, foldedKeys } = filter;
  const offset = (page - 1) * pageSize;
  if (foldedKeys === undefined && amount?.min_amount === undefined && amount?.max_amount === undefined) {
    const condition = conditionOf(filter);
    const shown = await tx
      .select({ id: ledgerTransaction.id })
      .from(ledgerTransaction)
      .where(condition)
      .orderBy(desc(ledgerTransaction.id))
      .limit(pageSize)
      .offset(offset);
    const lines = shown.map(({ id }) => ({ id, lastId: id, count: 1, day: '', folded: false }));
    return { shown: lines, total: await tx.$count(ledgerTransaction, condition) };
  }
  const lines = linesOf(tx, filter);
  const [counted] = await tx.select({ total: sql`count(*)`.mapWith(Number) }).from(lines);
  const shown = await tx.select().from(lines).orderBy(desc(lines.lastId)).limit(pageSize).offset(offset);
  return { shown, total: counted?.total ?? 0 };
}

const movedOn = (kind: 'cash' | 'voucher') =>
  sql<string>`coalesce(sum(${ledgerEntry.amountFen}) filter (where ${ledgerAccount.kind} = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(
    BigInt,
  );

/** What each line of a page moved in all, by the number of its first transaction. */
async function movedBy(tx: Tx, filter: StatementFilter, shown: readonly Shown[]) {
  const { foldedKeys, userId } = filter;
  // The lines of a page lie close together: only what is between them is looked at.
  const within =
    foldedKeys === undefined
      ? inArray(
          ledgerTransaction.id,
          shown.map(({ id }) => id),
        )
      : between(
          ledgerTransaction.id,
          Math.min(...shown.map(({ id }) => id)),
          Math.max(...shown.map(({ lastId }) => lastId)),
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
    return [{ ...row, id, kind, folded: folded ? { day, count } : null, ...(moved.get(id) ?? noMove) }];
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
