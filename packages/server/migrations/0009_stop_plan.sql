CREATE TABLE "stop_plan" (
	"instance_id" integer NOT NULL,
	"kind" text NOT NULL,
	"stop_at" timestamp with time zone,
	"idle_hours" integer,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stop_plan_once" PRIMARY KEY("instance_id","kind"),
	CONSTRAINT "stop_plan_of_its_kind" CHECK (("stop_plan"."kind" = 'time') = ("stop_plan"."stop_at" is not null) and ("stop_plan"."kind" = 'idle') = ("stop_plan"."idle_hours" is not null))
);
--> statement-breakpoint
ALTER TABLE "stop_plan" ADD CONSTRAINT "stop_plan_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
