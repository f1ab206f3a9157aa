import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import type { CostItem } from '@compute-market/contract/entities/cost-item';
import { COST_TYPE, type CostType } from '@compute-market/contract/enumerations';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { and, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { AmountRange } from '../../db/amount-range';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { costItem, instance } from '../../db/schema/instance';
import { implement, requireActor, type Actor } from '../../http/handler';
import { dateFromWire, wireTime, wireYuan } from '../../platform/wire';
import { costLines, lineOf, type CostLines } from './cost-lines';
import { dailyCosts, sumOf } from './daily-costs';
import { calledLike } from './find-instances';

/** The bills a caller may see: a sub-account its own. */
export const ownCosts = (actor: Actor): SQL | undefined =>
  and(
    eq(costItem.userId, actor.userId),
    actor.subAccountId === null ? undefined : eq(costItem.subAccountId, actor.subAccountId),
  );

/** Lines are read newest first, by the newest charge in each. */
function linesOn(tx: Tx, lines: CostLines, { page, page_size }: { readonly page: number; readonly page_size: number }) {
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
    .orderBy(desc(lines.createdAt), desc(lines.lastId))
    .limit(page_size)
    .offset((page - 1) * page_size);
}
type Line = Awaited<ReturnType<typeof linesOn>>[number];

function costWire(line: Line, fold: boolean | undefined): CostItem {
  const isFolded = fold === true && line.costType === COST_TYPE.keepDisk;
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

/** The charges that stand in one line with this one, when it is the caller's own. */
const chargesOfLine = (actor: Actor, id: string): SQL =>
  sql`${lineOf(true)} = (select ${lineOf(true)} from ${costItem} where ${and(eq(costItem.id, Number(id)), ownCosts(actor))})`;

/** What the answer holds of everything the filter matches. */
async function sumsOf(tx: Tx, lines: CostLines) {
  const [sums] = await tx.select({ total: sql`count(*)`.mapWith(Number), amount: sumOf(lines.amountFen) }).from(lines);
  return {
    total: sums?.total ?? 0,
    SumAmount: wireYuan(sums?.amount ?? 0n),
    DayList: await dailyCosts(tx, lines),
  };
}

/** The bills of instances, by charge or with kept disks by the day. */
export const costList = implement(getInstanceCosts, async (input, context) => {
  const actor = requireActor(context);
  const condition = and(
    ownCosts(actor),
    input.instance_name === undefined ? undefined : eq(instance.name, input.instance_name),
    input.keyword ? calledLike(input.keyword) : undefined,
    input.cost_type === undefined ? undefined : eq(costItem.costType, input.cost_type),
    input.begin_time === undefined ? undefined : gte(costItem.createdAt, dateFromWire(input.begin_time)),
    input.end_time === undefined ? undefined : lte(costItem.createdAt, dateFromWire(input.end_time)),
    input.sub_account_name === undefined ? undefined : eq(subAccounts.name, input.sub_account_name),
    input.unfold === undefined ? undefined : chargesOfLine(actor, input.unfold),
  );
  const fold = input.unfold === undefined && input.fold;
  const amounts: AmountRange = input.unfold === undefined ? input : {};
  return context.transaction(async (tx) => {
    const lines = costLines(tx, { condition, fold, amounts });
    const found = await linesOn(tx, lines, input);
    return {
      data: found.map((line) => costWire(line, fold)),
      page: input.page,
      page_size: input.page_size,
      ...(await sumsOf(tx, lines)),
    };
  });
});
