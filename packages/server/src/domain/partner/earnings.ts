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
const earnedBy = (moment: Date): SQL =>
  sql`case when i.early_released_at < ${at(moment)} and c.cost_type <> ${COST_TYPE.keepDisk} then c.amount_fen when c.created_at < ${at(moment)} and c.cost_type <> ${COST_TYPE.refund} then round(c.amount_fen * ${seconds(sql`least(greatest(${at(moment)}, c.begin_at), c.end_at) - c.begin_at`)} / ${seconds(sql`c.end_at - c.begin_at`)}) else 0 end`;

const rentedSeconds = (from: Date, until: Date): SQL =>
  sql`i.gpu_num * greatest(0, ${seconds(sql`least(${at(until)}, c.end_at, coalesce(i.early_released_at, i.ended_at, c.end_at)) - greatest(${at(from)}, c.begin_at)`)})`;

/**
 * What every partner machine earned between two moments, from what customers paid for rentals on it. A failed start is paid back, so it
 * earns nothing; an own image does not lie on the machine that it was made of, so it earns nothing either; refunds of early releases are taken off here, others are adjustments of the month (settle.ts).
 */
export async function earnings(
  tx: Tx,
  { from, until, userId }: { readonly from: Date; readonly until: Date; readonly userId?: number },
): Promise<Earning[]> {
  const found = await rows<{ host_id: number; user_id: bigint; income: string; seconds: string; total_gpus: number }>(
    tx,
    sql`select h.id as host_id, h.partner_user_id as user_id, h.total_gpus,
      greatest(0, coalesce(sum(${earnedBy(until)} - ${earnedBy(from)}), 0))::text as income,
      coalesce(sum(case when c.cost_type in (${COST_TYPE.create}, ${COST_TYPE.renew}, ${COST_TYPE.usage}) then ${rentedSeconds(from, until)} else 0 end), 0)::bigint::text as seconds
      from host h
      left join instance i on i.host_id = h.id and i.status not in (${INSTANCE_STATUS.startFailed}, ${INSTANCE_STATUS.startFailedRefunded})
      left join cost_item c on c.instance_id = i.id and c.cost_type <> ${COST_TYPE.ownImage} and (c.cost_type <> ${COST_TYPE.refund} or ${isEarlyReturn}) and c.end_at > c.begin_at and greatest(c.end_at, c.created_at) > ${at(from)} and least(c.begin_at, c.created_at) < ${at(until)}
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
