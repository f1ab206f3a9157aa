CREATE TABLE "folded_amount" (
	"user_id" bigint NOT NULL,
	"first_id" bigint NOT NULL,
	"cash_fen" bigint NOT NULL,
	"voucher_fen" bigint NOT NULL,
	CONSTRAINT "folded_amount_once" PRIMARY KEY("user_id","first_id")
);
--> statement-breakpoint
CREATE TABLE "movement_amount" (
	"user_id" bigint NOT NULL,
	"folded" boolean NOT NULL,
	"moved_fen" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"transaction_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sub_account_id" bigint NOT NULL,
	CONSTRAINT "movement_amount_once" PRIMARY KEY("user_id","folded","moved_fen","created_at","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "kept_days" ADD COLUMN "amounts_filled_to_user_id" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "kept_days" ADD COLUMN "amounts_filled" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Written by hand from here on.
-- Each movement keeps what it moved in the purse it moved most in, and a folded line what it moved in each, by whoever writes it, of this version or of
-- the one before: a movement and its entries are one statement, so the entries are there when this runs. The writer holds the purses of the customer.
--> statement-breakpoint
lock table ledger_transaction in share row exclusive mode;
--> statement-breakpoint
create or replace function keep_statement_day() returns trigger language plpgsql as $$
declare
  is_folded boolean := starts_with(new.key, 'keep:');
  line bigint;
  cash bigint;
  voucher bigint;
begin
  insert into statement_day as kept (user_id, day, kind, sub_account_id, folded, reference_type, reference_id, movements, first_id, last_id)
    values (new.user_id, (new.created_at at time zone 'Asia/Shanghai')::date, new.kind, coalesce(new.sub_account_id, 0), is_folded,
      case when is_folded then coalesce(new.reference_type, '') else '' end, case when is_folded then coalesce(new.reference_id, '') else '' end,
      1, new.id, new.id)
    on conflict on constraint statement_day_once do update set movements = kept.movements + 1,
      first_id = least(kept.first_id, excluded.first_id), last_id = greatest(kept.last_id, excluded.last_id)
    returning kept.first_id into line;
  if new.kind <> 'balanceRefundReturned' then
    select coalesce(sum(e.amount_fen) filter (where a.kind = 'cash'), 0), coalesce(sum(e.amount_fen) filter (where a.kind = 'voucher'), 0)
      into cash, voucher from ledger_entry e join ledger_account a on a.id = e.account_id where e.transaction_id = new.id;
    insert into movement_amount (user_id, folded, moved_fen, created_at, transaction_id, kind, sub_account_id)
      values (new.user_id, is_folded, greatest(abs(cash), abs(voucher)), new.created_at, new.id, new.kind, coalesce(new.sub_account_id, 0));
    if is_folded then
      insert into folded_amount as kept (user_id, first_id, cash_fen, voucher_fen) values (new.user_id, line, cash, voucher)
        on conflict on constraint folded_amount_once do update set cash_fen = kept.cash_fen + excluded.cash_fen,
          voucher_fen = kept.voucher_fen + excluded.voucher_fen;
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- What is there already is filled by a job, a few customers at a time (ledger/kept-days.ts). Asked while the table is held: who paid before is a customer.
update kept_days set amounts_filled = not exists (select from users);
