ALTER TABLE "own_image" ADD COLUMN "charged_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "own_image" ADD COLUMN "charge_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "tariff" ADD COLUMN "own_image_day_price" integer DEFAULT 0 NOT NULL;

--> statement-breakpoint
-- Written by hand from here on: what a deleted sub-account made is its main account's (decisions 152).
UPDATE "own_image" SET "sub_account_id" = NULL WHERE "sub_account_id" IN (SELECT "id" FROM "sub_accounts" WHERE "deleted_at" IS NOT NULL);
