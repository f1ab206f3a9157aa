import { COST_TYPE } from '@compute-market/contract/enumerations';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { amountWithin, type AmountRange } from '../../db/amount-range';
import { beijingDateOf } from '../../db/beijing-day';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { costItem, instance } from '../../db/schema/instance';

/** Which charges are wanted. */
export interface ChargeFilter {
  /** What each must be. */
  readonly condition: SQL | undefined;
  /** Whether the condition speaks of instances or of sub-accounts: a table that it does not need is not joined. */
  readonly needs?: { readonly instance?: boolean; readonly subAccount?: boolean };
  /** Whether charges of a kept disk stand in one line a Beijing day (decisions 66). */
  readonly fold?: boolean;
  /** How much a line as a whole must be. */
  readonly amounts?: AmountRange;
}

const date = beijingDateOf(costItem.createdAt);
const isKept = eq(costItem.costType, COST_TYPE.keepDisk);
/** What the charges of a folded line have in common. */
const person = sql`coalesce(${costItem.subAccountId}, 0)`;
const isAsked = ({ min_amount, max_amount }: AmountRange): boolean =>
  min_amount !== undefined || max_amount !== undefined;

/** Puts what a filter says onto a query of charges, but for the amounts of folded lines. */
function matching({ condition, fold = false, amounts = {} }: ChargeFilter): SQL | undefined {
  return fold ? condition : and(condition, amountWithin(costItem.amountFen, amounts));
}

/** The charges that a filter lets through, as a table to sum up. `date` is the Beijing day. */
export function chargesIn(tx: Tx, filter: ChargeFilter) {
  const { needs = {}, fold = false, amounts = {} } = filter;
  const lineFen =
    fold && isAsked(amounts)
      ? sql`case when ${isKept} then sum(${costItem.amountFen}) over (partition by ${costItem.instanceId}, ${date}, ${person}, ${isKept}) else ${costItem.amountFen} end`
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
export type Charges = ReturnType<typeof chargesIn>;

/** The first and the last charge of each line of a page, the newest line first. */
export function linesOfPage(
  tx: Tx,
  filter: ChargeFilter,
  { page, page_size }: { readonly page: number; readonly page_size: number },
) {
  const { needs = {}, fold = false, amounts = {} } = filter;
  const [firstId, lastId] = fold
    ? [sql`min(${costItem.id})`, sql`max(${costItem.id})`]
    : [sql`${costItem.id}`, sql`${costItem.id}`];
  const query = tx
    .select({ firstId: firstId.mapWith(Number), lastId: lastId.mapWith(Number) })
    .from(costItem)
    .$dynamic();
  if (needs.instance === true) query.innerJoin(instance, eq(instance.id, costItem.instanceId));
  if (needs.subAccount === true) query.leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId));
  query.where(matching(filter));
  if (fold)
    query
      .groupBy(sql`case when ${isKept} then null else ${costItem.id} end`, costItem.instanceId, date, person)
      .having(amountWithin(sql`sum(${costItem.amountFen})`, amounts))
      .orderBy(desc(sql`max(${costItem.createdAt})`), desc(lastId));
  else query.orderBy(desc(costItem.createdAt), desc(costItem.id));
  return query.limit(page_size).offset((page - 1) * page_size);
}
