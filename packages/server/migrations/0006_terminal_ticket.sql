CREATE TABLE "terminal_ticket" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"instance_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "terminal_ticket" ADD CONSTRAINT "terminal_ticket_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terminal_ticket" ADD CONSTRAINT "terminal_ticket_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "terminal_ticket_by_session" ON "terminal_ticket" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "terminal_ticket_by_instance" ON "terminal_ticket" USING btree ("instance_id");
--> statement-breakpoint
CREATE INDEX "terminal_ticket_by_expiry" ON "terminal_ticket" USING btree ("expires_at");
