import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { rows } from '../db/rows';
import { creditKeyIn } from '../payment/order-of-key';
import { billChecks } from './bill-checks';
import { keptDayChecks } from './kept-days';

interface Finding {
  readonly finding: string;
}

/** Every rule that the books keep, as a query that finds what breaks it. */
const checks = [
  sql`select 'transaction ' || transaction_id || ' does not sum to zero' as finding from ledger_entry group by transaction_id having sum(amount_fen) <> 0`,
  sql`select 'account ' || a.id || ' differs from its entries' as finding from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance_fen <> coalesce(sum(e.amount_fen), 0) or a.sequence <> count(e.sequence)`,
  sql`select 'entry ' || account_id || '/' || sequence || ' does not follow the one before' as finding from (
    select account_id, sequence, balance_after_fen, sum(amount_fen) over (partition by account_id order by sequence) as running from ledger_entry
  ) e where running <> balance_after_fen`,
  sql`select 'account ' || id || ' is below its floor' as finding from ledger_account where balance_fen < floor_fen`,
  sql`select 'cash account ' || a.id || ' has another floor than its quota' as finding from ledger_account a join users u on u.id = a.user_id
    where a.kind = 'cash' and a.floor_fen <> least(-u.credit_quota_fen, a.balance_fen)`,
  sql`select 'customer ' || user_id || ' has a purse that is not the one last written' as finding from (
    select distinct on (t.user_id) t.user_id, t.cash_after_fen, t.voucher_after_fen from ledger_transaction t order by t.user_id, t.id desc
  ) last where exists (select 1 from ledger_account a where a.user_id = last.user_id and
    ((a.kind = 'cash' and a.balance_fen <> last.cash_after_fen) or (a.kind = 'voucher' and a.balance_fen <> last.voucher_after_fen)))`,
  sql`select 'sub-account ' || s.id || ' has a spent figure that is not the sum of its charges' as finding from sub_accounts s where s.spent_fen <> (
    select coalesce(sum(e.amount_fen), 0) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
    join ledger_account a on a.id = e.account_id and a.kind = 'revenue' where t.sub_account_id = s.id)`,
  sql`select 'customer ' || user_id || ' has set aside other than what is on its way back' as finding from (
    select user_id, balance_fen as fen from ledger_account where kind = 'refunding'
    union all select user_id, -amount_fen from balance_refund where status = 0
  ) s group by user_id having sum(fen) <> 0`,
  sql`select 'top-up ' || p.out_trade_no || ' went back other than its refunds say' as finding from payment_order p where p.refunded_fen <> (
    select coalesce(sum(r.amount_fen), 0) from balance_refund r where r.out_trade_no = p.out_trade_no and r.status <> 2)`,
  sql`select 'top-up ' || p.out_trade_no || ' put other than its amount into the balance' as finding from payment_order p
    join ledger_transaction t on t.key = ${creditKeyIn(sql`p.out_trade_no`)} and t.user_id = p.user_id and t.kind = 'topUp' where p.amount_fen <> (
    select coalesce(sum(e.amount_fen), 0) from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'cash' where e.transaction_id = t.id)`,
  ...keptDayChecks,
  ...billChecks,
];

/** Checks the books against themselves. Empty = coherent. Runs in tests and on demand. */
export async function audit(tx: Tx): Promise<string[]> {
  const findings: string[] = [];
  for (const check of checks) findings.push(...(await rows<Finding>(tx, check)).map((row) => row.finding));
  return findings;
}
