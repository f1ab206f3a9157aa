import type { Config } from '../config';
import type { Database } from './database';
import { openEmbedded } from './pglite';
import { openPostgres } from './postgres';

/** The database the configuration names: a PostgreSQL server, or the embedded one in the data directory. Throws StartupError when it cannot serve. */
export const openDatabase = (config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> =>
  config.databaseUrl === null ? openEmbedded(config.dataDir) : openPostgres(config.databaseUrl);
