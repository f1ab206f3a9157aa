ALTER TABLE "host" ADD COLUMN "early_release" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "instance" ADD COLUMN "early_release" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "instance" ADD COLUMN "early_released_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "instance" ADD CONSTRAINT "instance_released_early_when_ended" CHECK ("instance"."early_released_at" is null or ("instance"."status" = 0 and "instance"."ended_at" = "instance"."early_released_at"));
