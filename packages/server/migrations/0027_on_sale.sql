ALTER TABLE "bare_metal" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "specification" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;
