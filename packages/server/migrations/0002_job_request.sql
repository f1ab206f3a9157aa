ALTER TABLE "job" ADD COLUMN "request" text;
