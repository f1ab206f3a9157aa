CREATE TABLE "instance_port" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instance_port_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"instance_id" integer NOT NULL,
	"slot" integer NOT NULL,
	"inner" integer NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instance_port_slot_of_ten" CHECK ("instance_port"."slot" between 0 and 9)
);
--> statement-breakpoint
ALTER TABLE "sandbox_machine" ADD COLUMN "ports" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "instance_port" ADD CONSTRAINT "instance_port_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "instance_port_slot_once" ON "instance_port" USING btree ("instance_id","slot");
--> statement-breakpoint
CREATE UNIQUE INDEX "instance_port_inner_once" ON "instance_port" USING btree ("instance_id","inner");
