CREATE TABLE "instance_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instance_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"instance_id" integer NOT NULL,
	"kind" text NOT NULL,
	"done_by" text NOT NULL,
	"sub_account_id" bigint,
	"details" jsonb NOT NULL,
	"request" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instance_event_done_by_known" CHECK ("instance_event"."done_by" in ('main', 'sub', 'system'))
);
--> statement-breakpoint
CREATE TABLE "instance_ssh_key" (
	"instance_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bits" integer NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "instance_ssh_key_instance_id_fingerprint_pk" PRIMARY KEY("instance_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "ssh_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ssh_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bits" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instance" ADD COLUMN "ssh_keys_requested_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sandbox_machine" ADD COLUMN "ssh_keys" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sandbox_machine" ADD COLUMN "ssh_keys_set_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "instance_event" ADD CONSTRAINT "instance_event_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "instance_ssh_key" ADD CONSTRAINT "instance_ssh_key_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "instance_event_by_instance" ON "instance_event" USING btree ("instance_id","id");
--> statement-breakpoint
CREATE INDEX "instance_event_by_kind" ON "instance_event" USING btree ("instance_id","kind","id");
--> statement-breakpoint
CREATE INDEX "instance_event_by_age" ON "instance_event" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "ssh_key_once" ON "ssh_key" USING btree ("user_id",coalesce("sub_account_id", 0),"fingerprint");
--> statement-breakpoint
CREATE INDEX "ssh_key_by_sub_account" ON "ssh_key" USING btree ("sub_account_id") WHERE "ssh_key"."sub_account_id" is not null;
