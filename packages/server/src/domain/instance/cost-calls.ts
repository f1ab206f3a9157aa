import { getInstanceCost } from '@compute-market/contract/calls/cost';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem } from '../../db/schema/instance';
import { implementOwn, type Implementation } from '../../http/handler';
import { wireYuan } from '../../platform/wire';
import { memberLevel } from '../market/member-level';
import { readTariff } from '../market/read-catalogue';
import { ownCosts, sumOf } from './charges';
import { beijingDay } from './cost-lines';
import { costList } from './cost-list';
import { ownInstance } from './find-instances';
import { costParts } from './instance-costs';
import { keepHourPrice } from './kept-charge';
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
  const listPrice = keepHourPrice(row, await readTariff(tx));
  const { discount } = vipLevels[await memberLevel(tx, row.userId)];
  return discountedHourPrice([{ item: 'disk', unitPrice: listPrice }], [discount]);
}

const costOfInstance = implementOwn(getInstanceCost, async (tx, input, { actor }) => {
  const row = await ownInstance(tx, actor, input.instance_name);
  const parts = (await costParts(tx, actor, [row.id]))(row.id);
  const mine = and(eq(costItem.instanceId, row.id), ownCosts(actor)(costItem));
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
    ...(parts.ownImage > 0n && { OwnImageCost: wireYuan(parts.ownImage) }),
    ReturnMoney: wireYuan(parts.returned),
    SumCost: wireYuan(sums?.amount ?? 0n),
    DiscountMoney: wireYuan((sums?.original ?? 0n) - (sums?.amount ?? 0n)),
    PayMoney: wireYuan(sums?.money ?? 0n),
    PayPowerMoney: wireYuan(sums?.power ?? 0n),
    PayCredit: wireYuan(sums?.credit ?? 0n),
    HourPrice: yuanFromUnit(unit(await hourPriceNow(tx, row))),
    DayList: days.map(({ day, amount }) => ({ Day: day, Amount: wireYuan(amount) })),
  };
});

/** What instances cost (screens B18). */
export const costCalls: Implementation[] = [costOfInstance, costList];
