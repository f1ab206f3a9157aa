CREATE TABLE "cost_day" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"instance_id" integer NOT NULL,
	"cost_type" integer NOT NULL,
	"sub_account_id" bigint NOT NULL,
	"charges" integer NOT NULL,
	"paid_fen" bigint NOT NULL,
	"returned_fen" bigint NOT NULL,
	"first_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cost_day_once" PRIMARY KEY("user_id","day","instance_id","cost_type","sub_account_id")
);
--> statement-breakpoint
CREATE TABLE "kept_days" (
	"id" integer PRIMARY KEY NOT NULL,
	"filled_to_user_id" bigint NOT NULL,
	"filled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_day" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"sub_account_id" bigint NOT NULL,
	"folded" boolean NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" text NOT NULL,
	"movements" integer NOT NULL,
	"first_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	CONSTRAINT "statement_day_once" PRIMARY KEY("user_id","day","kind","sub_account_id","folded","reference_type","reference_id")
);
--> statement-breakpoint
CREATE INDEX "cost_day_lines" ON "cost_day" USING btree ("user_id","last_at","last_id") WHERE "cost_day"."cost_type" = 7;
--> statement-breakpoint
CREATE INDEX "statement_day_lines" ON "statement_day" USING btree ("user_id","last_id") WHERE "statement_day"."folded";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cost_item_unfolded" ON "cost_item" USING btree ("user_id","created_at","id") WHERE "cost_item"."cost_type" <> 7;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ledger_transaction_unfolded" ON "ledger_transaction" USING btree ("user_id","id") WHERE not starts_with("ledger_transaction"."key", 'keep:');
--> statement-breakpoint
-- Written by hand from here on.
-- Each cost item and each movement is added to its day by whoever writes it, of this version or of the one before. The writer holds the purses of the
-- customer, so two never wait for each other here.
--> statement-breakpoint
create function keep_cost_day() returns trigger language plpgsql as $$
begin
  insert into cost_day as kept (user_id, day, instance_id, cost_type, sub_account_id, charges, paid_fen, returned_fen, first_id, last_id, last_at)
    values (new.user_id, (new.created_at at time zone 'Asia/Shanghai')::date, new.instance_id, new.cost_type, coalesce(new.sub_account_id, 0), 1,
      greatest(new.amount_fen, 0), greatest(-new.amount_fen, 0), new.id, new.id, new.created_at)
    on conflict on constraint cost_day_once do update set charges = kept.charges + 1, paid_fen = kept.paid_fen + excluded.paid_fen,
      returned_fen = kept.returned_fen + excluded.returned_fen, first_id = least(kept.first_id, excluded.first_id),
      last_id = greatest(kept.last_id, excluded.last_id), last_at = greatest(kept.last_at, excluded.last_at);
  return null;
end $$;
--> statement-breakpoint
create trigger cost_item_keeps_day after insert on cost_item for each row execute function keep_cost_day();
--> statement-breakpoint
create function keep_statement_day() returns trigger language plpgsql as $$
declare
  is_folded boolean := starts_with(new.key, 'keep:');
begin
  insert into statement_day as kept (user_id, day, kind, sub_account_id, folded, reference_type, reference_id, movements, first_id, last_id)
    values (new.user_id, (new.created_at at time zone 'Asia/Shanghai')::date, new.kind, coalesce(new.sub_account_id, 0), is_folded,
      case when is_folded then coalesce(new.reference_type, '') else '' end, case when is_folded then coalesce(new.reference_id, '') else '' end,
      1, new.id, new.id)
    on conflict on constraint statement_day_once do update set movements = kept.movements + 1,
      first_id = least(kept.first_id, excluded.first_id), last_id = greatest(kept.last_id, excluded.last_id);
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_transaction_keeps_day after insert on ledger_transaction for each row execute function keep_statement_day();
--> statement-breakpoint
-- What is there already is filled by a job, a few customers at a time (ledger/kept-days.ts). Asked after the triggers hold both tables.
insert into kept_days (id, filled_to_user_id, filled) select 1, 0, not exists (select from users);
