CREATE TABLE "own_image" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"instance_id" integer NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"container_type" text NOT NULL,
	"image_key" text NOT NULL,
	"system_disk_gb" integer NOT NULL,
	"state" text NOT NULL,
	"size_bytes" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_image_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "instance" ADD COLUMN "own_image_key" text;
--> statement-breakpoint
ALTER TABLE "own_image" ADD CONSTRAINT "own_image_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "own_image" ADD CONSTRAINT "own_image_image_key_image_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."image"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "own_image_name_once" ON "own_image" USING btree ("user_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "own_image_one_of_instance" ON "own_image" USING btree ("instance_id") WHERE "own_image"."state" = 'creating';
--> statement-breakpoint
CREATE INDEX "own_image_by_spender" ON "own_image" USING btree ("sub_account_id") WHERE "own_image"."sub_account_id" is not null;
--> statement-breakpoint
CREATE INDEX "instance_by_own_image" ON "instance" USING btree ("own_image_key") WHERE "instance"."own_image_key" is not null;
