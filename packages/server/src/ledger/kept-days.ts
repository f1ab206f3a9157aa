import { hourMs } from '@compute-market/contract/rules/time-units';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { preparedSelect } from '../db/prepared';
import { rows } from '../db/rows';
import { keptDays } from '../db/schema/kept-days';
import { foldedKeyPrefix } from '../db/schema/ledger';
import { defineJob } from '../jobs/job';
import { INTERNAL_KIND } from './transaction';

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

/** The rows that `spending_day` must have, from the kept days of instances of some customers. */
const spendingDays = (whose: SQL): SQL =>
  sql`select user_id, day, cost_type, sub_account_id, count(*)::integer as instances, sum(charges)::integer as charges,
    sum(paid_fen)::bigint as paid_fen, sum(returned_fen)::bigint as returned_fen
    from cost_day where ${whose} group by 1, 2, 3, 4`;

/** What some customers' movements moved in their purses, by number; none that moved no purse. */
const movesOf = (whose: SQL): SQL =>
  sql`select transaction_id, coalesce(sum(amount_fen) filter (where kind = 'cash'), 0) as cash, coalesce(sum(amount_fen) filter (where kind = 'voucher'), 0) as voucher
    from ledger_account a join ledger_entry e on e.account_id = a.id where kind in ('cash', 'voucher') and ${whose} group by transaction_id`;

/** The rows that `movement_amount` must have. */
const movementAmounts = (whose: SQL): SQL =>
  sql`select user_id, ${isFolded} as folded, greatest(abs(coalesce(cash, 0)), abs(coalesce(voucher, 0)))::bigint as moved_fen, created_at, id as transaction_id,
    kind, coalesce(sub_account_id, 0) as sub_account_id
    from ledger_transaction left join (${movesOf(whose)}) moves on transaction_id = id where ${whose} and kind <> ${INTERNAL_KIND}`;

/** The rows that `folded_amount` must have. */
const foldedAmounts = (whose: SQL): SQL =>
  sql`select user_id, min(id) as first_id, coalesce(sum(cash), 0)::bigint as cash_fen, coalesce(sum(voucher), 0)::bigint as voucher_fen
    from ledger_transaction left join (${movesOf(whose)}) moves on transaction_id = id where ${whose} and kind <> ${INTERNAL_KIND} and ${isFolded}
    group by user_id, ${beijing}, kind, coalesce(sub_account_id, 0), coalesce(reference_type, ''), coalesce(reference_id, '')`;

type State = typeof keptDays.$inferSelect;

/** Tables that are filled together, and how far they are. */
interface Stage {
  readonly tables: readonly {
    readonly table: SQL;
    readonly from: (whose: SQL) => SQL;
    /** What is found of a row that differs, as a text in SQL; a day, where nothing else is said. */
    readonly differing?: SQL;
  }[];
  /** Whether all are filled, as a column of `kept_days`. */
  readonly isFilled: SQL;
  readonly done: (state: State) => boolean;
  readonly upTo: (state: State) => number;
  readonly filledTo: (userId: number) => Partial<State>;
  readonly filled: Partial<State>;
}

/** One after the other: sums of days are read from the days of instances, and a folded line is found by its day. */
const stages: readonly Stage[] = [
  {
    tables: [
      { table: sql`cost_day`, from: costDays },
      { table: sql`statement_day`, from: statementDays },
    ],
    isFilled: sql`filled`,
    done: ({ filled }) => filled,
    upTo: ({ filledToUserId }) => filledToUserId,
    filledTo: (filledToUserId) => ({ filledToUserId }),
    filled: { filled: true },
  },
  {
    tables: [{ table: sql`spending_day`, from: spendingDays }],
    isFilled: sql`(filled and sums_filled)`,
    done: ({ sumsFilled }) => sumsFilled,
    upTo: ({ sumsFilledToUserId }) => sumsFilledToUserId,
    filledTo: (sumsFilledToUserId) => ({ sumsFilledToUserId }),
    filled: { sumsFilled: true },
  },
  {
    tables: [
      {
        table: sql`movement_amount`,
        from: movementAmounts,
        differing: sql`'another kept amount than entries of movement ' || transaction_id`,
      },
      {
        table: sql`folded_amount`,
        from: foldedAmounts,
        differing: sql`'another kept amount than entries of line ' || first_id`,
      },
    ],
    isFilled: sql`(filled and amounts_filled)`,
    done: ({ amountsFilled }) => amountsFilled,
    upTo: ({ amountsFilledToUserId }) => amountsFilledToUserId,
    filledTo: (amountsFilledToUserId) => ({ amountsFilledToUserId }),
    filled: { amountsFilled: true },
  },
];

