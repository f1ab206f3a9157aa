CREATE TABLE "kept_export" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_export_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"file" text NOT NULL,
	"list" text NOT NULL,
	"filters" text NOT NULL,
	"chosen" boolean NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_export_file_unique" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "kept_export" ADD CONSTRAINT "kept_export_file_stored_file_name_fk" FOREIGN KEY ("file") REFERENCES "public"."stored_file"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "kept_export_of_account" ON "kept_export" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "kept_export_by_time" ON "kept_export" USING btree ("created_at");
