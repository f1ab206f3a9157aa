import { hourMs } from '@compute-market/contract/rules/time-units';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { rows } from '../db/rows';
import { keptDays } from '../db/schema/kept-days';
import { foldedKeyPrefix } from '../db/schema/ledger';
import { defineJob } from '../jobs/job';

/** Customers in one step of the filling: few enough that those who pay meanwhile wait for a moment only. */
const batch = 200;

const beijing = sql`(created_at at time zone 'Asia/Shanghai')::date`;
const isFolded = sql`starts_with(key, ${foldedKeyPrefix})`;
const ofFolded = (column: SQL): SQL => sql`case when ${isFolded} then coalesce(${column}, '') else '' end`;

/** The rows that `cost_day` must have, from the bills of some customers. */
const costDays = (whose: SQL): SQL =>
  sql`select user_id, ${beijing} as day, instance_id, cost_type, coalesce(sub_account_id, 0) as sub_account_id, count(*)::integer as charges,
    coalesce(sum(amount_fen) filter (where amount_fen >= 0), 0)::bigint as paid_fen, coalesce(-sum(amount_fen) filter (where amount_fen < 0), 0)::bigint as returned_fen,
    min(id) as first_id, max(id) as last_id, max(created_at) as last_at
    from cost_item where ${whose} group by 1, 2, 3, 4, 5`;

/** The rows that `statement_day` must have, from the movements of some customers. */
const statementDays = (whose: SQL): SQL =>
  sql`select user_id, ${beijing} as day, kind, coalesce(sub_account_id, 0) as sub_account_id, ${isFolded} as folded,
    ${ofFolded(sql`reference_type`)} as reference_type, ${ofFolded(sql`reference_id`)} as reference_id,
    count(*)::integer as movements, min(id) as first_id, max(id) as last_id
    from ledger_transaction where ${whose} group by 1, 2, 3, 4, 5, 6, 7`;

const kept = [
  { table: sql`cost_day`, from: costDays },
  { table: sql`statement_day`, from: statementDays },
];

/** Whether the kept days hold everything, also what was there before them. */
export async function areDaysKept(tx: Tx): Promise<boolean> {
  const [state] = await tx.select({ filled: keptDays.filled }).from(keptDays);
  return state?.filled ?? false;
}

/**
 * Fills the kept days of the next customers from their rows, replacing what is there. Answers whether more are left. The customers can pay nothing
 * meanwhile: their purses are held, and who has none yet cannot get one.
 */
export async function fillSomeDays(tx: Tx, most = batch): Promise<boolean> {
  const [state] = await tx.select().from(keptDays).for('update');
  if (state === undefined || state.filled) return false;
  const [found] = await rows<{ last: bigint | null }>(
    tx,
    sql`select max(id) as last from (select id from users where id > ${state.filledToUserId} order by id limit ${most}) next`,
  );
  const last = found?.last ?? null;
  if (last === null) {
    await tx.update(keptDays).set({ filled: true });
    return false;
  }
  const theirs = (column: SQL): SQL => sql`${column} > ${state.filledToUserId} and ${column} <= ${last}`;
  await tx.execute(
    sql`select 1 from ledger_account where ${theirs(sql`user_id`)} and kind in ('cash', 'voucher') order by id for update`,
  );
  await tx.execute(
    sql`select 1 from users u where ${theirs(sql`u.id`)} and not exists (select 1 from ledger_account a where a.user_id = u.id) order by u.id for update`,
  );
  for (const { table, from } of kept) {
    await tx.execute(sql`delete from ${table} where ${theirs(sql`user_id`)}`);
    await tx.execute(sql`insert into ${table} ${from(theirs(sql`user_id`))}`);
  }
  await tx.update(keptDays).set({ filledToUserId: Number(last) });
  return true;
}

/** What finds every kept day that is not what its rows say; nothing before all are filled. */
export const keptDayChecks = kept.map(({ table, from }) => {
  const [missing, surplus] = [
    sql`(select * from expected except select * from actual)`,
    sql`(select * from actual except select * from expected)`,
  ];
  return sql`with actual as (select * from ${table} where (select filled from kept_days)), expected as (${from(sql`(select filled from kept_days)`)})
    select 'customer ' || user_id || ' has other kept days than rows on ' || day as finding
    from (${missing} union ${surplus}) differing group by user_id, day order by user_id, day`;
});

/** Fills the days that were there before they were kept, a few customers at a time; then it looks once an hour whether it shall again. */
const fillJob = defineJob(
  'ledger.days',
  async (tx, _payload, { clock, database }) => {
    if (database.engine === 'postgres') await tx.execute(sql`set local statement_timeout = 0`);
    const now = clock.now();
    return { again: (await fillSomeDays(tx)) ? now : new Date(now.getTime() + hourMs) };
  },
  { lane: 'upkeep', standing: true },
);

export const jobKinds = [fillJob];
