CREATE TABLE "port_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"instance_id" integer NOT NULL,
	"inner" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "instance_port" ADD COLUMN "kind" text DEFAULT 'tcp' NOT NULL;
--> statement-breakpoint
ALTER TABLE "port_link" ADD CONSTRAINT "port_link_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "port_link" ADD CONSTRAINT "port_link_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "port_link_by_session" ON "port_link" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "port_link_by_instance" ON "port_link" USING btree ("instance_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "port_link_by_expiry" ON "port_link" USING btree ("expires_at");
