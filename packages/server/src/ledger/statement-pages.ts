import { and, desc, eq, inArray, ne, not, sql, type Column, type SQL } from 'drizzle-orm';
import { isRange, sizeWithin, type AmountRange } from '../db/amount-range';
import { beijingDateOf, onBeijingDayOf } from '../db/beijing-day';
import type { Tx } from '../db/database';
import { rows } from '../db/rows';
import { foldedAmount, movementAmount, statementDay } from '../db/schema/kept-days';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../db/schema/ledger';
import { dayWithin, momentWithin, splitSpan, type Days } from '../db/whole-days';
import { whatIsKept } from './kept-days';
import { INTERNAL_KIND, type TransactionKind } from './transaction';

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

const isFolded = (keys: string) => sql`starts_with(${ledgerTransaction.key}, ${keys})`;
/** What the transactions of a folded line have in common: the kind, the thing, the Beijing day, the person (decisions 66). */
const lineParts = () => [
  sql`${ledgerTransaction.kind}`,
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
export const lineOf = (keys: string): SQL =>
  sql`case when ${isFolded(keys)} then concat_ws(' ', ${sql.join(lineParts(), sql`, `)}) else ${ledgerTransaction.id}::text end`;

export function conditionOf(filter: Omit<StatementFilter, 'page' | 'pageSize'>): SQL | undefined {
  const { unfold } = filter;
  return and(
    eq(ledgerTransaction.userId, filter.userId),
    ne(ledgerTransaction.kind, INTERNAL_KIND),
    momentWithin(ledgerTransaction.createdAt, filter),
    filter.kinds && inArray(ledgerTransaction.kind, [...filter.kinds]),
    filter.subAccountId === undefined ? undefined : eq(ledgerTransaction.subAccountId, filter.subAccountId),
    unfold && inLineOf(unfold, filter.userId),
  );
}

/** The transactions of one line: looked for on its day alone. */
function inLineOf({ id, keys }: { readonly id: number; readonly keys: string }, userId: number): SQL | undefined {
  const ofThis = (what: SQL | Column): SQL =>
    sql`(select ${what} from ${ledgerTransaction} where ${and(eq(ledgerTransaction.id, id), eq(ledgerTransaction.userId, userId))})`;
  return and(
    onBeijingDayOf(ledgerTransaction.createdAt, ofThis(ledgerTransaction.createdAt)),
    eq(lineOf(keys), ofThis(lineOf(keys))),
  );
}

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

/** Whether a filter asks for amounts. */
const isOfAmount = ({ amount = {} }: StatementFilter): boolean => isRange(amount);

/** What was moved in the purse that was moved most, of what was moved in each. */
const mostOf = (cash: SQL | Column, voucher: SQL | Column): SQL => sql`greatest(abs(${cash}), abs(${voucher}))`;

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
  if (!isOfAmount(filter))
    return all
      .where(conditionOf(filter))
      .groupBy(...together)
      .as('lines');
  const moves = movesOf(tx, userId);
  const most = mostOf(sql`coalesce(sum(${moves.cash}), 0)`, sql`coalesce(sum(${moves.voucher}), 0)`);
  return all
    .leftJoin(moves, eq(moves.transactionId, ledgerTransaction.id))
    .where(conditionOf(filter))
    .groupBy(...together)
    .having(sizeWithin(most, amount ?? {}))
    .as('lines');
}

/** A line of a page: its first and its last transaction. */
export interface Shown {
  readonly id: number;
  readonly lastId: number;
  readonly count: number;
  readonly day: string;
  readonly folded: boolean;
}

/** What a filter says of the kept days. */
const isDayWanted = ({ userId, kinds, subAccountId }: StatementFilter, days: Days): SQL | undefined =>
  and(
    eq(statementDay.userId, userId),
    ne(statementDay.kind, INTERNAL_KIND),
    kinds && inArray(statementDay.kind, [...kinds]),
    subAccountId === undefined ? undefined : eq(statementDay.subAccountId, subAccountId),
    dayWithin(statementDay.day, days),
  );

/** What one transaction moved in each purse, beside its row. */
const movesBeside = sql`cross join lateral (
    select coalesce(sum(${ledgerEntry.amountFen}) filter (where ${ledgerAccount.kind} = 'cash'), 0) as cash,
      coalesce(sum(${ledgerEntry.amountFen}) filter (where ${ledgerAccount.kind} = 'voucher'), 0) as voucher
    from ${ledgerEntry} join ${ledgerAccount} on ${eq(ledgerAccount.id, ledgerEntry.accountId)}
    where ${eq(ledgerEntry.transactionId, ledgerTransaction.id)}) as moves`;

