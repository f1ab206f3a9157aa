import { drizzle, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Tx } from './database';
import { opensDirectly, type Sent } from './direct';
import { takeLastWrites } from './last-writes';
import * as schema from './schema/index';

/** What the query layer sends: a statement with its text, and its values. */
type Statement = pg.QueryConfig | pg.QueryArrayConfig;
type Asked = { readonly ask: (statement: Statement | Sent, values?: unknown[]) => Promise<pg.QueryResult> };

const casing = 'snake_case';
/** Types of PostgreSQL that come as the text that the database sends: times and spans, and lists of them and of decimals. */
const asText = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231]);
const same = (text: string): string => text;

/** How the values of rows are read, for a pool: as the query layer would have them read. */
export const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary'): unknown =>
    asText.has(id) ? same : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/** Without the parsers that the query layer adds to each: those of its connection are the same (`types`). The driver copies what it is given. */
const toSend = (statement: Statement | Sent): string =>
  (typeof statement === 'object' && 'types' in statement
    ? 'rowMode' in statement
      ? { text: statement.text, rowMode: statement.rowMode }
      : statement.text
    : statement) as string;

/** A handle that lives as long as its connection, so that what is built for it is built once (prepared.ts). */
function handleOver({ ask }: Asked): Tx {
  const client = { query: ask } as unknown as pg.PoolClient;
  const { session, ...relations } = drizzle(client, { schema, casing })._;
  const tx = new NodePgTransaction(new PgDialect({ casing }), session, relations as never) as unknown as Tx;
  opensDirectly(tx, ask);
  return tx;
}

/** One connection of the pool, used by one piece of work at a time. */
export class Connection {
  readonly tx: Tx;
  readonly #client: pg.PoolClient;
  /** Whether the next statement begins a transaction, one has begun, or the first statement failed; null outside. */
  #transaction: 'due' | 'begun' | 'failed' | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    this.tx = handleOver({ ask: (statement, values) => this.#ask(statement, values) });
  }

  /**
   * Runs work as a transaction, which begins with its first statement. `onWorked` is called before it is made lasting. What was left for the end
   * (last-writes.ts) goes together with it: where a write fails, the database makes of the commit that follows a rollback.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>, onWorked: () => void): Promise<T> {
    this.#transaction = 'due';
    try {
      const result = await this.#whole(work);
      onWorked();
      await this.#commit();
      return result;
    } finally {
      this.#transaction = null;
    }
  }

  async #whole<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      const result = await work(this.tx);
      this.#expectNoFailure();
      return result;
    } catch (error) {
      takeLastWrites(this.tx);
      // Also where nothing may have begun: the database takes that for nothing.
      if (this.#transaction !== 'due') await this.#client.query('rollback');
      throw error;
    }
  }

  async #commit(): Promise<void> {
    const writes = takeLastWrites(this.tx);
    if (this.#transaction === 'due') {
      if (writes.length > 0) await this.#begin('begin');
      else return;
    }
    const { stream } = this.#client.connection;
    stream.cork();
    const answers = writes.map(({ sql, params }) => this.#client.query(sql, params));
    answers.push(this.#client.query('commit'));
    stream.uncork();
    const ended = await Promise.allSettled(answers);
    for (const one of ended) {
      if (one.status === 'rejected') throw one.reason;
      // What the work did not hear of: the database makes a rollback of it then, without an error.
      if (one.value.command === 'ROLLBACK')
        throw new Error('a transaction whose statement failed was to be made lasting');
    }
  }

  /** Sends what begins the transaction. Where that fails, nothing may have begun, and no later statement may go without it. */
  async #begin(first: Statement | string): Promise<unknown> {
    this.#transaction = 'begun';
    try {
      return await this.#client.query(first as string);
    } catch (error) {
      this.#transaction = 'failed';
      throw error;
    }
  }

  #expectNoFailure(): void {
    if (this.#transaction === 'failed') throw new Error('the first statement of the transaction failed');
  }

  #ask(statement: Statement | Sent, values: unknown[] = []): Promise<pg.QueryResult> {
    if (this.#transaction === null || this.#transaction === 'begun')
      return this.#client.query(toSend(statement), values);
    return this.#askFirst(statement, values);
  }

  /** The first statement of a transaction takes its begin with it when it has no values: those allow no second statement beside them. */
  async #askFirst(statement: Statement | Sent, values: unknown[]): Promise<pg.QueryResult> {
    this.#expectNoFailure();
    if (values.length > 0) {
      await this.#begin('begin');
      return this.#client.query(toSend(statement), values);
    }
    const { text, ...rest } = typeof statement === 'string' ? { text: statement } : statement;
    const answers = await this.#begin({ ...rest, text: `begin; ${text}` });
    return (answers as readonly pg.QueryResult[]).at(-1) as pg.QueryResult;
  }
}
