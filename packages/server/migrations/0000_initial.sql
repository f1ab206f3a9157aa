CREATE SEQUENCE "public"."invoice_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE SEQUENCE "public"."payment_order_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "balance_refund" (
	"refund_no" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"out_trade_no" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"way" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"gateway_refund_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "balance_refund_amount_positive" CHECK ("balance_refund"."amount_fen" > 0),
	CONSTRAINT "balance_refund_ended_has_time" CHECK (("balance_refund"."status" = 0) = ("balance_refund"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"image" text NOT NULL,
	"image_mobile" text NOT NULL,
	"url" text NOT NULL,
	"position" text DEFAULT 'store' NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bare_metal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bare_metal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cpu" text NOT NULL,
	"cpu_num" integer NOT NULL,
	"memory_gb" integer NOT NULL,
	"gpu_type" text NOT NULL,
	"gpu_num" integer NOT NULL,
	"disk" text NOT NULL,
	"network" text NOT NULL,
	"month_price_fen" bigint NOT NULL,
	"district" text NOT NULL,
	"free_num" integer NOT NULL,
	"deliver_days" integer NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	CONSTRAINT "bare_metal_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "bare_metal_cost" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bare_metal_cost_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"instance_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"cost_type" integer NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"months" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"ledger_transaction_id" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bare_metal_cost_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "bare_metal_instance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bare_metal_instance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"reservation_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"bare_metal_id" integer NOT NULL,
	"address" text NOT NULL,
	"login_user_name" text NOT NULL,
	"status" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"contract_no" text NOT NULL,
	"month_price_fen" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bare_metal_instance_name_unique" UNIQUE("name"),
	CONSTRAINT "bare_metal_instance_status_known" CHECK ("bare_metal_instance"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "cloud_disk" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"size_gb" integer NOT NULL,
	"used_gb" real DEFAULT 0 NOT NULL,
	"login_user_name" text NOT NULL,
	"login_password" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"release_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "cloud_disk_loginUserName_unique" UNIQUE("login_user_name"),
	CONSTRAINT "cloud_disk_has_size" CHECK ("cloud_disk"."size_gb" > 0)
);
--> statement-breakpoint
CREATE TABLE "cost_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"instance_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"cost_type" integer NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"unit_price" integer NOT NULL,
	"hours" double precision NOT NULL,
	"original_fen" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"money_fen" bigint NOT NULL,
	"power_money_fen" bigint NOT NULL,
	"credit_fen" bigint NOT NULL,
	"ledger_transaction_id" bigint,
	"coupon_id" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cost_item_key_unique" UNIQUE("key"),
	CONSTRAINT "cost_item_paid_in_full" CHECK ("cost_item"."money_fen" + "cost_item"."power_money_fen" + "cost_item"."credit_fen" = "cost_item"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "coupon_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" smallint NOT NULL,
	"amount_fen" bigint DEFAULT 0 NOT NULL,
	"discount_bp" integer DEFAULT 10000 NOT NULL,
	"money_limit_fen" bigint DEFAULT 0 NOT NULL,
	"use_time_limit" integer DEFAULT 0 NOT NULL,
	"target_goods" text DEFAULT '' NOT NULL,
	"target_image" text DEFAULT '' NOT NULL,
	"target_use_mode" smallint DEFAULT 0 NOT NULL,
	"target_user_verify_type" smallint DEFAULT 0 NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"remain_num" integer NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupon_group_remain_not_negative" CHECK ("coupon_group"."remain_num" >= 0),
	CONSTRAINT "coupon_group_discount_in_range" CHECK ("coupon_group"."discount_bp" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "document_opinion" (
	"document_id" text NOT NULL,
	"reader" text NOT NULL,
	"helpful" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_opinion_document_id_reader_pk" PRIMARY KEY("document_id","reader")
);
--> statement-breakpoint
CREATE TABLE "face_check" (
	"certify_id" text PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"user_id" bigint NOT NULL,
	"verification_id" bigint,
	"name" text NOT NULL,
	"id_number" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "face_check_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE TABLE "gpu_model" (
	"gpu_type" text PRIMARY KEY NOT NULL,
	"memory_gb" integer NOT NULL,
	"memory_kind" text NOT NULL,
	"architecture" text NOT NULL,
	"cpu_per_gpu" integer NOT NULL,
	"memory_per_gpu_gb" integer NOT NULL,
	"hour_price" integer NOT NULL,
	"original_hour_price" integer NOT NULL,
	"fp16_tflops" real NOT NULL,
	"bandwidth_gbps" integer NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_document" (
	"notice_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"gpu_type" text NOT NULL,
	"cpu_model" text NOT NULL,
	"container_types" text[] DEFAULT '{kvm,docker}' NOT NULL,
	"online" boolean DEFAULT true NOT NULL,
	"total_gpus" integer NOT NULL,
	"free_gpus" integer NOT NULL,
	"total_cpu" integer NOT NULL,
	"free_cpu" integer NOT NULL,
	"total_memory_gb" integer NOT NULL,
	"free_memory_gb" integer NOT NULL,
	"total_disk_gb" integer NOT NULL,
	"free_disk_gb" integer NOT NULL,
	"partner_user_id" bigint,
	CONSTRAINT "host_name_unique" UNIQUE("name"),
	CONSTRAINT "host_gpus_in_range" CHECK ("host"."free_gpus" between 0 and "host"."total_gpus"),
	CONSTRAINT "host_cpu_in_range" CHECK ("host"."free_cpu" between 0 and "host"."total_cpu"),
	CONSTRAINT "host_memory_in_range" CHECK ("host"."free_memory_gb" between 0 and "host"."total_memory_gb"),
	CONSTRAINT "host_disk_in_range" CHECK ("host"."free_disk_gb" between 0 and "host"."total_disk_gb")
);
--> statement-breakpoint
CREATE TABLE "host_gpu" (
	"host_id" integer NOT NULL,
	"gpu_index" integer NOT NULL,
	"holder" text,
	CONSTRAINT "host_gpu_host_id_gpu_index_pk" PRIMARY KEY("host_id","gpu_index")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint DEFAULT 0 NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_user_id_sub_account_id_call_key_pk" PRIMARY KEY("user_id","sub_account_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "image" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"system" text NOT NULL,
	"short_display_name" text NOT NULL,
	"long_display_name" text NOT NULL,
	"system_version" text NOT NULL,
	"size_mb" integer NOT NULL,
	"can_use_plugin" boolean NOT NULL,
	"show_in_rent" boolean NOT NULL,
	"show_in_change_system" boolean NOT NULL,
	"excluded_gpu_types" text[] DEFAULT '{}' NOT NULL,
	"container_types" text[] DEFAULT '{kvm,docker}' NOT NULL,
	"badge_label" text DEFAULT '' NOT NULL,
	"brief" text NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"container_type" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"abnormal_since" timestamp with time zone,
	"host_id" integer NOT NULL,
	"district" text NOT NULL,
	"gpu_type" text NOT NULL,
	"gpu_num" integer NOT NULL,
	"gpu_indexes" integer[] NOT NULL,
	"spec_name" text NOT NULL,
	"cpu_num" integer NOT NULL,
	"memory_gb" integer NOT NULL,
	"added_cpu" integer DEFAULT 0 NOT NULL,
	"added_memory_gb" integer DEFAULT 0 NOT NULL,
	"system_disk_gb" integer NOT NULL,
	"data_disk_gb" integer NOT NULL,
	"added_disks_gb" integer[] DEFAULT '{}' NOT NULL,
	"adding_cpu" integer DEFAULT 0 NOT NULL,
	"adding_memory_gb" integer DEFAULT 0 NOT NULL,
	"adding_disk_gb" integer DEFAULT 0 NOT NULL,
	"resize_requested_at" timestamp with time zone,
	"resizes" integer DEFAULT 0 NOT NULL,
	"bandwidth_mbps" integer NOT NULL,
	"image_key" text NOT NULL,
	"login_user_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"disk_release_at" timestamp with time zone,
	"last_restart_at" timestamp with time zone,
	"power_on_asked_at" timestamp with time zone,
	"due_mode" integer NOT NULL,
	"pay_type_first" text NOT NULL,
	"unit" text NOT NULL,
	"hour_price" integer NOT NULL,
	"autorenew_unit" text,
	"autorenew_pack_time" integer,
	"started_from_id" integer,
	CONSTRAINT "instance_name_unique" UNIQUE("name"),
	CONSTRAINT "instance_status_known" CHECK ("instance"."status" in (-2, -1, 0, 1, 4, 5, 6, 7, 8)),
	CONSTRAINT "instance_due_mode_known" CHECK ("instance"."due_mode" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "instance_secret" (
	"instance_id" integer PRIMARY KEY NOT NULL,
	"login_password" text NOT NULL,
	"vnc_password" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"title_type" smallint NOT NULL,
	"tax_no" text NOT NULL,
	"invoice_type" smallint NOT NULL,
	"address" text NOT NULL,
	"tel" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"email" text NOT NULL,
	"content" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"file_token" text,
	"reject_reason" text DEFAULT '' NOT NULL,
	"remark" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "invoice_record_recordNo_unique" UNIQUE("record_no"),
	CONSTRAINT "invoice_record_fileToken_unique" UNIQUE("file_token"),
	CONSTRAINT "invoice_record_amount_positive" CHECK ("invoice_record"."amount_fen" > 0),
	CONSTRAINT "invoice_record_issued_has_file" CHECK (("invoice_record"."file_token" is null) = ("invoice_record"."issued_at" is null))
);
--> statement-breakpoint
CREATE TABLE "invoice_share" (
	"record_id" bigint NOT NULL,
	"out_trade_no" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	CONSTRAINT "invoice_share_record_id_out_trade_no_pk" PRIMARY KEY("record_id","out_trade_no"),
	CONSTRAINT "invoice_share_positive" CHECK ("invoice_share"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_title" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_title_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"title_type" smallint NOT NULL,
	"tax_no" text NOT NULL,
	"invoice_type" smallint NOT NULL,
	"address" text NOT NULL,
	"tel" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"email" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"due_at" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "job_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"balance_fen" bigint DEFAULT 0 NOT NULL,
	"floor_fen" bigint,
	"sequence" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE("user_id","kind","name"),
	CONSTRAINT "ledger_account_above_floor" CHECK ("ledger_account"."floor_fen" is null or "ledger_account"."balance_fen" >= "ledger_account"."floor_fen")
);
--> statement-breakpoint
CREATE TABLE "ledger_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ran_at" timestamp with time zone NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"account_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"transaction_id" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"balance_after_fen" bigint NOT NULL,
	CONSTRAINT "ledger_entry_account_id_sequence_pk" PRIMARY KEY("account_id","sequence"),
	CONSTRAINT "ledger_entry_moves_something" CHECK ("ledger_entry"."amount_fen" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"actor" text NOT NULL,
	"reverses" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"reference_type" text,
	"reference_id" text,
	"cash_after_fen" bigint NOT NULL,
	"voucher_after_fen" bigint NOT NULL,
	"credit_after_fen" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transaction_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transaction_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
CREATE TABLE "login_challenge" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"record_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_record" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"way" text NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"result" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"original" text NOT NULL,
	"content" text NOT NULL,
	"type" smallint NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"districts" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_day" (
	"host_id" integer NOT NULL,
	"day" text NOT NULL,
	"user_id" bigint NOT NULL,
	"income_fen" bigint NOT NULL,
	"rented_seconds" bigint NOT NULL,
	"total_gpus" integer NOT NULL,
	CONSTRAINT "partner_day_host_id_day_pk" PRIMARY KEY("host_id","day"),
	CONSTRAINT "partner_day_not_negative" CHECK ("partner_day"."income_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "partner_watch" (
	"host_id" integer NOT NULL,
	"day" text NOT NULL,
	"looks" integer NOT NULL,
	"online" integer NOT NULL,
	CONSTRAINT "partner_watch_host_id_day_pk" PRIMARY KEY("host_id","day"),
	CONSTRAINT "partner_watch_in_range" CHECK ("partner_watch"."online" between 0 and "partner_watch"."looks")
);
--> statement-breakpoint
CREATE TABLE "payment_notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"out_trade_no" bigint,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"out_trade_no" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"pay_type" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"gateway_trade_no" text,
	"paid_after_expiry" boolean DEFAULT false NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"invoiced_fen" bigint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_order_number_fits" CHECK ("payment_order"."out_trade_no" between 1 and 999999999999999),
	CONSTRAINT "payment_order_amount_positive" CHECK ("payment_order"."amount_fen" > 0),
	CONSTRAINT "payment_order_refund_in_range" CHECK ("payment_order"."refunded_fen" between 0 and "payment_order"."amount_fen"),
	CONSTRAINT "payment_order_invoiced_in_range" CHECK ("payment_order"."invoiced_fen" >= 0 and "payment_order"."refunded_fen" + "payment_order"."invoiced_fen" <= "payment_order"."amount_fen"),
	CONSTRAINT "payment_order_paid_has_time" CHECK (("payment_order"."status" in (1, 3, 4)) = ("payment_order"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"key" text NOT NULL,
	"event" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"shown_on_site" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "reminder_once" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"bare_metal_id" integer NOT NULL,
	"num" integer NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"rent_months" integer NOT NULL,
	"begin_date" text NOT NULL,
	"purpose" text NOT NULL,
	"remark" text NOT NULL,
	"status" integer NOT NULL,
	"quote_fen" bigint,
	"contract_no" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_no_unique" UNIQUE("no"),
	CONSTRAINT "reservation_status_known" CHECK ("reservation"."status" between 0 and 4),
	CONSTRAINT "reservation_has_machines" CHECK ("reservation"."num" > 0 and "reservation"."rent_months" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"ahead_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_fleet" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"boot_ms" integer DEFAULT 6000 NOT NULL,
	"restart_ms" integer DEFAULT 2000 NOT NULL,
	"fail_next_boots" integer DEFAULT 0 NOT NULL,
	"fail_next_restarts" integer DEFAULT 0 NOT NULL,
	"boot_failure_percent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_fleet_single_row" CHECK ("sandbox_fleet"."id" = 1),
	CONSTRAINT "sandbox_fleet_percent" CHECK ("sandbox_fleet"."boot_failure_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "sandbox_machine" (
	"name" text PRIMARY KEY NOT NULL,
	"task" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"fails" boolean NOT NULL,
	"host_name" text NOT NULL,
	"gpu_type" text NOT NULL,
	"gpu_num" integer NOT NULL,
	"cpu_num" integer NOT NULL,
	"memory_gb" integer NOT NULL,
	"image_key" text NOT NULL,
	"login_user_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"out_trade_no" bigint PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"notified" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_payment_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"refund_no" bigint PRIMARY KEY NOT NULL,
	"out_trade_no" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_reminder" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"attachment_name" text,
	"attachment" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_sms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_sms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"code" text NOT NULL,
	"scene" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schema_support" (
	"id" integer PRIMARY KEY NOT NULL,
	"least_migrations" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"public_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"way" text NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settlement_no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"month" text NOT NULL,
	"income_fen" bigint NOT NULL,
	"fee_bp" integer NOT NULL,
	"fee_fen" bigint NOT NULL,
	"adjust_fen" bigint NOT NULL,
	"status" smallint NOT NULL,
	"file_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "settlement_settlementNo_unique" UNIQUE("settlement_no"),
	CONSTRAINT "settlement_fileToken_unique" UNIQUE("file_token"),
	CONSTRAINT "settlement_once_a_month" UNIQUE("user_id","month"),
	CONSTRAINT "settlement_paid_has_time" CHECK (("settlement"."status" = 3) = ("settlement"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"scene" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sms_code_attempts_in_range" CHECK ("sms_code"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "specification" (
	"gpu_type" text NOT NULL,
	"code" text NOT NULL,
	"cpu_per_gpu" integer NOT NULL,
	"memory_per_gpu_gb" integer NOT NULL,
	"cpu_model" text NOT NULL,
	"hour_price" integer NOT NULL,
	CONSTRAINT "specification_gpu_type_code_pk" PRIMARY KEY("gpu_type","code")
);
--> statement-breakpoint
CREATE TABLE "start_wish" (
	"instance_id" integer PRIMARY KEY NOT NULL,
	"gpu_num" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_wish" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_wish_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"container_type" text NOT NULL,
	"gpu_type" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_wish_once" UNIQUE NULLS NOT DISTINCT("user_id","sub_account_id","container_type","gpu_type")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"purpose" text NOT NULL,
	"original_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sub_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sub_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"money_limit_fen" bigint NOT NULL,
	"spent_fen" bigint DEFAULT 0 NOT NULL,
	"notify_phone" text,
	"notice_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sub_accounts_name_once_a_user" UNIQUE("user_id","name"),
	CONSTRAINT "sub_accounts_spent_within_limit" CHECK ("sub_accounts"."spent_fen" between 0 and "sub_accounts"."money_limit_fen")
);
--> statement-breakpoint
CREATE TABLE "tariff" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"system_disk_gb" integer NOT NULL,
	"free_disk_gb" integer NOT NULL,
	"disk_step_gb" integer NOT NULL,
	"max_disk_gb" integer NOT NULL,
	"disk_hour_price" integer NOT NULL,
	"cpu_hour_price" integer NOT NULL,
	"memory_hour_price" integer NOT NULL,
	"free_bandwidth_mbps" integer NOT NULL,
	"max_bandwidth_mbps" integer NOT NULL,
	"bandwidth_hour_price" integer NOT NULL,
	"keep_disk_day_price" integer NOT NULL,
	"keep_disk_max_days" integer NOT NULL,
	"cloud_disk_month_price" integer NOT NULL,
	"cloud_disk_keep_days" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tariff_single_row" CHECK ("tariff"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "user_coupon" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_for" text,
	CONSTRAINT "user_coupon_once_a_person" UNIQUE("group_id","user_id"),
	CONSTRAINT "user_coupon_used_for_something" CHECK (("user_coupon"."used_at" is null) = ("user_coupon"."used_for" is null))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"credit_quota_fen" bigint DEFAULT 0 NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"company_name" text,
	"credit_code" text,
	"contact_name" text,
	"email" text,
	"invite_code" text,
	"notify_phone" text,
	"notice_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"second_factor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_credit_quota_not_negative" CHECK ("users"."credit_quota_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"verify_type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"method" text NOT NULL,
	"certificate_type" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"id_number" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"credit_code" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_subject" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"verification_id" bigint,
	"name" text NOT NULL,
	"id_number" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_binding" (
	"open_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"nickname" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wechat_binding_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "wechat_scan" (
	"scene" text PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"user_id" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"open_id" text,
	"nickname" text,
	"bind_ticket" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "wechat_scan_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "wechat_scan_bindTicket_unique" UNIQUE("bind_ticket")
);
--> statement-breakpoint
CREATE TABLE "work_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"urgency" smallint DEFAULT 0 NOT NULL,
	"phone" text NOT NULL,
	"contact_time" text DEFAULT '' NOT NULL,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unread" boolean DEFAULT false NOT NULL,
	"rate" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"last_reply_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_order_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "work_order_attachment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"file_name" text NOT NULL,
	"order_id" bigint,
	"comment_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_order_attachment_fileName_unique" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "work_order_comment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"author" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"author" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sub_account_id" bigint,
	"order_id" bigint,
	"type" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "balance_refund" ADD CONSTRAINT "balance_refund_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_refund" ADD CONSTRAINT "balance_refund_out_trade_no_payment_order_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."payment_order"("out_trade_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bare_metal_cost" ADD CONSTRAINT "bare_metal_cost_instance_id_bare_metal_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."bare_metal_instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bare_metal_instance" ADD CONSTRAINT "bare_metal_instance_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bare_metal_instance" ADD CONSTRAINT "bare_metal_instance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bare_metal_instance" ADD CONSTRAINT "bare_metal_instance_bare_metal_id_bare_metal_id_fk" FOREIGN KEY ("bare_metal_id") REFERENCES "public"."bare_metal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cloud_disk" ADD CONSTRAINT "cloud_disk_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cost_item" ADD CONSTRAINT "cost_item_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "help_document" ADD CONSTRAINT "help_document_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_gpu_type_gpu_model_gpu_type_fk" FOREIGN KEY ("gpu_type") REFERENCES "public"."gpu_model"("gpu_type") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "host_gpu" ADD CONSTRAINT "host_gpu_host_id_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."host"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "instance" ADD CONSTRAINT "instance_host_id_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."host"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "instance_secret" ADD CONSTRAINT "instance_secret_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_record" ADD CONSTRAINT "invoice_record_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_share" ADD CONSTRAINT "invoice_share_record_id_invoice_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."invoice_record"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_share" ADD CONSTRAINT "invoice_share_out_trade_no_payment_order_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."payment_order"("out_trade_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_title" ADD CONSTRAINT "invoice_title_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_record" ADD CONSTRAINT "login_record_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_record" ADD CONSTRAINT "login_record_sub_account_id_sub_accounts_id_fk" FOREIGN KEY ("sub_account_id") REFERENCES "public"."sub_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_day" ADD CONSTRAINT "partner_day_host_id_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."host"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_day" ADD CONSTRAINT "partner_day_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_watch" ADD CONSTRAINT "partner_watch_host_id_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."host"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_bare_metal_id_bare_metal_id_fk" FOREIGN KEY ("bare_metal_id") REFERENCES "public"."bare_metal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_sub_account_id_sub_accounts_id_fk" FOREIGN KEY ("sub_account_id") REFERENCES "public"."sub_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "specification" ADD CONSTRAINT "specification_gpu_type_gpu_model_gpu_type_fk" FOREIGN KEY ("gpu_type") REFERENCES "public"."gpu_model"("gpu_type") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "start_wish" ADD CONSTRAINT "start_wish_instance_id_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instance"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_wish" ADD CONSTRAINT "stock_wish_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD CONSTRAINT "sub_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_coupon" ADD CONSTRAINT "user_coupon_group_id_coupon_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."coupon_group"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wechat_binding" ADD CONSTRAINT "wechat_binding_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wechat_scan" ADD CONSTRAINT "wechat_scan_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_attachment" ADD CONSTRAINT "work_order_attachment_order_id_work_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_attachment" ADD CONSTRAINT "work_order_attachment_comment_id_work_order_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."work_order_comment"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_comment" ADD CONSTRAINT "work_order_comment_order_id_work_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_log" ADD CONSTRAINT "work_order_log_order_id_work_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_notification" ADD CONSTRAINT "work_order_notification_order_id_work_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "balance_refund_by_user" ON "balance_refund" USING btree ("user_id","refund_no");
--> statement-breakpoint
CREATE INDEX "balance_refund_by_order" ON "balance_refund" USING btree ("out_trade_no");
--> statement-breakpoint
CREATE INDEX "bare_metal_cost_by_owner" ON "bare_metal_cost" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "bare_metal_instance_by_owner" ON "bare_metal_instance" USING btree ("user_id","status");
--> statement-breakpoint
CREATE INDEX "cloud_disk_by_due" ON "cloud_disk" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "cost_item_by_owner" ON "cost_item" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "cost_item_by_instance" ON "cost_item" USING btree ("instance_id");
--> statement-breakpoint
CREATE INDEX "face_check_by_user" ON "face_check" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "host_by_type" ON "host" USING btree ("gpu_type","district");
--> statement-breakpoint
CREATE INDEX "host_gpu_by_holder" ON "host_gpu" USING btree ("holder");
--> statement-breakpoint
CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "instance_by_owner" ON "instance" USING btree ("user_id","status","due_at");
--> statement-breakpoint
CREATE INDEX "instance_by_due" ON "instance" USING btree ("status","due_at");
--> statement-breakpoint
CREATE INDEX "instance_by_kept_disk" ON "instance" USING btree ("started_from_id");
--> statement-breakpoint
CREATE INDEX "invoice_record_by_user" ON "invoice_record" USING btree ("user_id","applied_at");
--> statement-breakpoint
CREATE INDEX "invoice_share_by_order" ON "invoice_share" USING btree ("out_trade_no");
--> statement-breakpoint
CREATE INDEX "invoice_title_by_user" ON "invoice_title" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_title_one_default" ON "invoice_title" USING btree ("user_id") WHERE "invoice_title"."is_default";
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "job"."done_at" is null and "job"."failed_at" is null;
--> statement-breakpoint
CREATE INDEX "job_done" ON "job" USING btree ("done_at");
--> statement-breakpoint
CREATE INDEX "ledger_entry_by_transaction" ON "ledger_entry" USING btree ("transaction_id");
--> statement-breakpoint
CREATE INDEX "ledger_transaction_by_user" ON "ledger_transaction" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "ledger_transaction_by_time" ON "ledger_transaction" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX "ledger_transaction_by_reference" ON "ledger_transaction" USING btree ("reference_type","reference_id");
--> statement-breakpoint
CREATE INDEX "login_challenge_by_user" ON "login_challenge" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "login_challenge_by_expiry" ON "login_challenge" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "login_record_by_user" ON "login_record" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "login_record_by_age" ON "login_record" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "notice_by_time" ON "notice" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "partner_day_by_user" ON "partner_day" USING btree ("user_id","day");
--> statement-breakpoint
CREATE INDEX "payment_notification_by_order" ON "payment_notification" USING btree ("out_trade_no");
--> statement-breakpoint
CREATE INDEX "payment_order_by_user" ON "payment_order" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "payment_order_by_time" ON "payment_order" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX "reminder_by_owner" ON "reminder" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "reservation_by_owner" ON "reservation" USING btree ("user_id","status");
--> statement-breakpoint
CREATE INDEX "sandbox_payment_by_time" ON "sandbox_payment" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sms_code_by_phone" ON "sms_code" USING btree ("phone","scene","created_at");
--> statement-breakpoint
CREATE INDEX "stored_file_unused" ON "stored_file" USING btree ("created_at","used_at");
--> statement-breakpoint
CREATE INDEX "user_coupon_by_user" ON "user_coupon" USING btree ("user_id","assigned_at");
--> statement-breakpoint
CREATE INDEX "verification_by_user" ON "verification" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "wechat_scan_by_age" ON "wechat_scan" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "work_order_by_user" ON "work_order" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "work_order_by_status" ON "work_order" USING btree ("status","status_at");
--> statement-breakpoint
CREATE INDEX "work_order_attachment_by_order" ON "work_order_attachment" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "work_order_comment_by_order" ON "work_order_comment" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "work_order_log_by_order" ON "work_order_log" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "work_order_notification_by_order" ON "work_order_notification" USING btree ("order_id");
--> statement-breakpoint
-- What the schema language cannot say: a movement of money adds up to nothing, and what happened stays written.
create function ledger_transaction_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount_fen) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entry_sums_to_zero after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_transaction_balances();
--> statement-breakpoint
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_is_append_only();
--> statement-breakpoint
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_is_append_only();
--> statement-breakpoint
-- The first program brings one migration.
insert into schema_support (id, least_migrations) values (1, 1);