/** The folded lines of a span whose transactions are read. */
const readLines = (filter: StatementFilter, foldedKeys: string): SQL =>
  sql`select min(${ledgerTransaction.id}) as first_id, max(${ledgerTransaction.id}) as last_id, count(*) as movements,
    ${beijingDateOf(ledgerTransaction.createdAt)} as day, true as folded
    from ${ledgerTransaction} ${isOfAmount(filter) ? movesBeside : sql``}
    where ${and(conditionOf(filter), isFolded(foldedKeys))} group by ${sql.join(lineParts(), sql`, `)}
    ${isOfAmount(filter) ? sql`having ${sizeWithin(mostOf(sql`sum(cash)`, sql`sum(voucher)`), filter.amount ?? {})}` : sql``}`;

/** The kept folded lines of whole days. */
const keptLines = (filter: StatementFilter, days: Days): SQL => {
  const { firstId, lastId, movements, day, folded, userId } = statementDay;
  const amounts = isOfAmount(filter)
    ? sql`join ${foldedAmount} on ${and(eq(foldedAmount.userId, userId), eq(foldedAmount.firstId, firstId))}`
    : sql``;
  return sql`select ${firstId}, ${lastId}, ${movements}::bigint as movements, ${day}, true as folded from ${statementDay} ${amounts}
    where ${and(isDayWanted(filter, days), sql`${folded}`, sizeWithin(mostOf(foldedAmount.cashFen, foldedAmount.voucherFen), filter.amount ?? {}))}`;
};

/** The movements of an amount that stand in lines of their own, as they are kept: all, or those that are not folded. */
const isOfAmountKept = (filter: StatementFilter): SQL | undefined => {
  const { userId, kinds, subAccountId, foldedKeys, amount = {} } = filter;
  const { movedFen, folded, createdAt, kind } = movementAmount;
  return and(
    eq(movementAmount.userId, userId),
    foldedKeys === undefined ? sql`${folded} in (true, false)` : sql`not ${folded}`,
    sizeWithin(movedFen, amount),
    momentWithin(createdAt, filter),
    kinds && inArray(kind, [...kinds]),
    subAccountId === undefined ? undefined : eq(movementAmount.subAccountId, subAccountId),
  );
};

/** How many lines a statement has: whole days are kept counted (decisions 95), of the others transactions are counted. */
function lineCounts(filter: StatementFilter): SQL[] {
  const { days, edges } = splitSpan(filter);
  const { foldedKeys } = filter;
  const countOf = (lines: SQL): SQL => sql`select count(*) as lines from (${lines}) as read`;
  const inEdges = edges.map((span) => ({ ...filter, from: span.from, until: span.until }));
  if (isOfAmount(filter)) {
    const single = sql`select count(*) as lines from ${movementAmount} where ${isOfAmountKept(filter)}`;
    if (foldedKeys === undefined) return [single];
    return [
      single,
      ...(days === null ? [] : [countOf(keptLines(filter, days))]),
      ...inEdges.map((theirs) => countOf(readLines(theirs, foldedKeys))),
    ];
  }
  const ofDay = foldedKeys === undefined ? sql`movements` : sql`case when folded then 1 else movements end`;
  const kept =
    days === null
      ? []
      : [sql`select coalesce(sum(${ofDay}), 0) as lines from ${statementDay} where ${isDayWanted(filter, days)}`];
  const read = inEdges.flatMap((theirs) => {
    if (foldedKeys === undefined)
      return [sql`select count(*) as lines from ${ledgerTransaction} where ${conditionOf(theirs)}`];
    return [
      sql`select count(*) as lines from ${ledgerTransaction} where ${and(conditionOf(theirs), not(isFolded(foldedKeys)))}`,
      countOf(readLines(theirs, foldedKeys)),
    ];
  });
  return [...kept, ...read];
}

async function countLines(tx: Tx, filter: StatementFilter): Promise<number> {
  const [sum] = await rows<{ total: string }>(
    tx,
    sql`select coalesce(sum(lines), 0)::text as total from (${sql.join(
      lineCounts(filter).map((part) => sql`(${part})`),
      sql` union all `,
    )}) as counted`,
  );
  return Number(sum?.total ?? 0);
}

