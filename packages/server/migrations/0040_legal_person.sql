CREATE TABLE "legal_person" (
	"verification_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"id_number" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "legal_person_by_user" ON "legal_person" USING btree ("user_id");
--> statement-breakpoint
-- Written by hand from here on.
insert into legal_person (verification_id, user_id, name, id_number)
  select s.verification_id, s.user_id, s.name, s.id_number from verification_subject s join verification v on v.id = s.verification_id where v.status = 0;
