ALTER TABLE "sub_accounts" ADD COLUMN "month_limit_fen" bigint;
--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD CONSTRAINT "sub_accounts_month_limit_not_negative" CHECK ("sub_accounts"."month_limit_fen" >= 0);
