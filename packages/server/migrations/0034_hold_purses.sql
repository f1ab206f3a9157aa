CREATE INDEX IF NOT EXISTS "job_due_by_kind" ON "job" USING btree ("kind","run_at","id") WHERE "job"."done_at" is null and "job"."failed_at" is null;

--> statement-breakpoint
-- Written by hand from here on.
-- Locks the purses of a customer, in the order that everybody takes, and answers what is in them and the quota, in one way to the database. A quota
-- changes only while the purses are held, so it is read after the lock: each statement of a volatile function sees what was committed before it began.
-- Answers nothing when the customer has no purses yet.
create function hold_purses(of_user bigint, out cash_fen bigint, out voucher_fen bigint, out quota_fen bigint) returns setof record language plpgsql volatile as $$
declare
  purse record;
begin
  for purse in select kind, balance_fen from ledger_account where user_id = of_user and kind in ('cash', 'voucher') order by id for update loop
    if purse.kind = 'cash' then
      cash_fen := purse.balance_fen;
    else
      voucher_fen := purse.balance_fen;
    end if;
  end loop;
  if cash_fen is not null and voucher_fen is not null then
    select credit_quota_fen into strict quota_fen from users where id = of_user;
    return next;
  end if;
end $$;
