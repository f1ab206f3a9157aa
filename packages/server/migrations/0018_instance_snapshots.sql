CREATE TABLE "instance_snapshot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instance_snapshot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"instance_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"size_bytes" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_kept_disk" (
	"name" text PRIMARY KEY NOT NULL,
	"snapshots" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_machine" ADD COLUMN "snapshots" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "instance_snapshot" ADD CONSTRAINT "instance_snapshot_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "instance_snapshot_name_once" ON "instance_snapshot" USING btree ("instance_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "instance_snapshot_key_once" ON "instance_snapshot" USING btree ("instance_id","key");
--> statement-breakpoint
CREATE UNIQUE INDEX "instance_snapshot_one_change" ON "instance_snapshot" USING btree ("instance_id") WHERE "instance_snapshot"."state" in ('creating', 'restoring', 'deleting');
