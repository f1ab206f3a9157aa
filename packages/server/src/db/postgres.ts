import pg from 'pg';
import { StartupError } from '../config';
import { DatabaseAway, type Database, type Tx } from './database';
import { Connections } from './connections';
import { migratePostgres } from './migrate';
import { Connection, types } from './postgres-connection';
import { traceStatements } from './statement-spans';
import { guardedTransaction, sqlStateOf } from './transactions';

const poolSize = 10;
/** ms that somebody waits for a connection before a database counts as away. */
const connectionPatience = 10_000;
/** Below the 30 s that a caller waits. */
const statementMs = 25_000;
/** SQLSTATEs with which the database lets a connection go: connection exceptions, shutdown, crash, not yet up. */
const letGo = /^(?:08|57P0[1-3])/;

// 64-bit integers never lose digits. Set for the whole process: the query layer asks the driver's global parsers.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

function refuse(cause: unknown): never {
  throw new DatabaseAway('unreachable', cause);
}

/** Work on connections, as a transaction or as one statement. Each is given back however its work ends, and a broken one is replaced. */
function workOn(connections: Connections) {
  const handles = new WeakMap<pg.PoolClient, Connection>();

  function handleOf(client: pg.PoolClient): Connection {
    const handle = handles.get(client) ?? new Connection(client);
    handles.set(client, handle);
    return handle;
  }

  return async <T>(work: (tx: Tx) => Promise<T>, begins: boolean): Promise<T> => {
    const taken = connections.take();
    const client = taken instanceof Promise ? await taken.catch(refuse) : taken;
    let worked = false;
    try {
      const connection = handleOf(client);
      if (!begins) return await work(connection.tx);
      return await connection.transaction(work, () => {
        worked = true;
      });
    } catch (cause) {
      if (!connections.isBroken(client) && !letGo.test(sqlStateOf(cause) ?? '')) throw cause;
      throw new DatabaseAway(worked ? 'unknown' : 'undone', cause);
    } finally {
      connections.give(client);
    }
  };
}

/** Opens a PostgreSQL server shared with any number of other processes, and brings its tables up to date unless told only to look at them. */
export async function openPostgres(
  url: string,
  { migrate = true, patience = connectionPatience } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patience,
    statement_timeout: statementMs,
    types,
    // Statements that wait for no answer of each other go together: what a transaction writes last, and its end.
    pipeline: true,
  });
  const connections = new Connections(pool, traceStatements);
  const onConnection = workOn(connections);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await connections.close();
    throw new StartupError('无法连接 DATABASE_URL 指定的数据库，请检查地址、账号密码以及数据库是否已启动。', { cause });
  }
  try {
    await migratePostgres(url, { migrate });
  } catch (error) {
    await connections.close();
    throw error;
  }
  return {
    engine: 'postgres',
    transaction: (work) => guardedTransaction((body) => onConnection(body, true), work),
    look: (work) => guardedTransaction((body) => onConnection(body, false), work, 'look'),
    connections: () => connections.use(),
    image: null,
    close: () => connections.close(),
  };
}
