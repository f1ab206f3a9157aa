ALTER TABLE "invoice_record" ADD COLUMN IF NOT EXISTS "paper" text;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payment_order_by_bank_number" ON "payment_order" USING btree ("gateway_trade_no") WHERE "payment_order"."pay_type" = 2 and "payment_order"."gateway_trade_no" <> '';
