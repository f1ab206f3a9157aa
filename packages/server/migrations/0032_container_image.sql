CREATE TABLE "container_image" (
	"instance_id" integer PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"command" text NOT NULL,
	"environment_names" text[] DEFAULT '{}' NOT NULL,
	"environment" text
);
--> statement-breakpoint
ALTER TABLE "sandbox_machine" ADD COLUMN "container_image" text;
--> statement-breakpoint
ALTER TABLE "container_image" ADD CONSTRAINT "container_image_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Written by hand from here on.
INSERT INTO "image" ("key", "label", "system", "short_display_name", "long_display_name", "system_version", "size_mb", "can_use_plugin", "show_in_rent", "show_in_change_system", "container_types", "brief", "score")
VALUES ('container-image', '自定义镜像', 'Linux', '自定义镜像', '自定义镜像', '', 0, false, false, false, '{docker}', '镜像仓库中的镜像', 0)
ON CONFLICT ("key") DO NOTHING;
