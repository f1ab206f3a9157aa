import type { Config } from '../config';
import type { Database } from './database';
import { openEmbedded } from './pglite';
import { openPostgres } from './postgres';

/** The database the configuration names: a PostgreSQL server, or the embedded one in the data directory. Throws StartupError when it cannot serve. */
export const openDatabase = ({
  databaseUrl,
  dataDir,
  migrate,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'migrate'>): Promise<Database> =>
  databaseUrl === null ? openEmbedded(dataDir, { migrate }) : openPostgres(databaseUrl, { migrate });
