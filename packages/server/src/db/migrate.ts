import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { StartupError } from '../config';
import { packageFile } from '../platform/package-file';
import type { Tx } from './database';
import { rowsOfText } from './rows';
import { sqlStateOf } from './transactions';

/** Any number; every server of one database takes the same. */
const migrationLock = 727_001;
const lockPollMs = 500;
/** A step waits no longer than this for a table: whoever asks for the table after it waits behind it. */
const tableLockMs = 5_000;
const lockNotAvailable = '55P03';
const migrationsTable = 'drizzle.__drizzle_migrations';

const ownMigrations = packageFile('migrations');

/** The migrations that a program brings, oldest first. */
export const knownMigrations = (folder = ownMigrations) => readMigrationFiles({ migrationsFolder: folder });

interface Choices {
  /** False only looks whether the program fits. */
  readonly migrate?: boolean;
  /** Folder of the migrations: this program's by default. */
  readonly folder?: string;
}

/** What a database says of itself. */
interface Applied {
  readonly hashes: readonly string[];
  /** How many migrations a program must bring to work here; null where the table is not there yet. */
  readonly leastMigrations: number | null;
}

type Ask = <Row>(statement: string) => Promise<readonly Row[]>;

async function isThere(ask: Ask, table: string): Promise<boolean> {
  const [row] = await ask<{ there: boolean }>(`select to_regclass('${table}') is not null as there`);
  return row?.there ?? false;
}

async function readApplied(ask: Ask): Promise<Applied> {
  const hashes = (await isThere(ask, migrationsTable))
    ? (await ask<{ hash: string }>(`select hash from ${migrationsTable} order by created_at`)).map(({ hash }) => hash)
    : [];
  const [support] = (await isThere(ask, 'schema_support'))
    ? await ask<{ least: number }>('select least_migrations as least from schema_support')
    : [];
  return { hashes, leastMigrations: support?.least ?? null };
}

/**
 * Stops a program that does not fit its database; it would fail later, in odd places. A newer schema fits as long as nothing that this
 * program uses was taken away from it.
 */
function assertFits({ hashes, leastMigrations }: Applied, known: readonly { hash: string }[]): void {
  const shared = Math.min(hashes.length, known.length);
  if (known.slice(0, shared).some(({ hash }, index) => hash !== hashes[index]))
    throw new StartupError(
      '数据库由另一个版本的程序创建，无法继续使用。请换用对应版本，或用 DATA_DIR 或 DATABASE_URL 指定一个新的空数据库。',
    );
  if (hashes.length < known.length)
    throw new StartupError('数据库还没有升级到这个版本。请先运行 npm run migrate，或设置 MIGRATE=on 后重新启动。');
  if ((leastMigrations ?? 0) > known.length)
    throw new StartupError('数据库已升级，这个版本的程序不能再使用它。请换用新版本的程序。');
}

const askEmbedded =
  (engine: PGlite): Ask =>
  async (statement) =>
    (await engine.query(statement)).rows as never;

/** Brings an embedded database up to date, unless told only to look. Throws StartupError when this program does not fit it. */
export async function migrateEmbedded(
  engine: PGlite,
  { migrate = true, folder = ownMigrations }: Choices = {},
): Promise<void> {
  if (migrate) await runPglite(drizzlePglite(engine), { migrationsFolder: folder });
  assertFits(await readApplied(askEmbedded(engine)), knownMigrations(folder));
}

/** How many migrations a database has had, whichever program brought them. */
export const countApplied = async (tx: Tx): Promise<number> =>
  (await readApplied((statement) => rowsOfText(tx, statement))).hashes.length;

/** Takes the lock of this database, which ends with the transaction that the caller began. Servers that start together take turns. */
async function takeTurn(client: pg.Client, say: (sentence: string) => void): Promise<void> {
  for (let told = false; ; told = true) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      migrationLock,
    ]);
    if (rows[0]?.free === true) return;
    if (!told) say('另一个进程正在升级数据库，正在等待它完成…');
    await new Promise((resolve) => setTimeout(resolve, lockPollMs));
  }
}

async function runSteps(client: pg.Client, folder: string): Promise<void> {
  try {
    await runPostgres(drizzlePostgres(client), { migrationsFolder: folder });
  } catch (cause) {
    if (sqlStateOf(cause) !== lockNotAvailable) throw cause;
    throw new StartupError('升级数据库时，有一张表一直被占用，升级没有进行。请稍后再次运行 npm run migrate。', {
      cause,
    });
  }
}

/**
 * Brings a PostgreSQL up to date, unless told only to look, on a connection of its own: a step may take hours, so no limit of time holds for
 * its statements. Throws StartupError when a table stays in use or this program does not fit the database.
 */
export async function migratePostgres(
  url: string,
  {
    migrate = true,
    folder = ownMigrations,
    say = (sentence) => void process.stdout.write(`${sentence}\n`),
  }: Choices & { readonly say?: (sentence: string) => void } = {},
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'compute-market migrate',
  });
  // A connection that breaks ends the statement in hand, which says so; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (migrate) {
      // All in one transaction, which the migrator commits: behind a pool that lends a connection for a transaction only, a lock or a setting of
      // the session would stay with a connection that others get next.
      await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = ${tableLockMs}`);
      await takeTurn(client, say);
      await runSteps(client, folder);
    }
    const ask: Ask = async (statement) => (await client.query(statement)).rows as never;
    assertFits(await readApplied(ask), knownMigrations(folder));
  } finally {
    await client.end();
  }
}
