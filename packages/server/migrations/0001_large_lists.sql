CREATE INDEX IF NOT EXISTS "balance_refund_by_age" ON "balance_refund" USING btree ("user_id","created_at","refund_no");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cost_item_by_day" ON "cost_item" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cost_item_by_kind" ON "cost_item" USING btree ("instance_id","cost_type","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "instance_by_age" ON "instance" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "instance_by_spender" ON "instance" USING btree ("sub_account_id","created_at") WHERE "instance"."sub_account_id" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "instance_by_host" ON "instance" USING btree ("host_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoice_record_by_number" ON "invoice_record" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ledger_transaction_by_kind" ON "ledger_transaction" USING btree ("user_id","kind","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ledger_transaction_by_day" ON "ledger_transaction" USING btree ("user_id","created_at","kind");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ledger_transaction_by_spender" ON "ledger_transaction" USING btree ("sub_account_id","created_at") WHERE "ledger_transaction"."sub_account_id" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_order_by_age" ON "payment_order" USING btree ("user_id","created_at","out_trade_no");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reminder_unread" ON "reminder" USING btree ("user_id") WHERE "reminder"."read_at" is null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "work_order_by_reply" ON "work_order" USING btree ("user_id","last_reply_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "work_order_unread" ON "work_order" USING btree ("user_id") WHERE "work_order"."unread";
