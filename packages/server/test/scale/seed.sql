-- Years of production in minutes: customers with their rentals, bills and books, coherent to the fen. Before it runs, `scale` says how many
-- customers, how many movements the two large ones have, and when it is now.
create temp table who as
  select n::bigint as user_id,
    case n when 1 then s.large when 2 then s.steady else 5 end::bigint as movements,
    -- The large ones are as busy as each other, one for longer: about 182 movements a day. The others came some day in three years.
    case when n <= 2 then s.now_at - make_interval(secs => case n when 1 then s.large else s.steady end * 472.0)
      else s.now_at - make_interval(secs => 90000 + (n * 7919 % 94600000)) end as begun_at,
    case when n <= 2 then 472.0 else 14400.0 end as step_seconds
  from scale s, generate_series(1, s.customers) n;
--> statement-breakpoint
insert into users (id, phone, name, password_hash, is_partner, created_at) overriding system value
  select user_id, (20000000000 + user_id)::text, '用户' || user_id, '-', user_id <= 2, begun_at from who;
--> statement-breakpoint
insert into sub_accounts (id, user_id, name, password_hash, money_limit_fen, created_at) overriding system value
  select user_id * 1000 + n, user_id, 'sub-' || n, '-', 100000000000, begun_at from who, generate_series(0, 199) n
  where user_id = 1 or (user_id = 2 and n < 20);
--> statement-breakpoint
-- A large customer has a rental for every hundred movements and keeps six disks at a time, each for a month.
insert into instance (id, name, user_id, sub_account_id, container_type, note, status, host_id, district, gpu_type, gpu_num, gpu_indexes, spec_name,
    cpu_num, memory_gb, system_disk_gb, data_disk_gb, bandwidth_mbps, image_key, login_user_name, created_at, due_at, ended_at, disk_release_at, due_mode,
    pay_type_first, unit, hour_price)
  overriding system value
  select w.user_id * 2000 + n, 'scale-' || w.user_id || '-' || n, w.user_id, case when w.user_id <= 2 and n % 10 = 0 then w.user_id * 1000 + n % 20 end,
    case when n % 3 = 0 then 'docker' else 'kvm' end, 'training ' || n, status.now, h.id, h.district, h.gpu_type, 1, '{0}', '', 8, 32, 50, 100, 5,
    'pytorch-2.5', 'root', w.begun_at + make_interval(secs => n * 60), s.now_at + make_interval(days => case status.now when 0 then -1 when 8 then -1 else 20 end),
    case status.now when 0 then s.now_at - interval '1 day' end, case status.now when 8 then s.now_at + interval '6 days' end, 1, 'money', 'month', 20000
  from scale s, who w
  cross join lateral generate_series(0, greatest(1, least(2000, w.movements / 100)) - 1) n
  cross join lateral (select case when w.user_id <= 2 and n % 200 < 6 then 8 when n % 10 = 1 or (w.user_id > 2 and w.user_id % 4 = 0) then 1 else 0 end as now) status
  -- Ten machines belong to the large customers and serve a few hundred others; the rest is the platform's.
  join (select *, row_number() over (order by id) - 1 as place, count(*) over () as machines from host) h
    on h.place = case when w.user_id between 3 and 500 then w.user_id % 10 else 10 + (w.user_id + n) % (machines - 10) end;
--> statement-breakpoint
-- Every hundredth movement is a top-up; eight of ten others are hours of kept disks.
create temp table movement as
  select row_number() over (order by w.begun_at + make_interval(secs => k * w.step_seconds), w.user_id) as id,
    w.user_id, k, w.begun_at + make_interval(secs => k * w.step_seconds) as at, part.name as part,
    case part.name when 'topUp' then 100000 when 'keep' then -5 else -900 end::bigint as fen,
    w.user_id * 2000 + case when w.user_id > 2 then 0 when part.name = 'keep' then ((k / 5460) * 6 + k % 6) % greatest(1, w.movements / 100) else k % greatest(1, least(2000, w.movements / 100)) end as instance_id,
    case when w.user_id <= 2 and k % 10 = 3 and part.name = 'renew' then w.user_id * 1000 + k % 20 end as sub_account_id
  from who w
  cross join lateral generate_series(0, w.movements - 1) k
  cross join lateral (select case when k % 100 = 0 then 'topUp' when w.user_id <= 2 and k % 10 not in (3, 7) then 'keep' when w.user_id > 2 and k % 2 = 0 then 'keep' else 'renew' end as name) part;
--> statement-breakpoint
create temp table booked as
  select m.*, sum(fen) over purse as cash_after, row_number() over purse as cash_sequence,
    row_number() over (partition by user_id, part order by id) as side_sequence, -sum(fen) over (partition by user_id, part order by id) as side_after
  from movement m window purse as (partition by user_id order by id);
