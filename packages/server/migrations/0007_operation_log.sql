CREATE TABLE "operation_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operation_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"call" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"request" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_record_outcome_known" CHECK ("operation_record"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "operation_record" ADD CONSTRAINT "operation_record_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operation_record" ADD CONSTRAINT "operation_record_sub_account_id_sub_accounts_id_fk" FOREIGN KEY ("sub_account_id") REFERENCES "public"."sub_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "operation_record_by_user" ON "operation_record" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "operation_record_by_sub_account" ON "operation_record" USING btree ("sub_account_id","id") WHERE "operation_record"."sub_account_id" is not null;
--> statement-breakpoint
CREATE INDEX "operation_record_by_age" ON "operation_record" USING btree ("created_at");
