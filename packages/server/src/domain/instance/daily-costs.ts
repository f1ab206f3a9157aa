import type { DailyCost } from '@compute-market/contract/entities/cost-item';
import { COST_TYPE, STORAGE_COST_TYPES } from '@compute-market/contract/enumerations';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { foldedTypes } from '../../db/schema/instance';
import { whatIsKept } from '../../ledger/kept-days';
import { wireYuan } from '../../platform/wire';
import { spendingParts, type ChargeFilter } from './charges';

const type = sql`cost_type`;
const disk = inArray(type, [COST_TYPE.addDisk, ...STORAGE_COST_TYPES]);
const bandwidth = sql`${type} = ${COST_TYPE.bandwidth}`;
const machine = sql`not ${disk} and not ${bandwidth}`;
const paid = (part: SQL): SQL => sql`coalesce(sum(paid_fen) filter (where ${part}), 0)::bigint`;

interface DaySum {
  readonly day: string;
  readonly lines: string;
  readonly amount: string;
  readonly machine: string;
  readonly disk: string;
  readonly bandwidth: string;
  readonly returned: string;
}

/** What charges come to: by Beijing day, in all, and in how many lines. */
export interface Spending {
  readonly days: DailyCost[];
  readonly amountFen: bigint;
  readonly lines: number;
}

/** What the parts of spending come to, by the columns that a query names. */
const spent = (lines: SQL): SQL =>
  sql`sum(${lines})::bigint as lines, ${paid(machine)} as machine, ${paid(disk)} as disk, ${paid(bandwidth)} as bandwidth, sum(returned_fen)::bigint as returned`;

/**
 * Spending by Beijing day. What came back on the day it was paid is taken off that instance, its machine first; what came back later stands by itself,
 * as the earlier day stays what it was (decisions 67).
 */
export async function spendingOf(tx: Tx, filter: ChargeFilter): Promise<Spending> {
  const { ofInstances, ofDays } = spendingParts(tx, filter, await whatIsKept(tx));
  const linesOf = (folded: SQL): SQL =>
    filter.fold ? sql`case when ${type} in ${sql.raw(foldedTypes)} then ${folded} else charges end` : sql`charges`;
  const lines = linesOf(sql`1`);
  const days = await rows<DaySum>(
    tx,
    // Instances matter on the days on which something came back of them; all others of a day are one sum.
    sql`with sums (day, instance_id, cost_type, charges, paid_fen, returned_fen) as materialized (${ofInstances}),
      netted as materialized (select distinct day, instance_id from sums where returned_fen > 0)
    select to_char(day, 'YYYY-MM-DD') as day, sum(lines)::text as lines, sum(machine + disk + bandwidth - returned)::text as amount,
      sum(greatest(0, machine - returned))::text as machine,
      sum(least(disk, greatest(0, machine + disk - returned)))::text as disk,
      sum(least(bandwidth, greatest(0, machine + disk + bandwidth - returned)))::text as bandwidth,
      sum(greatest(0, returned - machine - disk - bandwidth))::text as returned
    from (
      select day, ${spent(lines)} from sums
        where not exists (select from netted where netted.day = sums.day and netted.instance_id = sums.instance_id) group by day
      union all
      select day, ${spent(lines)} from sums join netted using (day, instance_id) group by day, instance_id
      ${ofDays === null ? sql`` : sql`union all select day, ${spent(linesOf(sql`instances`))} from (${ofDays}) as whole group by day`}
    ) as spent group by spent.day order by spent.day`,
  );
  return {
    amountFen: days.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    lines: days.reduce((sum, each) => sum + Number(each.lines), 0),
    days: days.map((each) => ({
      Day: each.day,
      Instance: wireYuan(BigInt(each.machine)),
      Bandwidth: wireYuan(BigInt(each.bandwidth)),
      Disk: wireYuan(BigInt(each.disk)),
      Sftp: 0,
      Other: 0,
      Refunded: wireYuan(BigInt(each.returned)),
    })),
  };
}