--> statement-breakpoint
insert into ledger_transaction (id, key, request_hash, kind, user_id, sub_account_id, actor, remark, reference_type, reference_id, cash_after_fen, voucher_after_fen, credit_after_fen, created_at)
  overriding system value
  select id, case part when 'topUp' then 'topup:' || 100000000000000 + id when 'keep' then 'keep:scale-' || instance_id || ':' || id else 'renew:scale-' || id end, md5(id::text),
    case part when 'topUp' then 'topUp' when 'keep' then 'diskOrBandwidth' else 'renew' end, user_id, sub_account_id, 'customer', '',
    case part when 'topUp' then 'order' else 'instance' end, case part when 'topUp' then (100000000000000 + id)::text else 'scale-' || user_id || '-' || (instance_id - user_id * 2000) end,
    cash_after, 0, 0, at
  from booked order by id;
--> statement-breakpoint
insert into ledger_account (id, user_id, kind, name, floor_fen) overriding system value
  select user_id * 8 + side.n, user_id, side.kind, side.name, side.floor_fen from who,
    (values (0, 'cash', '', 0), (1, 'voucher', '', 0), (2, 'world', 'alipay', null), (3, 'revenue', 'diskOrBandwidth', null), (4, 'revenue', 'renew', null)) side(n, kind, name, floor_fen);
--> statement-breakpoint
insert into ledger_entry (account_id, sequence, transaction_id, amount_fen, balance_after_fen)
  select user_id * 8, cash_sequence, id, fen, cash_after from booked order by id;
--> statement-breakpoint
insert into ledger_entry (account_id, sequence, transaction_id, amount_fen, balance_after_fen)
  select user_id * 8 + case part when 'topUp' then 2 when 'keep' then 3 else 4 end, side_sequence, id, -fen, side_after from booked order by id;
--> statement-breakpoint
update ledger_account a set balance_fen = last.balance, sequence = last.sequence
  from (select account_id, sum(amount_fen) as balance, count(*) as sequence from ledger_entry group by account_id) last where last.account_id = a.id;
--> statement-breakpoint
update sub_accounts s set spent_fen = spent.fen from (select sub_account_id, -sum(fen) as fen from booked where sub_account_id is not null group by 1) spent where spent.sub_account_id = s.id;
--> statement-breakpoint
insert into cost_item (id, key, instance_id, user_id, sub_account_id, cost_type, begin_at, end_at, unit_price, hours, original_fen, amount_fen, money_fen, power_money_fen, credit_fen, ledger_transaction_id, created_at)
  overriding system value
  select id, part || ':scale-' || id, instance_id, user_id, sub_account_id, case part when 'keep' then 7 else 2 end, at, at + interval '1 hour', -fen * 100, 1, -fen, -fen, -fen, 0, 0, id, at
  from booked where part <> 'topUp' order by id;
--> statement-breakpoint
insert into payment_order (out_trade_no, user_id, amount_fen, pay_type, status, created_at, expires_at, paid_at)
  select 100000000000000 + id, user_id, fen, id % 2, 1, at, at + interval '2 hours', at from booked where part = 'topUp' order by id;
--> statement-breakpoint
insert into balance_refund (refund_no, user_id, out_trade_no, amount_fen, way, status, reason, created_at, ended_at)
  select 500000000000000 + id, user_id, 100000000000000 + id, 100, 0, 2, '账户已注销', at, at + interval '1 hour' from booked where part = 'topUp' and (user_id <= 2 or user_id % 20 = 0);
--> statement-breakpoint
insert into reminder (user_id, key, event, title, text, shown_on_site, created_at, read_at)
  select user_id, 'scale:' || id, 'low_balance', '余额提醒', '余额不足', true, at, case when k % 50 = 0 then null else at end
  from booked where (user_id <= 2 and k % 10 = 0) or (user_id > 2 and k < 2) order by id;
--> statement-breakpoint
insert into work_order (no, user_id, title, content, category_id, sub_category_id, resource_type, status, phone, unread, created_at, last_reply_at, status_at)
  select 'GD' || id, user_id, '训练中断 ' || k, '日志', 1, 101, 'none', 3, '13800000000', k % 500 = 0, at, at + interval '1 hour', at + interval '1 hour'
  from booked where (user_id <= 2 and k % 40 = 0) or (user_id > 2 and k = 0 and user_id % 5 = 0) order by id;
--> statement-breakpoint
insert into login_record (id, user_id, way, address, browser, system, result, created_at)
  select 'scale-' || id, user_id, 'password', '127.0.0.1', 'Chrome', 'Windows', 'success', at from booked where (user_id <= 2 and k % 100 = 0) or (user_id > 2 and k < 2);
