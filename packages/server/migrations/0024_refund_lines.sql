CREATE INDEX IF NOT EXISTS "cost_item_refunds" ON "cost_item" USING btree ("created_at") WHERE "cost_item"."cost_type" = 9;
