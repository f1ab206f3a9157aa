CREATE TABLE "fleet_check" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"machines" jsonb NOT NULL,
	"rentals" jsonb NOT NULL,
	CONSTRAINT "fleet_check_single_row" CHECK ("fleet_check"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "outage" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"instance_id" integer NOT NULL,
	"host_id" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	"credit_fen" bigint,
	CONSTRAINT "outage_ends_after_it_began" CHECK ("outage"."ended_at" >= "outage"."began_at"),
	CONSTRAINT "outage_credit_has_time" CHECK (("outage"."credit_fen" is null) = ("outage"."credited_at" is null)),
	CONSTRAINT "outage_credited_when_over" CHECK ("outage"."credited_at" is null or "outage"."ended_at" is not null),
	CONSTRAINT "outage_credit_not_negative" CHECK ("outage"."credit_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "seen_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "silent_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "lost_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sandbox_fleet" ADD COLUMN "silent_hosts" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outage" ADD CONSTRAINT "outage_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outage" ADD CONSTRAINT "outage_host_id_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."host"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "outage_one_open" ON "outage" USING btree ("instance_id") WHERE "outage"."ended_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "outage_once" ON "outage" USING btree ("instance_id","began_at");
--> statement-breakpoint
CREATE INDEX "outage_by_host" ON "outage" USING btree ("host_id") WHERE "outage"."ended_at" is null;
--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_lost_is_silent" CHECK ("host"."lost_at" is null or "host"."silent_since" is not null);
