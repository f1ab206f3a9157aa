import type { DailyCost } from '@compute-market/contract/entities/cost-item';
import { COST_TYPE } from '@compute-market/contract/enumerations';
import { and, eq, gte, inArray, lt, not, sql, type Column, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { wireYuan } from '../../platform/wire';
import type { Charges } from './charges';

/** A sum of fen; 0 over nothing. */
export const sumOf = (column: Column | SQL | SQL.Aliased, condition?: SQL) =>
  sql`coalesce(sum(${column})${condition ? sql` filter (where ${condition})` : sql``}, 0)`.mapWith(BigInt);

/** What one instance cost one person on one day, fen; `returned` is positive. `lines` counts as bills do, folded or not. */
function byPersonAndDay(tx: Tx, charges: Charges, fold: boolean) {
  const isKept = eq(charges.costType, COST_TYPE.keepDisk);
  const isDisk = inArray(charges.costType, [COST_TYPE.addDisk, COST_TYPE.keepDisk]);
  const isBandwidth = eq(charges.costType, COST_TYPE.bandwidth);
  const isPaid = gte(charges.amountFen, 0n);
  const isMachine = and(isPaid, not(isDisk), not(isBandwidth));
  const lines = fold
    ? sql`count(*) filter (where ${not(isKept)}) + least(1, count(*) filter (where ${isKept}))`
    : sql`count(*)`;
  return tx
    .select({
      date: charges.date,
      instanceId: charges.instanceId,
      lines: lines.as('lines'),
      disk: sumOf(charges.amountFen, and(isPaid, isDisk)).as('disk'),
      bandwidth: sumOf(charges.amountFen, and(isPaid, isBandwidth)).as('bandwidth'),
      machine: sumOf(charges.amountFen, isMachine).as('machine'),
      returned: sql`-${sumOf(charges.amountFen, lt(charges.amountFen, 0n))}`.mapWith(BigInt).as('returned'),
    })
    .from(charges)
    .groupBy(charges.date, charges.instanceId, charges.subAccountId)
    .as('each');
}

function byInstanceAndDay(tx: Tx, charges: Charges, fold: boolean) {
  const each = byPersonAndDay(tx, charges, fold);
  return tx
    .select({
      date: each.date,
      lines: sql`sum(${each.lines})`.as('lines'),
      disk: sumOf(each.disk).as('disk'),
      bandwidth: sumOf(each.bandwidth).as('bandwidth'),
      machine: sumOf(each.machine).as('machine'),
      returned: sumOf(each.returned).as('returned'),
    })
    .from(each)
    .groupBy(each.date, each.instanceId)
    .as('spent');
}

/** What charges come to: by Beijing day, in all, and in how many lines. */
export interface Spending {
  readonly days: DailyCost[];
  readonly amountFen: bigint;
  readonly lines: number;
}

/**
 * Spending by Beijing day, read once. What came back on the day it was paid is taken off that instance, its machine first; what came back later
 * stands by itself, as the earlier day stays what it was (decisions 67).
 */
export async function spendingOf(tx: Tx, charges: Charges, fold = false): Promise<Spending> {
  const spent = byInstanceAndDay(tx, charges, fold);
  const { date, machine, disk, bandwidth, returned } = spent;
  const days = await tx
    .select({
      day: sql<string>`to_char(${date}, 'YYYY-MM-DD')`,
      lines: sql`sum(${spent.lines})`.mapWith(Number),
      amountFen: sql`sum(${machine} + ${disk} + ${bandwidth} - ${returned})`.mapWith(BigInt),
      machine: sumOf(sql`greatest(0, ${machine} - ${returned})`),
      disk: sumOf(sql`least(${disk}, greatest(0, ${machine} + ${disk} - ${returned}))`),
      bandwidth: sumOf(sql`least(${bandwidth}, greatest(0, ${machine} + ${disk} + ${bandwidth} - ${returned}))`),
      returned: sumOf(sql`greatest(0, ${returned} - ${machine} - ${disk} - ${bandwidth})`),
    })
    .from(spent)
    .groupBy(date)
    .orderBy(date);
  return {
    amountFen: days.reduce((sum, { amountFen }) => sum + amountFen, 0n),
    lines: days.reduce((sum, { lines }) => sum + lines, 0),
    days: days.map((each) => ({
      Day: each.day,
      Instance: wireYuan(each.machine),
      Bandwidth: wireYuan(each.bandwidth),
      Disk: wireYuan(each.disk),
      Sftp: 0,
      Other: 0,
      Refunded: wireYuan(each.returned),
    })),
  };
}
