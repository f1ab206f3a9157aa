CREATE TABLE "instance_usage" (
	"instance_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"gpu_use" real,
	"gpu_memory_gb" real,
	"gpu_temperature" real,
	"cpu_use" real,
	"memory_gb" real,
	"disk_gb" real,
	"net_in_mbps" real,
	"net_out_mbps" real,
	CONSTRAINT "instance_usage_once" PRIMARY KEY("instance_id","at")
);
--> statement-breakpoint
CREATE TABLE "instance_usage_average" (
	"instance_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"gpu_use" real,
	"gpu_memory_gb" real,
	"gpu_temperature" real,
	"cpu_use" real,
	"memory_gb" real,
	"disk_gb" real,
	"net_in_mbps" real,
	"net_out_mbps" real,
	CONSTRAINT "instance_usage_average_once" PRIMARY KEY("instance_id","at")
);
--> statement-breakpoint
ALTER TABLE "instance_usage" ADD CONSTRAINT "instance_usage_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "instance_usage_average" ADD CONSTRAINT "instance_usage_average_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "instance_usage_by_age" ON "instance_usage" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "instance_usage_average_by_age" ON "instance_usage_average" USING btree ("at");
