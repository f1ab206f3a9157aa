CREATE TABLE "billed_month" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_to_user_id" bigint NOT NULL,
	"closed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_bill" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "monthly_bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"month" text NOT NULL,
	"opening_cash_fen" bigint NOT NULL,
	"opening_voucher_fen" bigint NOT NULL,
	"closing_cash_fen" bigint NOT NULL,
	"closing_voucher_fen" bigint NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "monthly_bill_once" UNIQUE("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "monthly_bill_movement" (
	"bill_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"cash_fen" bigint NOT NULL,
	"voucher_fen" bigint NOT NULL,
	"movements" integer NOT NULL,
	CONSTRAINT "monthly_bill_movement_bill_id_kind_pk" PRIMARY KEY("bill_id","kind")
);
--> statement-breakpoint
CREATE TABLE "monthly_bill_spending" (
	"bill_id" bigint NOT NULL,
	"product" text NOT NULL,
	"sub_account_id" bigint NOT NULL,
	"sub_account_name" text NOT NULL,
	"charged_fen" bigint NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"movements" integer NOT NULL,
	CONSTRAINT "monthly_bill_spending_bill_id_product_sub_account_id_pk" PRIMARY KEY("bill_id","product","sub_account_id"),
	CONSTRAINT "monthly_bill_spending_not_negative" CHECK ("monthly_bill_spending"."charged_fen" >= 0 and "monthly_bill_spending"."refunded_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "monthly_bill" ADD CONSTRAINT "monthly_bill_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "monthly_bill_movement" ADD CONSTRAINT "monthly_bill_movement_bill_id_monthly_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."monthly_bill"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "monthly_bill_spending" ADD CONSTRAINT "monthly_bill_spending_bill_id_monthly_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."monthly_bill"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Written by hand from here on.
-- A bill is written once.
create trigger monthly_bill_frozen before update or delete or truncate on monthly_bill
  for each statement execute function ledger_is_append_only();
--> statement-breakpoint
create trigger monthly_bill_movement_frozen before update or delete or truncate on monthly_bill_movement
  for each statement execute function ledger_is_append_only();
--> statement-breakpoint
create trigger monthly_bill_spending_frozen before update or delete or truncate on monthly_bill_spending
  for each statement execute function ledger_is_append_only();
