import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index';

/** A transaction of either engine. Queries name tables of the schema; raw SQL goes through `rows`. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. There is no handle outside a transaction, so nothing can run beside one by mistake. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Runs the work atomically, again on a serialization failure or deadlock. Throws when used inside another transaction. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
