import {
  and,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  lt,
  not,
  or,
  sql,
  type Column,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { amountWithin, isRange, type AmountRange } from '../../db/amount-range';
import { beijingDateOf, onBeijingDate } from '../../db/beijing-day';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { costItem, foldedTypes, instance } from '../../db/schema/instance';
import { costDay, spendingDay } from '../../db/schema/kept-days';
import { dayWithin, momentWithin, splitSpan, type Days, type Span, type SplitSpan } from '../../db/whole-days';
import type { Actor } from '../../http/handler';
import type { Kept } from '../../ledger/kept-days';

/** What has the columns by which charges are chosen: the charges themselves, and their sums by day. */
export type ChargeTable = typeof costItem | typeof costDay;

/** What has the columns by which charges are chosen that say nothing of their instance: the sums of a day over all instances too. */
export type SpendingTable = ChargeTable | typeof spendingDay;

/** The bills a caller may see: a sub-account its own. */
export const ownCosts =
  (actor: Actor) =>
  (of: SpendingTable): SQL | undefined =>
    and(eq(of.userId, actor.userId), actor.subAccountId === null ? undefined : eq(of.subAccountId, actor.subAccountId));

/** Which charges are wanted. */
export interface ChargeFilter {
  /** What each must be, and each sum of a day. */
  readonly condition: (of: SpendingTable) => SQL | undefined;
  /** What each must be, and each sum of an instance and a day. */
  readonly ofInstance?: (of: ChargeTable) => SQL | undefined;
  /** When it was charged. */
  readonly span?: Span;
  /** What each must be that no sum of a day tells. */
  readonly line?: SQL;
  /** Whether the condition speaks of instances or of sub-accounts: a table that it does not need is not joined. */
  readonly needs?: { readonly instance?: boolean; readonly subAccount?: boolean };
  /** Whether the hours of a kept disk, and those of a rental by usage, stand in one line a Beijing day (decisions 66, 144). */
  readonly fold?: boolean;
  /** How much a line as a whole must be. */
  readonly amounts?: AmountRange;
}

/** The Beijing day of a charge. */
export const date = beijingDateOf(costItem.createdAt);
/** Whether charges stand in one line a day with others of their instance, type and person. */
export const isFolded = sql`${costItem.costType} in ${sql.raw(foldedTypes)}`;
/** What the charges of a folded line have in common. */
export const person = sql`coalesce(${costItem.subAccountId}, 0)`;

/** What a filter says of a charge, or of what an instance cost on a day, but for time and amount. */
export const isChosen = ({ condition, ofInstance }: ChargeFilter, of: ChargeTable): SQL | undefined =>
  and(condition(of), ofInstance?.(of));

/** What a filter says of a charge, but for its amount. */
export const isWanted = (filter: ChargeFilter): SQL | undefined =>
  and(isChosen(filter, costItem), momentWithin(costItem.createdAt, filter.span ?? {}), filter.line);

/** Puts what a filter says onto a query of charges, but for the amounts of folded lines. */
function matching(filter: ChargeFilter): SQL | undefined {
  const { fold = false, amounts = {} } = filter;
  return fold ? isWanted(filter) : and(isWanted(filter), amountWithin(costItem.amountFen, amounts));
}

/** The charges that a filter lets through, as a table to sum up. `date` is the Beijing day. */
function chargesIn(tx: Tx, filter: ChargeFilter) {
  const { needs = {}, fold = false, amounts = {} } = filter;
  const lineFen =
    fold && isRange(amounts)
      ? sql`case when ${isFolded} then sum(${costItem.amountFen}) over (partition by ${costItem.instanceId}, ${date}, ${person}, ${costItem.costType}) else ${costItem.amountFen} end`
      : sql`${costItem.amountFen}`;
  const query = tx
    .select({
      date: date.as('date'),
      instanceId: costItem.instanceId,
      subAccountId: costItem.subAccountId,
      costType: costItem.costType,
      amountFen: costItem.amountFen,
      lineFen: lineFen.as('line_fen'),
    })
    .from(costItem)
    .$dynamic();
  if (needs.instance === true) query.innerJoin(instance, eq(instance.id, costItem.instanceId));
  if (needs.subAccount === true) query.leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId));
  const charges = query.where(matching(filter)).as('charges');
  return tx
    .select({
      date: charges.date,
      instanceId: charges.instanceId,
      subAccountId: charges.subAccountId,
      costType: charges.costType,
      amountFen: charges.amountFen,
    })
    .from(charges)
    .where(fold ? amountWithin(sql`${charges.lineFen}`, amounts) : undefined)
    .as('wanted');
}

