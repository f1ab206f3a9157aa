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
