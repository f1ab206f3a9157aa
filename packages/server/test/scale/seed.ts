import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../../src/db/database';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { fillSomeDays } from '../../src/ledger/kept-days';

/** How large a filled database is. */
export interface ScaleSize {
  /** Main accounts. Each but two has five movements of money, two entries each. */
  readonly customers: number;
  /** Movements of the largest customer. */
  readonly large: number;
  /** Movements of the customer that the largest one is compared with. */
  readonly steady: number;
}

/** The phones of the customers whose calls are looked at. */
export const scalePhones = { large: '20000000001', steady: '20000000002' } as const;

const statements = readFileSync(new URL('seed.sql', import.meta.url), 'utf8').split('--> statement-breakpoint');

/**
 * Fills an empty migrated PostgreSQL with years of business that end now. The user must be a superuser: the triggers that add up every movement
 * are off while it fills. Tells of each statement how long it took, ms.
 */
export async function seedScale(
  { url, database }: { readonly url: string; readonly database: Database },
  { customers, large, steady }: ScaleSize,
  now: Date,
  tell: (sentence: string) => void = () => undefined,
): Promise<void> {
  await database.transaction(seedCatalogue);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '1GB'",
    );
    await client.query('create temp table scale (customers bigint, large bigint, steady bigint, now_at timestamptz)');
    await client.query('insert into scale values ($1, $2, $3, $4)', [customers, large, steady, now]);
    for (const statement of statements) {
      const begun = performance.now();
      await client.query(statement);
      tell(
        `${Math.round(performance.now() - begun)} ms: ${/(insert into|create temp table|update) \w+/.exec(statement)?.[0] ?? statement}`,
      );
      // The planner of what follows must know what was made.
      const made = /create temp table (\w+)/.exec(statement)?.[1];
      if (made !== undefined) await client.query(`analyze ${made}`);
    }
    // Numbers were given by the seed.
    for (const table of [
      'users',
      'sub_accounts',
      'instance',
      'ledger_transaction',
      'ledger_account',
      'cost_item',
      'settlement',
    ])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    // Days are read from these tables, customer by customer.
    await client.query('analyze');
    await client.query(
      'update kept_days set filled = false, filled_to_user_id = 0, sums_filled = false, sums_filled_to_user_id = 0, amounts_filled = false, amounts_filled_to_user_id = 0',
    );
    const fillSome = () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        return fillSomeDays(tx);
      });
    while (await fillSome());
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
