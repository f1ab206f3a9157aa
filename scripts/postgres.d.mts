/** A cluster of its own for tests. */
export interface Postgres {
  /** Folder of its programs. */
  readonly bin: string;
  /** Address of its first database, as a superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a cluster on a free port of the loopback; undefined when no PostgreSQL is installed. */
export function startPostgres(): Promise<Postgres | undefined>;