/** Sums of fen, none over nothing. */
export const sumOf = (column: SQLWrapper, condition?: SQL) =>
  sql`coalesce(sum(${column})${condition ? sql` filter (where ${condition})` : sql``}, 0)`.mapWith(BigInt);

const paidOf = (amountFen: Column) => sumOf(amountFen, gte(amountFen, 0n));
const returnedOf = (amountFen: Column) => sql`-${sumOf(amountFen, lt(amountFen, 0n))}`;

/** The sums of days, read from the charges themselves. */
function summedUp(tx: Tx, filter: ChargeFilter) {
  const charges = chargesIn(tx, filter);
  return tx
    .select({
      date: charges.date,
      instanceId: charges.instanceId,
      costType: charges.costType,
      charges: count(),
      paidFen: paidOf(charges.amountFen),
      returnedFen: returnedOf(charges.amountFen),
    })
    .from(charges)
    .groupBy(charges.date, charges.instanceId, charges.costType, charges.subAccountId);
}

const subAccountJoin = (of: SpendingTable, { needs }: ChargeFilter): SQL =>
  needs?.subAccount === true ? sql`left join ${subAccounts} on ${eq(subAccounts.id, of.subAccountId)}` : sql``;

/** Puts the tables that a filter speaks of beside a table of charges. */
export const chargeJoins = (of: ChargeTable, filter: ChargeFilter): SQL => sql`
  ${filter.needs?.instance === true ? sql`inner join ${instance} on ${eq(instance.id, of.instanceId)}` : sql``}
  ${subAccountJoin(of, filter)}`;

/** The days that a filter finds summed up already, and the spans of which charges must be read. */
export function keptAndRead({ span = {}, line, fold, amounts = {} }: ChargeFilter, areDaysKept: boolean): SplitSpan {
  // What a folded line comes to is kept by its day, what each charge was is not.
  const isKept = areDaysKept && line === undefined && (fold === true || !isRange(amounts));
  if (!isKept) return { days: null, edges: [span] };
  return splitSpan(span);
}

/** Whether whole days of a filter are found summed up over all instances: nothing of it says which instance. */
const isOfAll = ({ ofInstance, needs = {} }: ChargeFilter): boolean =>
  ofInstance === undefined && needs.instance !== true;

/** What spending is read from, as parts of a query. */
export interface SpendingParts {
  /** By Beijing day, instance, type and person: `day`, `instance_id`, `cost_type`, `charges`, `paid_fen`, and `returned_fen`, which is positive. */
  readonly ofInstances: SQL;
  /** Whole days that are not in the other, of so many `instances`: `day`, `cost_type`, `charges` and so on. Null: there are none. */
  readonly ofDays: SQL | null;
}

const { day, instanceId, costType, charges, paidFen, returnedFen } = getTableColumns(costDay);

const isFoldedDay = sql`${costDay.costType} in ${sql.raw(foldedTypes)}`;
const isOfAmount = ({ amounts = {} }: ChargeFilter): SQL | undefined =>
  amountWithin(sql`(${costDay.paidFen} - ${costDay.returnedFen})`, amounts);

/** Whether what an instance cost on a day is a folded line of an amount. */
export const isLineOfAmount = (filter: ChargeFilter): SQL | undefined => and(isFoldedDay, isOfAmount(filter));

const keptOf = (filter: ChargeFilter): SQL => sql`from ${costDay} ${chargeJoins(costDay, filter)}`;

/**
 * What an instance cost on a day by one charge is a line of a folded list too, and its amount is kept. Of the few days on which it was charged more than
 * once for what is not folded, each charge is looked at.
 */
