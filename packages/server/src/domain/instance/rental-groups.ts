import type { ExpenseGroup } from '@compute-market/contract/enumerations';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { beijingDateOf } from '../../db/beijing-day';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { costItem, instance } from '../../db/schema/instance';
import { costDay } from '../../db/schema/kept-days';
import { project } from '../../db/schema/project';
import { dayWithin, momentWithin, splitSpan, type Days } from '../../db/whole-days';
import type { Actor } from '../../http/handler';
import { areDaysKept } from '../../ledger/kept-days';
import { ownCosts, type ChargeTable } from './charges';

/** What was spent on a Beijing day, fen, refunds taken off. */
export interface Spent {
  readonly day: string;
  readonly amountFen: bigint;
}

/** A range and the one before it; both end before their last moment. */
export interface Spans {
  readonly from: Date;
  readonly until: Date;
  readonly beforeFrom: Date;
  readonly beforeUntil: Date;
}

/** What one group cost in both, fen. */
export interface Sum {
  readonly key: string;
  readonly name: string;
  readonly nowFen: bigint;
  readonly beforeFen: bigint;
}

type Grouping = Exclude<ExpenseGroup, 'day'>;

/** Where spending is read from: the sums of whole days, which is what both spans are made of, or the charges themselves until days are kept. */
interface Source {
  readonly table: ChargeTable;
  readonly date: SQL;
  readonly fen: SQL;
  readonly within: (from: Date, until: Date) => SQL | undefined;
}

const fromCharges: Source = {
  table: costItem,
  date: beijingDateOf(costItem.createdAt),
  fen: sql`${costItem.amountFen}`,
  within: (from, until) => momentWithin(costItem.createdAt, { from, until }),
};

const fromDays: Source = {
  table: costDay,
  date: sql`${costDay.day}`,
  fen: sql`(${costDay.paidFen} - ${costDay.returnedFen})`,
  within: (from, until) => dayWithin(costDay.day, wholeDays({ from, until })),
};

/** The days of a span that begins and ends with a day. */
function wholeDays(span: { readonly from: Date; readonly until: Date }): Days {
  const { days, edges } = splitSpan(span);
  if (days === null || edges.length > 0) throw new Error('a span of spending is of whole days');
  return days;
}

const sourceOf = async (tx: Tx): Promise<Source> => ((await areDaysKept(tx)) ? fromDays : fromCharges);

const keyOf = (group: Grouping, { table }: Source): SQL<string> => {
  const keys: Readonly<Record<Grouping, SQL<string>>> = {
    instance: sql<string>`${instance.name}`,
    type: sql<string>`${table.costType}::text`,
    sub: sql<string>`coalesce(${subAccounts.name}, '')`,
    gpu: sql<string>`${instance.gpuType}`,
    // The project that the instance is in now (decisions 113).
    project: sql<string>`coalesce(${instance.projectId}::text, '')`,
  };
  return keys[group];
};

/** What a group is called where its key does not say it. */
const names: Readonly<Partial<Record<Grouping, SQL<string>>>> = {
  instance: sql<string>`max(${instance.note})`,
  project: sql<string>`coalesce(max(${project.name}), '')`,
};

const sumOf = ({ fen }: Source, condition: SQL | undefined) =>
  sql`coalesce(sum(${fen}) filter (where ${condition ?? sql`true`}), 0)`.mapWith(BigInt);

/** Named by its owner too, so that no more instances are read than are theirs. */
const ownInstance = ({ userId }: Actor, { table }: Source): SQL | undefined =>
  and(eq(instance.id, table.instanceId), eq(instance.userId, userId));

/** The dearest groups of rentals, at most so many, or all of them (null). Both spans are of whole Beijing days. */
export async function rentalGroups(
  tx: Tx,
  actor: Actor,
  group: Grouping,
  { from, until, beforeFrom, beforeUntil }: Spans,
  most: number | null,
): Promise<Sum[]> {
  const source = await sourceOf(tx);
  const { table, within } = source;
  const key = keyOf(group, source);
  const nowFen = sumOf(source, within(from, until));
  const beforeFen = sumOf(source, within(beforeFrom, beforeUntil));
  const query = tx
    .select({
      key,
      name: names[group] ?? sql<string>`''`,
      nowFen,
      beforeFen,
    })
    .from(sql`${table}`)
    .innerJoin(instance, ownInstance(actor, source))
    .leftJoin(subAccounts, eq(subAccounts.id, table.subAccountId))
    .leftJoin(project, eq(project.id, instance.projectId))
    .where(and(ownCosts(actor)(table), within(beforeFrom, until)))
    .groupBy(key)
    .orderBy(desc(nowFen), desc(beforeFen), asc(key))
    .$dynamic();
  return most === null ? query : query.limit(most);
}

/** What rentals cost by day: those of some groups, each by itself, or all of them under the key ''. The span is of whole Beijing days. */
export async function rentalDays(
  tx: Tx,
  actor: Actor,
  group: Grouping | null,
  { from, until }: Pick<Spans, 'from' | 'until'>,
  only: readonly string[] = [],
): Promise<ReadonlyMap<string, Spent[]>> {
  const source = await sourceOf(tx);
  const { table, date, fen, within } = source;
  const key = group === null ? sql<string>`''` : keyOf(group, source);
  const query = tx
    .select({
      key,
      day: sql<string>`to_char(${date}, 'YYYY-MM-DD')`,
      amountFen: sql`sum(${fen})`.mapWith(BigInt),
    })
    .from(sql`${table}`)
    .$dynamic();
  // All together they need no other table.
  if (group !== null)
    query.innerJoin(instance, ownInstance(actor, source)).leftJoin(subAccounts, eq(subAccounts.id, table.subAccountId));
  const found = await query
    .where(
      and(
        ownCosts(actor)(table),
        within(from, until),
        group === null || only.length === 0 ? undefined : inArray(key, [...only]),
      ),
    )
    .groupBy(sql`1`, date)
    .orderBy(date);
  const days = new Map<string, Spent[]>();
  for (const { key: of, ...spent } of found) days.set(of, [...(days.get(of) ?? []), spent]);
  return days;
}
