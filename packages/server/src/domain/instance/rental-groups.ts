import type { ExpenseGroup } from '@compute-market/contract/enumerations';
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { beijingDateOf } from '../../db/beijing-day';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { costItem, instance } from '../../db/schema/instance';
import { project } from '../../db/schema/project';
import type { Actor } from '../../http/handler';
import { ownCosts } from './cost-list';

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

const keys: Readonly<Record<Grouping, SQL<string>>> = {
  instance: sql<string>`${instance.name}`,
  type: sql<string>`${costItem.costType}::text`,
  sub: sql<string>`coalesce(${subAccounts.name}, '')`,
  gpu: sql<string>`${instance.gpuType}`,
  // The project that the instance is in now (decisions 113).
  project: sql<string>`coalesce(${instance.projectId}::text, '')`,
};

/** What a group is called where its key does not say it. */
const names: Readonly<Partial<Record<Grouping, SQL<string>>>> = {
  instance: sql<string>`max(${instance.note})`,
  project: sql<string>`coalesce(max(${project.name}), '')`,
};

const within = (from: Date, until: Date): SQL | undefined =>
  and(gte(costItem.createdAt, from), lt(costItem.createdAt, until));
const fenWithin = (from: Date, until: Date) =>
  sql`coalesce(sum(${costItem.amountFen}) filter (where ${costItem.createdAt} >= ${from.toISOString()}::timestamptz and ${costItem.createdAt} < ${until.toISOString()}::timestamptz), 0)`.mapWith(
    BigInt,
  );

/** Named by its owner too, so that no more instances are read than are theirs. */
const ownInstance = ({ userId }: Actor): SQL | undefined =>
  and(eq(instance.id, costItem.instanceId), eq(instance.userId, userId));

/** The dearest groups of rentals, at most so many. */
export async function rentalGroups(
  tx: Tx,
  actor: Actor,
  group: Grouping,
  { from, until, beforeFrom, beforeUntil }: Spans,
  most: number,
): Promise<Sum[]> {
  const key = keys[group];
  const nowFen = fenWithin(from, until);
  const beforeFen = fenWithin(beforeFrom, beforeUntil);
  return tx
    .select({
      key,
      name: names[group] ?? sql<string>`''`,
      nowFen,
      beforeFen,
    })
    .from(costItem)
    .innerJoin(instance, ownInstance(actor))
    .leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId))
    .leftJoin(project, eq(project.id, instance.projectId))
    .where(and(ownCosts(actor)(costItem), within(beforeFrom, until)))
    .groupBy(key)
    .orderBy(desc(nowFen), desc(beforeFen), asc(key))
    .limit(most);
}

/** What rentals cost by day: those of some groups, each by itself, or all of them under the key ''. */
export async function rentalDays(
  tx: Tx,
  actor: Actor,
  group: Grouping | null,
  { from, until }: Pick<Spans, 'from' | 'until'>,
  only: readonly string[] = [],
): Promise<ReadonlyMap<string, Spent[]>> {
  const date = beijingDateOf(costItem.createdAt);
  const key = group === null ? sql<string>`''` : keys[group];
  const found = await tx
    .select({
      key,
      day: sql<string>`to_char(${date}, 'YYYY-MM-DD')`,
      amountFen: sql`sum(${costItem.amountFen})`.mapWith(BigInt),
    })
    .from(costItem)
    .innerJoin(instance, ownInstance(actor))
    .leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId))
    .where(
      and(
        ownCosts(actor)(costItem),
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
