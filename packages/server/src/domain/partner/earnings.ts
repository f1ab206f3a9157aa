import { COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { isEarlyReturn } from '../instance/early-return-key';

/** What one partner machine earned in a span of time. `rentedSeconds` counts each card. */
export interface Earning {
  readonly hostId: number;
  readonly userId: number;
  readonly incomeFen: bigint;
  readonly rentedSeconds: bigint;
  readonly totalGpus: number;
}

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const seconds = (span: SQL): SQL => sql`extract(epoch from ${span})`;

/**
 * The fen of a cost line that are earned by a moment: even over its time, as differences of rounded totals so that the days of a line sum
 * to it. A line that is not paid by then has earned nothing: an hour paid after its day was posted is earned on the day of the payment. When a rental
 * is released early, or stopped by usage, all of it is earned at that moment, and what goes back is taken off, so that what was kept stays
 * (decisions 124, 144); a disk that is kept from then on earns hour by hour. A fen of rounding never makes a day negative.
 */
const earnedBy = (moment: SQL): SQL =>
  sql`case when i.early_released_at < ${moment} and c.cost_type <> ${COST_TYPE.keepDisk} then c.amount_fen when c.created_at < ${moment} and c.cost_type <> ${COST_TYPE.refund} then round(c.amount_fen * ${seconds(sql`least(greatest(${moment}, c.begin_at), c.end_at) - c.begin_at`)} / ${seconds(sql`c.end_at - c.begin_at`)}) else 0 end`;

/** Cost lines `c` that earn something: an own image does not lie on the machine that it was made of, and a refund other than of an early release is an adjustment of its month (settle.ts). */
const isEarning = sql`c.cost_type <> ${COST_TYPE.ownImage} and (c.cost_type <> ${COST_TYPE.refund} or ${isEarlyReturn}) and c.end_at > c.begin_at`;

/** Instances `i` whose start failed. */
const hasFailed = sql`i.status in (${INSTANCE_STATUS.startFailed}, ${INSTANCE_STATUS.startFailedRefunded})`;

/** Days are posted so long after they are over, when a start just before midnight has come up or been paid back. Ms. */
export const postingDelayMs = 600_000;
/** The end of the last day that is posted as if a start `i` were going well which failed later. It is told by the clock alone, so that a day that is posted late says the same. */
const postedBefore = sql`date_trunc('day', (i.ended_at - ${sql.raw(String(postingDelayMs))} * interval '1 millisecond') at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`;

/** What starts that failed between two moments had been posted for, taken off again: rows of day, host and fen of instances `i` of hosts `h`, below zero. */
export const failedStarts = (theirs: SQL, { begin, end }: { readonly begin: Date; readonly end: Date }): SQL =>
  sql`select to_char(i.ended_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, i.host_id, -sum(${earnedBy(postedBefore)}) as amount
    from instance i join host h on h.id = i.host_id join cost_item c on c.instance_id = i.id and ${isEarning}
    where ${theirs} and ${hasFailed} and i.ended_at >= ${at(begin)} and i.ended_at < ${at(end)} and c.begin_at < ${postedBefore}
    group by 1, 2 having sum(${earnedBy(postedBefore)}) <> 0`;

const rentedSeconds = (from: Date, until: Date): SQL =>
  sql`i.gpu_num * greatest(0, ${seconds(sql`least(${at(until)}, c.end_at, coalesce(i.early_released_at, i.ended_at, c.end_at)) - greatest(${at(from)}, c.begin_at)`)})`;

/**
 * What every partner machine earned between two moments, from what customers paid for rentals on it. A failed start is paid back, so it
 * earns nothing, but for days that were posted before it failed: their share is taken off again (failedStarts). Refunds of early releases are taken off here.
 */
export async function earnings(
  tx: Tx,
  { from, until, userId }: { readonly from: Date; readonly until: Date; readonly userId?: number },
): Promise<Earning[]> {
  const found = await rows<{ host_id: number; user_id: bigint; income: string; seconds: string; total_gpus: number }>(
    tx,
    sql`select h.id as host_id, h.partner_user_id as user_id, h.total_gpus,
      greatest(0, coalesce(sum(${earnedBy(at(until))} - ${earnedBy(at(from))}), 0))::text as income,
      coalesce(sum(case when c.cost_type in (${COST_TYPE.create}, ${COST_TYPE.renew}, ${COST_TYPE.usage}) then ${rentedSeconds(from, until)} else 0 end), 0)::bigint::text as seconds
      from host h
      left join instance i on i.host_id = h.id and (not ${hasFailed} or ${postedBefore} >= ${at(until)})
      left join cost_item c on c.instance_id = i.id and ${isEarning} and greatest(c.end_at, c.created_at) > ${at(from)} and least(c.begin_at, c.created_at) < ${at(until)}
      where h.partner_user_id is not null and (${userId ?? null}::bigint is null or h.partner_user_id = ${userId ?? null}::bigint)
      group by h.id order by h.id`,
  );
  return found.map((row) => ({
    hostId: row.host_id,
    userId: Number(row.user_id),
    incomeFen: BigInt(row.income),
    rentedSeconds: BigInt(row.seconds),
    totalGpus: row.total_gpus,
  }));
}
