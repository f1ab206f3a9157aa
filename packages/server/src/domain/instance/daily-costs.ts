import type { DailyCost } from '@compute-market/contract/entities/cost-item';
import { COST_TYPE } from '@compute-market/contract/enumerations';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { costItem, instance } from '../../db/schema/instance';
import { wireYuan } from '../../platform/wire';

/** A sum of fen; 0 over nothing. */
export const sumOf = (column: AnyPgColumn, condition?: SQL) =>
  sql`coalesce(sum(${column})${condition ? sql` filter (where ${condition})` : sql``}, 0)`.mapWith(BigInt);

/** The Beijing day of a cost line. */
export const beijingDay = sql<string>`to_char(${costItem.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

const isDisk = sql`${costItem.costType} in (${COST_TYPE.addDisk}, ${COST_TYPE.keepDisk})`;
const isBandwidth = eq(costItem.costType, COST_TYPE.bandwidth);

/** Spending by Beijing day. What came back is taken off the instances that it was paid for. */
export async function dailyCosts(tx: Tx, condition: SQL | undefined): Promise<DailyCost[]> {
  const days = await tx
    .select({
      day: beijingDay,
      disk: sumOf(costItem.amountFen, isDisk),
      bandwidth: sumOf(costItem.amountFen, isBandwidth),
      all: sumOf(costItem.amountFen),
    })
    .from(costItem)
    .innerJoin(instance, eq(instance.id, costItem.instanceId))
    .leftJoin(subAccounts, eq(subAccounts.id, costItem.subAccountId))
    .where(condition)
    .groupBy(beijingDay)
    .orderBy(beijingDay);
  return days.map(({ day, disk, bandwidth, all }) => ({
    Day: day,
    Instance: wireYuan(all - disk - bandwidth),
    Bandwidth: wireYuan(bandwidth),
    Disk: wireYuan(disk),
    Sftp: 0,
    Other: 0,
  }));
}