/** What holds everything, also what was there before it was kept: the days, their sums over all instances, and the amounts of a statement. */
export interface Kept {
  readonly days: boolean;
  readonly sums: boolean;
  readonly amounts: boolean;
}

const keptState = preparedSelect((tx) =>
  tx
    .select({
      days: keptDays.filled,
      sums: sql`${keptDays.filled} and ${keptDays.sumsFilled}`.mapWith(Boolean),
      amounts: sql`${keptDays.filled} and ${keptDays.amountsFilled}`.mapWith(Boolean),
    })
    .from(keptDays),
);

/** What lists may read in place of rows. */
export async function whatIsKept(tx: Tx): Promise<Kept> {
  const [state] = await keptState(tx, {});
  return state ?? { days: false, sums: false, amounts: false };
}

/** Whether the kept days hold everything, also what was there before them. */
export const areDaysKept = async (tx: Tx): Promise<boolean> => (await whatIsKept(tx)).days;

/**
 * Fills the kept days of the next customers from their rows, replacing what is there. Answers whether more are left. The customers can pay nothing
 * meanwhile: their purses are held, and who has none yet cannot get one.
 */
export async function fillSomeDays(tx: Tx, most = batch): Promise<boolean> {
  const [state] = await tx.select().from(keptDays).for('update');
  const stage = state && stages.find(({ done }) => !done(state));
  if (state === undefined || stage === undefined) return false;
  const first = stage.upTo(state);
  const [found] = await rows<{ last: bigint | null }>(
    tx,
    sql`select max(id) as last from (select id from users where id > ${first} order by id limit ${most}) next`,
  );
  const last = found?.last ?? null;
  if (last === null) {
    await tx.update(keptDays).set(stage.filled);
    return stage !== stages.at(-1);
  }
  const theirs = (column: SQL): SQL => sql`${column} > ${first} and ${column} <= ${last}`;
  await tx.execute(
    sql`select 1 from ledger_account where ${theirs(sql`user_id`)} and kind in ('cash', 'voucher') order by id for update`,
  );
  await tx.execute(
    sql`select 1 from users u where ${theirs(sql`u.id`)} and not exists (select 1 from ledger_account a where a.user_id = u.id) order by u.id for update`,
  );
  for (const { table, from } of stage.tables) {
    await tx.execute(sql`delete from ${table} where ${theirs(sql`user_id`)}`);
    await tx.execute(sql`insert into ${table} ${from(theirs(sql`user_id`))}`);
  }
  await tx.update(keptDays).set(stage.filledTo(Number(last)));
  return true;
}

/** What finds every kept day that is not what it sums up; nothing before all are filled. */
export const keptDayChecks = stages.flatMap(({ tables, isFilled }) =>
  tables.map(({ table, from, differing = sql`'other kept days than rows on ' || day` }) => {
    const [missing, surplus] = [
      sql`(select * from expected except select * from actual)`,
      sql`(select * from actual except select * from expected)`,
    ];
    const isAsked = sql`(select ${isFilled} from kept_days)`;
    return sql`with actual as (select * from ${table} where ${isAsked}), expected as (${from(isAsked)})
    select distinct 'customer ' || user_id || ' has ' || ${differing} as finding from (${missing} union ${surplus}) differing order by finding`;
  }),
);

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
