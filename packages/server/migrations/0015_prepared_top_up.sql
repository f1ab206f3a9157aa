ALTER TABLE "users" ADD COLUMN "prepared_top_up_fen" bigint;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_prepared_top_up_positive" CHECK ("users"."prepared_top_up_fen" > 0);
