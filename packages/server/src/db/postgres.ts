import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../config';
import type { Database, Tx } from './database';
import { migratePostgres } from './migrate';
import * as schema from './schema/index';
import { guardedTransaction } from './transactions';

const poolSize = 10;
const connectMs = 10_000;
/** Below the 30 s that a caller waits. */
const statementMs = 25_000;

// 64-bit integers never lose digits. Set for the whole process: the query layer asks the driver's global parsers.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** Opens a PostgreSQL server shared with any number of other processes, and brings its tables up to date. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartupError('无法连接 DATABASE_URL 指定的数据库，请检查地址、账号密码以及数据库是否已启动。', { cause });
  }
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const handle = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    engine: 'postgres',
    transaction: (work) => guardedTransaction((body) => handle.transaction((tx) => body(tx as unknown as Tx)), work),
    close: () => pool.end(),
  };
}
