CREATE INDEX IF NOT EXISTS "cost_day_returned" ON "cost_day" USING btree ("user_id","day","instance_id") WHERE "cost_day"."returned_fen" > 0;
