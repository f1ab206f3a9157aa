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
ALTER TABLE "instance" ADD CONSTRAINT "instance_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "instance_by_project" ON "instance" USING btree ("project_id") WHERE "instance"."project_id" is not null;
