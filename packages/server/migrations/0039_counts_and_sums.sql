CREATE INDEX IF NOT EXISTS "bare_metal_instance_by_reservation" ON "bare_metal_instance" USING btree ("reservation_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoice_record_sums" ON "invoice_record" USING btree ("user_id","status","amount_fen");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "work_order_by_account" ON "work_order" USING btree ("user_id","sub_account_id");
