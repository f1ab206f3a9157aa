import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database';
import { openMemoryEngine, overPglite } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import { createDatabase, emptyTemplate } from './postgres-databases';

/** True when the suite runs on a real PostgreSQL, where races are real. */
export const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

/** A database of a real PostgreSQL, to be opened by any number of servers: migrated and empty, or a copy of another. Undefined where there is none. */
export const createSharedDatabase = (template = emptyTemplate) =>
  process.env.TEST_DATABASE_URL === undefined ? undefined : createDatabase(process.env.TEST_DATABASE_URL, template);

/** An embedded database in memory: a copy of the one that all migrations made (global.ts). */
const openEmptyEngine = () => openMemoryEngine(new Blob([readFileSync(inject('emptyDatabase'))]));

/** A migrated, empty database for one test file. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return overPglite(await openEmptyEngine());
  const copy = await createDatabase(server, emptyTemplate);
  // Dozens at once wait in one line, however slow the machine is.
  const database = await openPostgres(copy.url, { patience: 60_000 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.drop();
    },
  };
}
