import pg from 'pg';
import { StartupError } from '../config';
import { DatabaseAway, type Database, type Tx } from './database';
import { migratePostgres } from './migrate';
import { Connection, types } from './postgres-connection';
import { traceStatements } from './statement-spans';
import { guardedTransaction, sqlStateOf } from './transactions';

const poolSize = 10;
const connectMs = 10_000;
/** Below the 30 s that a caller waits. */
const statementMs = 25_000;
/** SQLSTATEs with which the database lets a connection go: connection exceptions, shutdown, crash, not yet up. */
const letGo = /^(?:08|57P0[1-3])/;

// 64-bit integers never lose digits. Set for the whole process: the query layer asks the driver's global parsers.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** Work on the connections of a pool, as a transaction or as one statement. Each goes back to it however its work ends, and a broken one is replaced. */
function connectionsOf(pool: pg.Pool) {
  const broken = new WeakSet<pg.PoolClient>();
  // The pool listens to a connection while it is idle only: one cut in the middle of a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => broken.add(client));
    traceStatements(client);
  });
  const connections = new WeakMap<pg.PoolClient, Connection>();

  function connectionOf(client: pg.PoolClient): Connection {
    const connection = connections.get(client) ?? new Connection(client);
    connections.set(client, connection);
    return connection;
  }

  return async <T>(work: (tx: Tx) => Promise<T>, begins: boolean): Promise<T> => {
    const client = await pool.connect().catch((cause: unknown) => {
      throw new DatabaseAway('unreachable', cause);
    });
    let worked = false;
    try {
      const connection = connectionOf(client);
      if (!begins) return await work(connection.tx);
      return await connection.transaction(work, () => {
        worked = true;
      });
    } catch (cause) {
      if (!broken.has(client) && !letGo.test(sqlStateOf(cause) ?? '')) throw cause;
      throw new DatabaseAway(worked ? 'unknown' : 'undone', cause);
    } finally {
      client.release(broken.has(client));
    }
  };
}

/** Opens a PostgreSQL server shared with any number of other processes, and brings its tables up to date unless told only to look at them. */
export async function openPostgres(url: string, { migrate = true } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    types,
    // Statements that wait for no answer of each other go together: what a transaction writes last, and its end.
    pipeline: true,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const onConnection = connectionsOf(pool);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartupError('无法连接 DATABASE_URL 指定的数据库，请检查地址、账号密码以及数据库是否已启动。', { cause });
  }
  try {
    await migratePostgres(url, { migrate });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    engine: 'postgres',
    transaction: (work) => guardedTransaction((body) => onConnection(body, true), work),
    look: (work) => guardedTransaction((body) => onConnection(body, false), work, 'look'),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    image: null,
    close: () => pool.end(),
  };
}
