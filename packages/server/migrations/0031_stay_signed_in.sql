ALTER TABLE "login_challenge" ADD COLUMN "stays_signed_in" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "stays_signed_in" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "stop_plan" ADD COLUMN "stops_billing" boolean DEFAULT false NOT NULL;
