ALTER TABLE "sub_accounts" ADD COLUMN "rights" jsonb DEFAULT '["run","buy","bill"]'::jsonb NOT NULL;