function chargesOfBusyDays(filter: ChargeFilter, days: Days): SQL {
  const isBusy = and(isChosen(filter, costDay), dayWithin(day, days), not(isFoldedDay), gt(charges, 1));
  const isOfBusy = sql`((${costItem.instanceId}, ${date}, ${costItem.costType}, ${person}) in
    (select ${instanceId}, ${day}, ${costType}, ${costDay.subAccountId} ${keptOf(filter)} where ${isBusy})) is true`;
  return sql`select busy.day, ${costItem.instanceId}, ${costItem.costType}, count(*), ${paidOf(costItem.amountFen)}, ${returnedOf(costItem.amountFen)}
    from (select distinct ${day} ${keptOf(filter)} where ${isBusy}) as busy
    join ${costItem} on ${onBeijingDate(costItem.createdAt, sql`busy.day`)} ${chargeJoins(costItem, filter)}
    where ${and(isWanted(filter), not(isFolded), isOfBusy, amountWithin(costItem.amountFen, filter.amounts ?? {}))}
    group by busy.day, ${costItem.instanceId}, ${costItem.costType}, ${person}`;
}

/** Charges of an amount that each are a line. Kept days tell the few instances and days of which something came back; the others are summed up by the day. */
function ofSingleCharges(tx: Tx, filter: ChargeFilter): SpendingParts {
  const isReturned = sql`(${date}, ${costItem.instanceId}) in
    (select ${day}, ${instanceId} ${keptOf(filter)} where ${and(isChosen(filter, costDay), gt(returnedFen, 0n))})`;
  return {
    ofInstances: sql`(${summedUp(tx, { ...filter, line: isReturned })})`,
    ofDays: sql`select ${date} as day, ${costItem.costType}, 0 as instances, count(*) as charges, ${paidOf(costItem.amountFen)} as paid_fen,
      ${returnedOf(costItem.amountFen)} as returned_fen from ${costItem} ${chargeJoins(costItem, filter)}
      where ${and(matching(filter), not(isReturned))} group by 1, 2`,
  };
}

/**
 * What charges come to. Whole days are kept, instance by instance (decisions 95) and over all instances (decisions 181); of the others, and where a
 * filter asks for the amounts of single charges, charges are read. What something came back of is told instance by instance.
 */
export function spendingParts(tx: Tx, filter: ChargeFilter, kept: Kept): SpendingParts {
  const isOfSingles = filter.fold !== true && filter.line === undefined && isRange(filter.amounts ?? {});
  if (isOfSingles && kept.days) return ofSingleCharges(tx, filter);
  const { days, edges } = keptAndRead(filter, kept.days);
  const together = (parts: readonly SQL[]): SQL =>
    sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    );
  const read = edges.map((span) => sql`${summedUp(tx, { ...filter, span })}`);
  if (days === null) return { ofInstances: together(read), ofDays: null };
  const from = keptOf(filter);
  const isAsked = and(isChosen(filter, costDay), dayWithin(day, days));
  const ofInstance = sql`select ${day}, ${instanceId}, ${costType}, ${charges}, ${paidFen}, ${returnedFen} ${from} where ${isAsked}`;
  const isReturned = sql`(${day}, ${instanceId}) in (select ${day}, ${instanceId} ${from} where ${and(isAsked, sql`${returnedFen} > 0`)})`;
  if (isRange(filter.amounts ?? {})) {
    const isKeptLine = and(isAsked, or(isFoldedDay, eq(charges, 1)), isOfAmount(filter));
    return {
      ofInstances: together([
        sql`${ofInstance} and ${and(isKeptLine, isReturned)}`,
        chargesOfBusyDays(filter, days),
        ...read,
      ]),
      ofDays: sql`select ${day}, ${costType}, 1 as instances, ${charges}, ${paidFen}, ${returnedFen} ${from} where ${and(isKeptLine, not(isReturned))}`,
    };
  }
  if (!kept.sums || !isOfAll(filter)) return { ofInstances: together([ofInstance, ...read]), ofDays: null };
  const all = sql`select ${spendingDay.day}, ${spendingDay.costType}, ${spendingDay.instances}, ${spendingDay.charges}, ${spendingDay.paidFen}, ${spendingDay.returnedFen}
    from ${spendingDay} ${subAccountJoin(spendingDay, filter)} where ${and(filter.condition(spendingDay), dayWithin(spendingDay.day, days))}`;
  const returned = sql`select ${day}, ${costType}, -1, -${charges}, -${paidFen}, -${returnedFen} ${from} where ${and(isAsked, isReturned)}`;
  return {
    ofInstances: together([sql`${ofInstance} and ${isReturned}`, ...read]),
    ofDays: together([all, returned]),
  };
}
