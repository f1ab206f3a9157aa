import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import type { CostItem } from '@compute-market/contract/entities/cost-item';
import { COST_TYPE, FOLDED_COST_TYPES, STORAGE_COST_TYPES, type CostType } from '@compute-market/contract/enumerations';
import { INSTANCE_PRODUCT, type InstanceProduct } from '@compute-market/contract/rules/bill';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { and, desc, eq, inArray, notInArray, sql, type Column, type SQL } from 'drizzle-orm';
import { onBeijingDayOf } from '../../db/beijing-day';
import type { Tx } from '../../db/database';
import { withinLines } from '../../db/id-spans';
import { subAccounts } from '../../db/schema/account';
import { costItem, instance } from '../../db/schema/instance';
import { implementOwn, type Actor } from '../../http/handler';
import { areDaysKept } from '../../ledger/kept-days';
import { dateFromWire, spanEndFromWire, wireTime, wireYuan } from '../../platform/wire';
import { isWanted, ownCosts, type ChargeFilter, type ChargeTable, type SpendingTable } from './charges';
import { costLines, lineOf } from './cost-lines';
import { spendingOf } from './daily-costs';
import { calledLike, inProject } from './find-instances';
import { linesOfPage } from './line-pages';

/** One page of lines, newest first by the newest charge in each. Of folded lines only what lies between their ends is read. */
async function linesOn(tx: Tx, filter: ChargeFilter, pageAsked: { readonly page: number; readonly page_size: number }) {
  const shown = await linesOfPage(tx, filter, pageAsked, await areDaysKept(tx));
  const ids = shown.map(({ firstId }) => firstId);
  if (ids.length === 0) return [];
  const { fold } = filter;
  const within = fold ? and(isWanted(filter), withinLines(costItem.id, shown)) : inArray(costItem.id, ids);
  const lines = costLines(tx, { condition: within, fold });
  return tx
    .select({
      id: lines.id,
      count: lines.count,
      day: lines.day,
      costType: lines.costType,
      beginAt: lines.beginAt,
      endAt: lines.endAt,
      lowestPrice: lines.lowestPrice,
      highestPrice: lines.highestPrice,
      hours: lines.hours,
      originalFen: lines.originalFen,
      amountFen: lines.amountFen,
      moneyFen: lines.moneyFen,
      powerMoneyFen: lines.powerMoneyFen,
      creditFen: lines.creditFen,
      createdAt: lines.createdAt,
      remark: costItem.remark,
      name: instance.name,
      note: instance.note,
      subAccountName: subAccounts.name,
    })
    .from(lines)
    .innerJoin(costItem, eq(costItem.id, lines.lastId))
    .innerJoin(instance, eq(instance.id, costItem.instanceId))
    .leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId))
    .where(inArray(lines.id, ids))
    .orderBy(desc(lines.createdAt), desc(lines.lastId));
}
type Line = Awaited<ReturnType<typeof linesOn>>[number];

function costWire(line: Line, fold: boolean | undefined): CostItem {
  const isFolded = fold === true && FOLDED_COST_TYPES.some((type) => type === line.costType);
  return {
    Id: String(line.id),
    Container_name: line.name,
    Note: line.note,
    CostType: line.costType as CostType,
    BeginTime: wireTime(line.beginAt),
    EndTime: wireTime(line.endAt),
    // A day during which the price changed has no one price.
    UnitPrice: line.lowestPrice === line.highestPrice ? yuanFromUnit(unit(line.highestPrice)) : 0,
    Hours: line.hours,
    OriginalAmount: wireYuan(line.originalFen),
    DiscountAmount: wireYuan(line.originalFen - line.amountFen),
    Amount: wireYuan(line.amountFen),
    PayMoney: wireYuan(line.moneyFen),
    PayPowerMoney: wireYuan(line.powerMoneyFen),
    PayCredit: wireYuan(line.creditFen),
    SubAccountName: line.subAccountName ?? '',
    Remark: line.remark,
    CreateTime: wireTime(line.createdAt),
    ...(isFolded && { Folded: { Day: line.day, Count: line.count } }),
  };
}

/** The charges that stand in one line with this one, when it is the caller's own: looked for on its day and at its machine alone. */
function chargesOfLine(actor: Actor, id: string): SQL | undefined {
  const ofThis = (what: SQL | Column): SQL =>
    sql`(select ${what} from ${costItem} where ${and(eq(costItem.id, Number(id)), ownCosts(actor)(costItem))})`;
  return and(
    eq(costItem.instanceId, ofThis(costItem.instanceId)),
    onBeijingDayOf(costItem.createdAt, ofThis(costItem.createdAt)),
    eq(lineOf(true), ofThis(lineOf(true))),
  );
}

/** Products that are a type of cost by themselves. */
const typeOfProduct: Readonly<Partial<Record<InstanceProduct, CostType>>> = {
  [INSTANCE_PRODUCT.keptDisk]: COST_TYPE.keepDisk,
  [INSTANCE_PRODUCT.ownImage]: COST_TYPE.ownImage,
};

/** Whether a charge is of a type that can belong to a product of a monthly bill (decisions 112). */
function isTypeOf(of: SpendingTable, product: InstanceProduct): SQL {
  const type = typeOfProduct[product];
  return type === undefined ? notInArray(of.costType, [...STORAGE_COST_TYPES]) : eq(of.costType, type);
}

/** Whether a charge is of an instance of a product. Looked up once and asked of each charge: joined, the database would take the charges of one instance after another, of all years. */
function isInstanceOf(of: ChargeTable, product: InstanceProduct, { userId }: Actor): SQL {
  const theirs = sql`select ${instance.id} from ${instance} where ${instance.userId} = ${userId} and ${instance.containerType} = ${product}`;
  return sql`(${of.instanceId} in (${theirs})) is true`;
}

/** The bills of instances, by charge or with hours by the day. */
export const costList = implementOwn(getInstanceCosts, async (tx, input, { actor }) => {
  const fold = input.unfold === undefined && input.fold;
  const { product } = input;
  const filter: ChargeFilter = {
    condition: (of) =>
      and(
        ownCosts(actor)(of),
        input.instance_name === undefined ? undefined : eq(instance.name, input.instance_name),
        input.keyword ? calledLike(input.keyword) : undefined,
        input.cost_type === undefined ? undefined : eq(of.costType, input.cost_type),
        product === undefined ? undefined : isTypeOf(of, product),
        input.sub_account_name === undefined ? undefined : eq(subAccounts.name, input.sub_account_name),
        input.project ? inProject(actor.userId, input.project) : undefined,
      ),
    ...(product !== undefined &&
      typeOfProduct[product] === undefined && { ofInstance: (of) => isInstanceOf(of, product, actor) }),
    span: {
      from: input.begin_time === undefined ? undefined : dateFromWire(input.begin_time),
      until: input.end_time === undefined ? undefined : spanEndFromWire(input.end_time),
    },
    line: input.unfold === undefined ? undefined : chargesOfLine(actor, input.unfold),
    needs: {
      instance: input.instance_name !== undefined || Boolean(input.keyword) || Boolean(input.project),
      subAccount: input.sub_account_name !== undefined,
    },
    fold,
    amounts: input.unfold === undefined ? input : {},
  };
  const found = await linesOn(tx, filter, input);
  const { days, lines, amountFen } = await spendingOf(tx, filter);
  return {
    data: found.map((line) => costWire(line, fold)),
    page: input.page,
    page_size: input.page_size,
    total: lines,
    SumAmount: wireYuan(amountFen),
    DayList: days,
  };
});
