CREATE TABLE "spending_day" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"cost_type" integer NOT NULL,
	"sub_account_id" bigint NOT NULL,
	"instances" integer NOT NULL,
	"charges" integer NOT NULL,
	"paid_fen" bigint NOT NULL,
	"returned_fen" bigint NOT NULL,
	CONSTRAINT "spending_day_once" PRIMARY KEY("user_id","day","cost_type","sub_account_id")
);
--> statement-breakpoint
ALTER TABLE "kept_days" ADD COLUMN "sums_filled_to_user_id" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "kept_days" ADD COLUMN "sums_filled" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The order is that in which a payment takes its tables, so that neither waits for the other: movement, kept days, order, reminder.
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ledger_transaction_credits" ON "ledger_transaction" USING btree ("user_id","id","kind","key","created_at") WHERE "ledger_transaction"."kind" in ('topUp', 'coupon', 'manual');
--> statement-breakpoint
-- Written by hand: each change of a kept day of an instance is added to the sum of its day by whoever makes it, of this version or of the one before.
-- The writer holds the purses of the customer, so two never wait for each other here.
--> statement-breakpoint
create function keep_spending_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update spending_day set instances = instances - 1, charges = charges - old.charges, paid_fen = paid_fen - old.paid_fen, returned_fen = returned_fen - old.returned_fen
      where user_id = old.user_id and day = old.day and cost_type = old.cost_type and sub_account_id = old.sub_account_id;
    delete from spending_day
      where user_id = old.user_id and day = old.day and cost_type = old.cost_type and sub_account_id = old.sub_account_id and instances = 0;
  elsif tg_op = 'UPDATE' then
    insert into spending_day as kept (user_id, day, cost_type, sub_account_id, instances, charges, paid_fen, returned_fen)
      values (new.user_id, new.day, new.cost_type, new.sub_account_id, 0, new.charges - old.charges, new.paid_fen - old.paid_fen, new.returned_fen - old.returned_fen)
      on conflict on constraint spending_day_once do update set charges = kept.charges + excluded.charges, paid_fen = kept.paid_fen + excluded.paid_fen,
        returned_fen = kept.returned_fen + excluded.returned_fen;
  else
    insert into spending_day as kept (user_id, day, cost_type, sub_account_id, instances, charges, paid_fen, returned_fen)
      values (new.user_id, new.day, new.cost_type, new.sub_account_id, 1, new.charges, new.paid_fen, new.returned_fen)
      on conflict on constraint spending_day_once do update set instances = kept.instances + 1, charges = kept.charges + excluded.charges,
        paid_fen = kept.paid_fen + excluded.paid_fen, returned_fen = kept.returned_fen + excluded.returned_fen;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger cost_day_keeps_spending after insert or update or delete on cost_day for each row execute function keep_spending_day();
--> statement-breakpoint
-- What is there already is filled by a job, a few customers at a time (ledger/kept-days.ts). Asked after the trigger holds the table.
update kept_days set sums_filled = not exists (select from users);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_order_figures" ON "payment_order" USING btree ("user_id","created_at","out_trade_no","pay_type","paid_at","amount_fen","refunded_fen","invoiced_fen");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "balance_refund_refused" ON "balance_refund" USING btree ("user_id","out_trade_no") WHERE ("balance_refund"."way" = 0 and "balance_refund"."status" = 2);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "balance_refund_on_the_way" ON "balance_refund" USING btree ("user_id") WHERE "balance_refund"."status" = 0;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reminder_shown" ON "reminder" USING btree ("user_id","sub_account_id","id","read_at") WHERE "reminder"."shown_on_site";
