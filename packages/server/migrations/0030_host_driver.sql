ALTER TABLE "host" ADD COLUMN "cuda_version" text;
--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "driver_version" text;
--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "seen_cuda_version" text;
--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "seen_driver_version" text;
