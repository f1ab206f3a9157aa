import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index';

/** A transaction of either engine. Queries name tables of the schema; raw SQL goes through `rows`. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections of a pool. */
export interface ConnectionUse {
  readonly open: number;
  readonly idle: number;
  /** Transactions that wait for one. */
  readonly waiting: number;
}

/** An open database. There is no handle outside a transaction, so nothing can run beside one by mistake. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs the work atomically, again after a serialization failure, a deadlock or a cut connection. Throws DatabaseAway, and when used inside
   * another transaction.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs statements that only read, each for itself, without a transaction around them, which spares two ways to the database and would not give
   * them one view either. Again after a cut connection.
   */
  look<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** How its connections are used now; null where there is only one. */
  connections(): ConnectionUse | null;
  /** An image of everything at one instant, between two transactions, as a tar; null where the database has tools of its own for it. */
  readonly image: (() => Promise<Uint8Array>) | null;
  close(): Promise<void>;
}

/**
 * The database cannot be asked. `unreachable`: nothing was begun. `undone`: the connection broke while the work ran, which is undone.
 * `unknown`: it broke while the work was being made lasting, so that either may be.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly left: 'unreachable' | 'undone' | 'unknown';

  constructor(left: DatabaseAway['left'], cause: unknown) {
    super(`the database is away (${left})`, { cause });
    this.left = left;
  }
}
