ALTER TABLE "host" ADD COLUMN "pay_as_you_go" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "instance" ADD COLUMN "billing" text DEFAULT 'prepaid' NOT NULL;
--> statement-breakpoint
ALTER TABLE "instance" DROP CONSTRAINT "instance_released_early_when_ended";
--> statement-breakpoint
ALTER TABLE "instance" ADD CONSTRAINT "instance_cut_short_when_over" CHECK ("instance"."early_released_at" is null or ("instance"."status" in (0, 8) and "instance"."ended_at" >= "instance"."early_released_at"));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cost_day_folded" ON "cost_day" USING btree ("user_id","last_at","last_id") WHERE "cost_day"."cost_type" in (7, 10);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cost_item_single" ON "cost_item" USING btree ("user_id","created_at","id") WHERE "cost_item"."cost_type" not in (7, 10);
--> statement-breakpoint
DROP INDEX "cost_day_lines";
--> statement-breakpoint
DROP INDEX "cost_item_unfolded";
