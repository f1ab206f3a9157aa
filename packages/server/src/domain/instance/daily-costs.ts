import type { DailyCost } from '@compute-market/contract/entities/cost-item';
import { COST_TYPE } from '@compute-market/contract/enumerations';
import { and, eq, gte, inArray, lt, not, sql, type Column, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { wireYuan } from '../../platform/wire';
import type { CostLines } from './cost-lines';

/** A sum of fen; 0 over nothing. */
export const sumOf = (column: Column | SQL | SQL.Aliased, condition?: SQL) =>
  sql`coalesce(sum(${column})${condition ? sql` filter (where ${condition})` : sql``}, 0)`.mapWith(BigInt);

/** What one instance cost and what came back for it on one day, fen; `returned` is positive. */
function byInstanceAndDay(tx: Tx, lines: CostLines) {
  const isDisk = inArray(lines.costType, [COST_TYPE.addDisk, COST_TYPE.keepDisk]);
  const isBandwidth = eq(lines.costType, COST_TYPE.bandwidth);
  const isPaid = gte(lines.amountFen, 0n);
  const isMachine = and(isPaid, not(isDisk), not(isBandwidth));
  return tx
    .select({
      day: lines.day,
      disk: sumOf(lines.amountFen, and(isPaid, isDisk)).as('disk'),
      bandwidth: sumOf(lines.amountFen, and(isPaid, isBandwidth)).as('bandwidth'),
      machine: sumOf(lines.amountFen, isMachine).as('machine'),
      returned: sql`-${sumOf(lines.amountFen, lt(lines.amountFen, 0n))}`.mapWith(BigInt).as('returned'),
    })
    .from(lines)
    .groupBy(lines.instanceId, lines.day)
    .as('spent');
}

/**
 * Spending by Beijing day. What came back on the day it was paid is taken off that instance, its machine first; what came back later stands by
 * itself, as the earlier day stays what it was (decisions 67).
 */
export async function dailyCosts(tx: Tx, lines: CostLines): Promise<DailyCost[]> {
  const spent = byInstanceAndDay(tx, lines);
  const { day, machine, disk, bandwidth, returned } = spent;
  const days = await tx
    .select({
      day,
      machine: sumOf(sql`greatest(0, ${machine} - ${returned})`),
      disk: sumOf(sql`least(${disk}, greatest(0, ${machine} + ${disk} - ${returned}))`),
      bandwidth: sumOf(sql`least(${bandwidth}, greatest(0, ${machine} + ${disk} + ${bandwidth} - ${returned}))`),
      returned: sumOf(sql`greatest(0, ${returned} - ${machine} - ${disk} - ${bandwidth})`),
    })
    .from(spent)
    .groupBy(day)
    .orderBy(day);
  return days.map((each) => ({
    Day: each.day,
    Instance: wireYuan(each.machine),
    Bandwidth: wireYuan(each.bandwidth),
    Disk: wireYuan(each.disk),
    Sftp: 0,
    Other: 0,
    Refunded: wireYuan(each.returned),
  }));
}
