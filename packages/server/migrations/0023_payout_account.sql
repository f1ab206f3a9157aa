CREATE TABLE "payout_account" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "dispute" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "paid_to" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
