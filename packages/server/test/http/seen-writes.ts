import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database';
import { rows } from '../../src/db/rows';

/** What calls write whatever they answer: tries counted, keys kept, what a caller did told in the log; and when a session was seen. */
const unwatched = `'rate_limit', 'idempotency', 'sms_code', 'operation_record', 'seen_write'`;

const guard = [
  'create table seen_write (name text)',
  'create function note_write() returns trigger language plpgsql as $$ begin insert into seen_write values (tg_table_name); return null; end $$',
  `do $$ declare watched text; begin
    for watched in select table_name from information_schema.tables where table_schema = 'public' and table_name not in (${unwatched}) loop
      execute format('create trigger note_row after insert or delete on %I for each row execute function note_write()', watched);
      execute format('create trigger note_all after truncate on %I execute function note_write()', watched);
      execute format('create trigger note_change after update on %I for each row when (%s) execute function note_write()', watched,
        case watched when 'sessions' then 'old.public_id is distinct from new.public_id' else 'old.* *<> new.*' end);
    end loop;
  end $$`,
];

/** Has the database note from now on where a row is made, changed or removed, whoever does it. Answers how to ask for the tables since the last time. */
export async function watchWrites(database: Database): Promise<() => Promise<readonly string[]>> {
  await database.transaction(async (tx) => {
    for (const statement of guard) await tx.execute(sql.raw(statement));
  });
  return async () => {
    const seen = await database.transaction((tx) =>
      rows<{ name: string }>(tx, sql`delete from seen_write returning name`),
    );
    return [...new Set(seen.map(({ name }) => name))].sort();
  };
}
