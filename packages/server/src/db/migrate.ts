import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { StartupError } from '../config';
import { packageFile } from '../platform/package-file';

/** Any number; every server of one database takes the same. */
const migrationLock = 727_001;
const appliedMigrations = 'select hash from drizzle.__drizzle_migrations order by created_at';

const settings = () => ({ migrationsFolder: packageFile('migrations') });

/** A database that was made by other migrations than these would fail later, in odd places. */
function assertKnown(applied: readonly { hash: string }[]): void {
  const known = new Set(readMigrationFiles(settings()).map((migration) => migration.hash));
  if (applied.some(({ hash }) => !known.has(hash))) {
    throw new StartupError(
      '数据库由另一个版本的程序创建，无法继续使用。请换用对应版本，或用 DATA_DIR 或 DATABASE_URL 指定一个新的空数据库。',
    );
  }
}

/** Brings an embedded database up to date. */
export async function migrateEmbedded(engine: PGlite): Promise<void> {
  await runPglite(drizzlePglite(engine), settings());
  assertKnown((await engine.query<{ hash: string }>(appliedMigrations)).rows);
}

/** Brings a PostgreSQL up to date; servers that start together take turns. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runPostgres(drizzlePostgres(client), settings());
    assertKnown((await client.query<{ hash: string }>(appliedMigrations)).rows);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