/** One page of a folded statement. No part of it gives more lines than the page can show. */
async function foldedPage(tx: Tx, filter: StatementFilter, foldedKeys: string): Promise<Shown[]> {
  const { page, pageSize } = filter;
  const { days, edges } = splitSpan(filter);
  const single = isOfAmount(filter)
    ? sql`select ${movementAmount.transactionId} as first_id, ${movementAmount.transactionId} as last_id, 1::bigint as movements,
      ${beijingDateOf(movementAmount.createdAt)} as day, false as folded from ${movementAmount} where ${isOfAmountKept(filter)}`
    : sql`select ${ledgerTransaction.id} as first_id, ${ledgerTransaction.id} as last_id, 1::bigint as movements,
      ${beijingDateOf(ledgerTransaction.createdAt)} as day, false as folded
      from ${ledgerTransaction} where ${and(conditionOf(filter), not(isFolded(foldedKeys)))}`;
  const parts = [
    single,
    ...(days === null ? [] : [keptLines(filter, days)]),
    ...edges.map((span) => readLines({ ...filter, from: span.from, until: span.until }, foldedKeys)),
  ];
  const found = await rows<{ first_id: bigint; last_id: bigint; movements: bigint; day: string; folded: boolean }>(
    tx,
    sql`select first_id, last_id, movements, to_char(day, 'YYYY-MM-DD') as day, folded
      from (${sql.join(
        parts.map((part) => sql`(${part} order by last_id desc limit ${page * pageSize})`),
        sql` union all `,
      )}) as lines
      order by last_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return found.map(({ first_id, last_id, movements, day, folded }) => ({
    id: Number(first_id),
    lastId: Number(last_id),
    count: Number(movements),
    day,
    folded,
  }));
}

/** A page of lines that are made up of what is read. They are counted with the page, since to make them up is what takes the time. */
async function linesPage(tx: Tx, filter: StatementFilter): Promise<{ shown: Shown[]; total: number }> {
  const { page, pageSize } = filter;
  const lines = linesOf(tx, filter);
  const { id, lastId, count, day, folded } = lines;
  const found = await tx
    .select({ id, lastId, count, day, folded, total: sql`count(*) over ()`.mapWith(Number) })
    .from(lines)
    .orderBy(desc(lastId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const shown = found.map(({ total: _total, ...line }) => line);
  const [first] = found;
  if (first !== undefined || page === 1) return { shown, total: first?.total ?? 0 };
  // Behind the last page no row tells the count.
  const [counted] = await tx.select({ total: sql`count(*)`.mapWith(Number) }).from(lines);
  return { shown, total: counted?.total ?? 0 };
}

/** One page of movements that each are a line, the newest first. */
function movementsPage(tx: Tx, filter: StatementFilter): Promise<{ id: number }[]> {
  const { page, pageSize } = filter;
  const offset = (page - 1) * pageSize;
  if (isOfAmount(filter))
    return tx
      .select({ id: movementAmount.transactionId })
      .from(movementAmount)
      .where(isOfAmountKept(filter))
      .orderBy(desc(movementAmount.transactionId))
      .limit(pageSize)
      .offset(offset);
  return tx
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(conditionOf(filter))
    .orderBy(desc(ledgerTransaction.id))
    .limit(pageSize)
    .offset(offset);
}

/** One page of lines and how many there are. Nothing is grouped where every transaction is a line, nor where whole days and amounts are kept. */
export async function pageOf(tx: Tx, filter: StatementFilter): Promise<{ shown: Shown[]; total: number }> {
  const { foldedKeys, unfold } = filter;
  const isPlain = !isOfAmount(filter);
  const kept = unfold === undefined ? await whatIsKept(tx) : undefined;
  const useKept = (isPlain ? kept?.days : kept?.amounts) ?? false;
  if (useKept && foldedKeys !== undefined)
    return { shown: await foldedPage(tx, filter, foldedKeys), total: await countLines(tx, filter) };
  if (foldedKeys === undefined && (isPlain || useKept)) {
    const shown = await movementsPage(tx, filter);
    const lines = shown.map(({ id }) => ({ id, lastId: id, count: 1, day: '', folded: false }));
    return {
      shown: lines,
      total: await (useKept ? countLines(tx, filter) : tx.$count(ledgerTransaction, conditionOf(filter))),
    };
  }
  return linesPage(tx, filter);
}
