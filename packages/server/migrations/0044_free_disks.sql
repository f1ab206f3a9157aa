ALTER TABLE "instance" ADD COLUMN "free_since" timestamp with time zone;
