import { eq, sql, type Column, type SQL } from 'drizzle-orm';
import { beijingDayOf } from '../../db/beijing-day';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { costItem, foldedTypes, instance } from '../../db/schema/instance';

/** The Beijing day on which a cost was charged. */
export const beijingDay = beijingDayOf(costItem.createdAt);

const ownLine = sql`${costItem.id}::text`;
const foldedDay = sql`case when ${costItem.costType} in ${sql.raw(foldedTypes)}
  then concat_ws(' ', ${costItem.instanceId}, ${costItem.costType}, ${beijingDay}, coalesce(${costItem.subAccountId}, 0)) else ${ownLine} end`;

/** Names the line a charge stands in. Folded, hours stand in one line a Beijing day (decisions 66, 144). */
export const lineOf = (fold = false): SQL => (fold ? foldedDay : ownLine);

/** The charges that bills are made of, each with the line it stands in. */
const chargesIn = (tx: Tx, condition: SQL | undefined, fold: boolean | undefined) =>
  tx
    .select({
      line: lineOf(fold).as('line'),
      day: sql<string>`${beijingDay}`.as('day'),
      id: costItem.id,
      instanceId: costItem.instanceId,
      costType: costItem.costType,
      beginAt: costItem.beginAt,
      endAt: costItem.endAt,
      unitPrice: costItem.unitPrice,
      hours: costItem.hours,
      originalFen: costItem.originalFen,
      amountFen: costItem.amountFen,
      moneyFen: costItem.moneyFen,
      powerMoneyFen: costItem.powerMoneyFen,
      creditFen: costItem.creditFen,
      createdAt: costItem.createdAt,
    })
    .from(costItem)
    .innerJoin(instance, eq(instance.id, costItem.instanceId))
    .leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId))
    .where(condition)
    .as('charges');

interface Wanted {
  /** What every charge must be. */
  readonly condition: SQL | undefined;
  readonly fold?: boolean;
}

const number = (aggregate: SQL, name: string) => aggregate.mapWith(Number).as(name);
const fenSum = (column: Column, name: string) => sql`sum(${column})`.mapWith(BigInt).as(name);

/** The lines of a few charges, as a table to select from. `lastId` is the newest charge in a line; kind and owner are those of all its charges. */
export function costLines(tx: Tx, { condition, fold }: Wanted) {
  const charges = chargesIn(tx, condition, fold);
  return tx
    .select({
      id: number(sql`min(${charges.id})`, 'line_id'),
      lastId: number(sql`max(${charges.id})`, 'last_id'),
      count: number(sql`count(*)`, 'charge_count'),
      day: sql<string>`min(${charges.day})`.as('line_day'),
      instanceId: number(sql`min(${charges.instanceId})`, 'line_instance_id'),
      costType: number(sql`min(${charges.costType})`, 'line_cost_type'),
      beginAt: sql`min(${charges.beginAt})`.mapWith(charges.beginAt).as('line_begin_at'),
      endAt: sql`max(${charges.endAt})`.mapWith(charges.endAt).as('line_end_at'),
      lowestPrice: number(sql`min(${charges.unitPrice})`, 'lowest_price'),
      highestPrice: number(sql`max(${charges.unitPrice})`, 'highest_price'),
      hours: number(sql`sum(${charges.hours})`, 'line_hours'),
      originalFen: fenSum(charges.originalFen, 'line_original_fen'),
      amountFen: fenSum(charges.amountFen, 'line_amount_fen'),
      moneyFen: fenSum(charges.moneyFen, 'line_money_fen'),
      powerMoneyFen: fenSum(charges.powerMoneyFen, 'line_power_money_fen'),
      creditFen: fenSum(charges.creditFen, 'line_credit_fen'),
      createdAt: sql`max(${charges.createdAt})`.mapWith(charges.createdAt).as('line_created_at'),
    })
    .from(charges)
    .groupBy(charges.line)
    .as('lines');
}
