import { getInstanceCost, getInstanceCosts } from '@compute-market/contract/calls/cost';
import type { CostItem } from '@compute-market/contract/entities/cost-item';
import { INSTANCE_STATUS, type CostType } from '@compute-market/contract/enumerations';
import { keptDiskHourPrice } from '@compute-market/contract/rules/kept-disk';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { and, desc, eq, getTableColumns, gte, lte, sql, type SQL } from 'drizzle-orm';
import { amountWithin } from '../../db/amount-range';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { costItem, instance } from '../../db/schema/instance';
import { implement, requireActor, type Actor, type Implementation } from '../../http/handler';
import { dateFromWire, wireTime, wireYuan } from '../../platform/wire';
import { memberLevel } from '../market/member-level';
import { readTariff } from '../market/read-catalogue';
import { beijingDay, dailyCosts, sumOf } from './daily-costs';
import { calledLike, ownInstance } from './find-instances';
import { costParts } from './instance-costs';
import { diskGbOf } from './release';
import { discountedHourPrice } from './rental-parts';
import type { InstanceRow } from './state';

/** What is paid for it now: the rent while it is rented, the disk while it is kept. */
async function hourPriceNow(tx: Tx, row: InstanceRow): Promise<number> {
  const over: readonly number[] = [
    INSTANCE_STATUS.ended,
    INSTANCE_STATUS.startFailed,
    INSTANCE_STATUS.startFailedRefunded,
  ];
  if (over.includes(row.status)) return 0;
  if (row.status !== INSTANCE_STATUS.diskKept) return row.hourPrice;
  const listPrice = keptDiskHourPrice(diskGbOf(row), unit((await readTariff(tx)).keepDiskDayPrice));
  const { discount } = vipLevels[await memberLevel(tx, row.userId)];
  return discountedHourPrice([{ item: 'disk', unitPrice: listPrice }], [discount]);
}

const costOfInstance = implement(getInstanceCost, (input, context) =>
  context.transaction(async (tx) => {
    const row = await ownInstance(tx, requireActor(context), input.instance_name);
    const parts = (await costParts(tx, [row.id]))(row.id);
    const mine = eq(costItem.instanceId, row.id);
    const [sums] = await tx
      .select({
        original: sumOf(costItem.originalFen),
        amount: sumOf(costItem.amountFen),
        money: sumOf(costItem.moneyFen),
        power: sumOf(costItem.powerMoneyFen),
        credit: sumOf(costItem.creditFen),
      })
      .from(costItem)
      .where(mine);
    const days = await tx
      .select({ day: beijingDay, amount: sumOf(costItem.amountFen) })
      .from(costItem)
      .where(mine)
      .groupBy(beijingDay)
      .orderBy(beijingDay);
    return {
      Total_cost: wireYuan(parts.base),
      BandwidthCost: wireYuan(parts.bandwidth),
      AddDiskCost: wireYuan(parts.addedDisk),
      KeeppedDiskCost: wireYuan(parts.keptDisk),
      ReturnMoney: wireYuan(parts.returned),
      SumCost: wireYuan(sums?.amount ?? 0n),
      DiscountMoney: wireYuan((sums?.original ?? 0n) - (sums?.amount ?? 0n)),
      PayMoney: wireYuan(sums?.money ?? 0n),
      PayPowerMoney: wireYuan(sums?.power ?? 0n),
      PayCredit: wireYuan(sums?.credit ?? 0n),
      HourPrice: yuanFromUnit(unit(await hourPriceNow(tx, row))),
      DayList: days.map(({ day, amount }) => ({ Day: day, Amount: wireYuan(amount) })),
    };
  }),
);

/** The bills a caller may see: a sub-account its own. */
export const ownCosts = (actor: Actor): SQL | undefined =>
  and(
    eq(costItem.userId, actor.userId),
    actor.subAccountId === null ? undefined : eq(costItem.subAccountId, actor.subAccountId),
  );

interface CostRow {
  readonly item: typeof costItem.$inferSelect;
  readonly name: string;
  readonly note: string;
  readonly subAccountName: string | null;
}

function costWire({ item, name, note, subAccountName }: CostRow): CostItem {
  return {
    Id: String(item.id),
    Container_name: name,
    Note: note,
    CostType: item.costType as CostType,
    BeginTime: wireTime(item.beginAt),
    EndTime: wireTime(item.endAt),
    UnitPrice: yuanFromUnit(unit(item.unitPrice)),
    Hours: item.hours,
    OriginalAmount: wireYuan(item.originalFen),
    DiscountAmount: wireYuan(item.originalFen - item.amountFen),
    Amount: wireYuan(item.amountFen),
    PayMoney: wireYuan(item.moneyFen),
    PayPowerMoney: wireYuan(item.powerMoneyFen),
    PayCredit: wireYuan(item.creditFen),
    SubAccountName: subAccountName ?? '',
    Remark: item.remark,
    CreateTime: wireTime(item.createdAt),
  };
}

const costList = implement(getInstanceCosts, async (input, context) => {
  const actor = requireActor(context);
  const condition = and(
    ownCosts(actor),
    input.instance_name === undefined ? undefined : eq(instance.name, input.instance_name),
    input.keyword ? calledLike(input.keyword) : undefined,
    input.cost_type === undefined ? undefined : eq(costItem.costType, input.cost_type),
    input.begin_time === undefined ? undefined : gte(costItem.createdAt, dateFromWire(input.begin_time)),
    input.end_time === undefined ? undefined : lte(costItem.createdAt, dateFromWire(input.end_time)),
    input.sub_account_name === undefined ? undefined : eq(subAccounts.name, input.sub_account_name),
    amountWithin(costItem.amountFen, input),
  );
  return context.transaction(async (tx) => {
    const items = await tx
      .select({
        item: getTableColumns(costItem),
        name: instance.name,
        note: instance.note,
        subAccountName: subAccounts.name,
      })
      .from(costItem)
      .innerJoin(instance, eq(instance.id, costItem.instanceId))
      .leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId))
      .where(condition)
      .orderBy(desc(costItem.createdAt), desc(costItem.id))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size);
    const [sums] = await tx
      .select({ total: sql`count(*)`.mapWith(Number), amount: sumOf(costItem.amountFen) })
      .from(costItem)
      .innerJoin(instance, eq(instance.id, costItem.instanceId))
      .leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId))
      .where(condition);
    return {
      data: items.map(costWire),
      total: sums?.total ?? 0,
      page: input.page,
      page_size: input.page_size,
      SumAmount: wireYuan(sums?.amount ?? 0n),
      DayList: await dailyCosts(tx, condition),
    };
  });
});

/** What instances cost (screens B18). */
export const costCalls: Implementation[] = [costOfInstance, costList];
