CREATE TABLE "invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"rights" jsonb NOT NULL,
	"money_limit_fen" bigint NOT NULL,
	"month_limit_fen" bigint,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitation_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitation_limit_not_negative" CHECK ("invitation"."money_limit_fen" >= 0),
	CONSTRAINT "invitation_month_limit_not_negative" CHECK ("invitation"."month_limit_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "invitation_open_once" ON "invitation" USING btree ("user_id","phone") WHERE "invitation"."accepted_at" is null and "invitation"."withdrawn_at" is null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_by_expiry" ON "invitation" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sub_accounts_by_notify_phone" ON "sub_accounts" USING btree ("notify_phone") WHERE "sub_accounts"."deleted_at" is null;
