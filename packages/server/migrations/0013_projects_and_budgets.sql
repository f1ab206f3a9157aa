CREATE TABLE "budget" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"project_id" integer,
	"sub_account_id" bigint,
	"amount_fen" bigint NOT NULL,
	"told_month" text,
	"told_percent" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budget_once" UNIQUE NULLS NOT DISTINCT("user_id","project_id","sub_account_id"),
	CONSTRAINT "budget_positive" CHECK ("budget"."amount_fen" > 0),
	CONSTRAINT "budget_of_one" CHECK ("budget"."project_id" is null or "budget"."sub_account_id" is null)
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_name_once" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "instance" ADD COLUMN "project_id" integer;
--> statement-breakpoint
ALTER TABLE "instance" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "budget_by_project" ON "budget" USING btree ("project_id") WHERE "budget"."project_id" is not null;
--> statement-breakpoint
CREATE INDEX "budget_to_check" ON "budget" USING btree ("checked_at");
--> statement-breakpoint
ALTER TABLE "instance" ADD CONSTRAINT "instance_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "instance_by_project" ON "instance" USING btree ("project_id") WHERE "instance"."project_id" is not null;
