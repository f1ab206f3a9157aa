import { getBareMetalCosts } from '@compute-market/contract/calls/cost';
import type { CostType } from '@compute-market/contract/enumerations';
import { and, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import { amountWithin } from '../../db/amount-range';
import { beijingDayOf } from '../../db/beijing-day';
import type { Tx } from '../../db/database';
import { bareMetalCost, bareMetalInstance } from '../../db/schema/bare-metal';
import { bareMetal } from '../../db/schema/market';
import { implementOwn } from '../../http/handler';
import { dateFromWire, spanEndFromWire, wireTime, wireYuan } from '../../platform/wire';

/** What the purses paid for machines; a contract's own payment is not among it. Machines belong to main accounts. */
export const bareMetalCosts = implementOwn(
  getBareMetalCosts,
  async (tx, { page, page_size, id, begin_time, end_time, ...amounts }, { actor }) => {
    if (actor.subAccountId !== null) return { data: [], total: 0, page, page_size, SumAmount: 0 };
    const condition = and(
      eq(bareMetalCost.userId, actor.userId),
      id === undefined ? undefined : eq(bareMetalCost.instanceId, id),
      begin_time === undefined ? undefined : gte(bareMetalCost.createdAt, dateFromWire(begin_time)),
      end_time === undefined ? undefined : lt(bareMetalCost.createdAt, spanEndFromWire(end_time)),
      amountWithin(bareMetalCost.amountFen, amounts),
    );
    const found = await tx
      .select({
        cost: getTableColumns(bareMetalCost),
        machine: getTableColumns(bareMetalInstance),
        model: bareMetal.name,
      })
      .from(bareMetalCost)
      .innerJoin(bareMetalInstance, eq(bareMetalInstance.id, bareMetalCost.instanceId))
      .innerJoin(bareMetal, eq(bareMetal.id, bareMetalInstance.bareMetalId))
      .where(condition)
      .orderBy(desc(bareMetalCost.createdAt), desc(bareMetalCost.id))
      .limit(page_size)
      .offset((page - 1) * page_size);
    const [sums] = await tx
      .select({
        total: sql`count(*)`.mapWith(Number),
        amount: sql`coalesce(sum(${bareMetalCost.amountFen}), 0)`.mapWith(BigInt),
      })
      .from(bareMetalCost)
      .where(condition);
    const data = found.map(({ cost, machine, model }) => ({
      Id: cost.id,
      BareMetalId: cost.instanceId,
      Name: machine.note === '' ? model : machine.note,
      CostType: cost.costType as CostType,
      BeginTime: wireTime(cost.beginAt),
      EndTime: wireTime(cost.endAt),
      Months: cost.months,
      Amount: wireYuan(cost.amountFen),
      Remark: cost.remark,
      CreateTime: wireTime(cost.createdAt),
    }));
    return { data, total: sums?.total ?? 0, page, page_size, SumAmount: wireYuan(sums?.amount ?? 0n) };
  },
);

/** What machines cost by Beijing day, fen. */
export function bareMetalSpending(
  tx: Tx,
  userId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<{ day: string; amountFen: bigint }[]> {
  const day = beijingDayOf(bareMetalCost.createdAt);
  return tx
    .select({ day, amountFen: sql`sum(${bareMetalCost.amountFen})`.mapWith(BigInt) })
    .from(bareMetalCost)
    .where(
      and(
        eq(bareMetalCost.userId, userId),
        gte(bareMetalCost.createdAt, from),
        sql`${bareMetalCost.createdAt} < ${until}`,
      ),
    )
    .groupBy(day);
}
