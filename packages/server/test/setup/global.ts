import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateEmbedded } from '../../src/db/migrate';
import { openMemoryEngine } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import { createTemplate, emptyTemplate } from './postgres-databases';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated, empty embedded database; none where the tests run on a PostgreSQL. */
    emptyDatabase: string;
  }
}

/** Writes it. Answers how to remove it. */
async function writeEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'compute-market-test-'));
  const file = path.join(directory, 'empty.tar');
  const engine = await openMemoryEngine();
  await migrateEmbedded(engine);
  const dump = await engine.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await engine.close();
  project.provide('emptyDatabase', file);
  return () => rm(directory, { recursive: true, force: true });
}

/** Migrates once; every test file starts from a copy. With TEST_DATABASE_URL the copies are PostgreSQL databases made from a template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return writeEmbedded(project);
  return createTemplate(server, emptyTemplate, async (url) => (await openPostgres(url)).close());
}
