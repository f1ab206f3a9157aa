CREATE INDEX IF NOT EXISTS "wechat_scan_by_user" ON "wechat_scan" USING btree ("user_id") WHERE "wechat_scan"."user_id" is not null;