--> statement-breakpoint
insert into sessions (token_hash, public_id, user_id, way, address, browser, system, created_at, last_seen_at, expires_at)
  select 'scale-' || user_id, 'scale-' || user_id, user_id, 'password', '127.0.0.1', 'Chrome', 'Windows', s.now_at, s.now_at, s.now_at + interval '20 days' from who, scale s;
--> statement-breakpoint
insert into invoice_record (record_no, user_id, title, title_type, tax_no, invoice_type, address, tel, bank_name, bank_account, email, content, amount_fen, status, remark, applied_at, issued_at, file_token)
  select 'FP' || id, user_id, '用户', 0, '', 0, '', '', '', '', 'a@example.com', 'service', 100, 2, '', at, at, 'scale-' || id from booked where part = 'topUp' and (user_id <= 2 or user_id % 10 = 0) order by id;
--> statement-breakpoint
insert into verification (user_id, verify_type, status, method, name, created_at, verified_at)
  select user_id, 0, 1, 'face', '用户' || user_id, begun_at, begun_at from who;
--> statement-breakpoint
insert into coupon_group (name, type, discount_bp, begin_at, end_at, remain_num)
  select '优惠 ' || n, 1, 9500, s.now_at - interval '1 year', s.now_at + interval '1 year', 1000 from scale s, generate_series(1, 300) n;
--> statement-breakpoint
insert into user_coupon (group_id, user_id, assigned_at)
  select g.id, w.user_id, w.begun_at from who w join coupon_group g on w.user_id = 1 or (w.user_id = 2 and g.id % 10 = 0) or g.id = 1 + w.user_id % 300;
--> statement-breakpoint
insert into job (kind, payload, key, due_at, run_at, done_at)
  select 'instance.due', '{}', 'scale:' || id, due_at, due_at, case when status in (0, 8) then due_at end from instance where status <> 0 or due_at > (select now_at from scale) - interval '30 days';
--> statement-breakpoint
insert into reservation (no, user_id, bare_metal_id, num, contact_name, phone, rent_months, begin_date, purpose, remark, status, created_at, updated_at)
  select 'YD' || id, user_id, (select min(id) from bare_metal), 1, '用户', '13800000000', 12, '2026-01-01', '', '', 3, at, at from booked
  where part = 'topUp' and ((user_id <= 2 and k % 1000 = 0) or user_id % 50 = 0);
--> statement-breakpoint
insert into bare_metal_instance (name, reservation_id, user_id, bare_metal_id, address, login_user_name, status, contract_no, month_price_fen, created_at, due_at)
  select 'bm-' || r.id, r.id, r.user_id, r.bare_metal_id, '10.0.0.1', 'root', 1, '', 100000, r.created_at, s.now_at + interval '30 days' from reservation r, scale s;
--> statement-breakpoint
insert into bare_metal_cost (key, instance_id, user_id, cost_type, begin_at, end_at, months, amount_fen, ledger_transaction_id, created_at)
  select 'bm:' || b.id || ':' || n, b.id, b.user_id, 2, b.created_at, b.due_at, 1, 100000, 1, b.created_at + make_interval(days => n) from bare_metal_instance b, generate_series(1, 20) n;
--> statement-breakpoint
-- The two large ones have machines that others rent.
update host set partner_user_id = 1 where id in (select id from host order by id limit 5);
--> statement-breakpoint
update host set partner_user_id = 2 where id in (select id from host order by id offset 5 limit 5);
--> statement-breakpoint
insert into partner_day (host_id, day, user_id, income_fen, rented_seconds, total_gpus)
  select h.id, to_char(day, 'YYYY-MM-DD'), coalesce(h.partner_user_id, 2 + h.id), 1000, 3600, h.total_gpus from scale s, host h
  cross join lateral generate_series(s.now_at - make_interval(days => case h.partner_user_id when 2 then 6 else 1095 end), s.now_at - interval '1 day', interval '1 day') day;
--> statement-breakpoint
insert into settlement (id, user_id, month, settlement_no, income_fen, fee_bp, fee_fen, adjust_fen, status, created_at) overriding system value
  select n, n, to_char(s.now_at - interval '1 month', 'YYYY-MM'), 'JS-scale-' || n, 150000, 2000, 30000, 0, 1, s.now_at from scale s, generate_series(1, 2) n;
--> statement-breakpoint
insert into notice (title, original, content, type, created_at, updated_at)
  select '公告 ' || n, '公告', '公告', n % 3, s.now_at - make_interval(days => n), s.now_at from scale s, generate_series(1, 1000) n;
