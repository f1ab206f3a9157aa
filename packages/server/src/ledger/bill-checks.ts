import { sql } from 'drizzle-orm';
import { INTERNAL_KIND } from './transaction';

const monthOf = sql`to_char(t.created_at at time zone 'Asia/Shanghai', 'YYYY-MM')`;

/** What finds every closed month that is not what the books say of it (decisions 112). */
export const billChecks = [
  sql`with billed as (
      select b.user_id, b.month, m.kind, m.cash_fen, m.voucher_fen, m.movements::bigint as movements
      from monthly_bill b join monthly_bill_movement m on m.bill_id = b.id
      join billed_month done on done.month = b.month and done.closed
    ), moved as (
      select t.user_id, ${monthOf} as month, t.kind, coalesce(sum(e.cash), 0)::bigint as cash_fen,
        coalesce(sum(e.voucher), 0)::bigint as voucher_fen, count(*) as movements
      from ledger_transaction t left join (
        select e.transaction_id, sum(e.amount_fen) filter (where a.kind = 'cash') as cash, sum(e.amount_fen) filter (where a.kind = 'voucher') as voucher
        from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind in ('cash', 'voucher') group by e.transaction_id
      ) e on e.transaction_id = t.id
      where t.kind <> ${INTERNAL_KIND} and ${monthOf} in (select month from billed_month where closed) group by 1, 2, 3
    )
    select 'customer ' || user_id || ' has another bill than the books for ' || month as finding
    from ((select * from billed except select * from moved) union (select * from moved except select * from billed)) differing
    group by user_id, month order by user_id, month`,
  sql`select 'bill ' || b.id || ' does not lead from the one before to its end' as finding from (
      select b.*, coalesce(lag(closing_cash_fen) over months, 0) as cash_before, coalesce(lag(closing_voucher_fen) over months, 0) as voucher_before
      from monthly_bill b window months as (partition by user_id order by month)
    ) b left join (
      select bill_id, sum(cash_fen) as cash, sum(voucher_fen) as voucher from monthly_bill_movement group by bill_id
    ) m on m.bill_id = b.id
    where b.opening_cash_fen <> b.cash_before or b.opening_voucher_fen <> b.voucher_before
      or b.closing_cash_fen <> b.opening_cash_fen + coalesce(m.cash, 0) or b.closing_voucher_fen <> b.opening_voucher_fen + coalesce(m.voucher, 0)`,
  sql`select 'bill ' || b.id || ' tells other spending than its movements' as finding from monthly_bill b where
      (select coalesce(sum(charged_fen - refunded_fen), 0) from monthly_bill_spending s where s.bill_id = b.id) <>
      (select coalesce(-sum(cash_fen + voucher_fen), 0) from monthly_bill_movement m where m.bill_id = b.id
        and m.kind in ('rent', 'renew', 'upgrade', 'diskOrBandwidth', 'cloudDisk', 'ownImage', 'refund'))`,
];
