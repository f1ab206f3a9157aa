import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateEmbedded } from '../../src/db/migrate';
import { openMemoryEngine } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import { createTemplate, emptyTemplate } from './postgres-databases';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated, empty embedded database. */
    emptyDatabase: string;
  }
}

/** Migrates once; every test file starts from a copy. With TEST_DATABASE_URL the copies are PostgreSQL databases made from a template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'compute-market-test-'));
  const file = path.join(directory, 'empty.tar');
  const engine = await openMemoryEngine();
  await migrateEmbedded(engine);
  const dump = await engine.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await engine.close();
  project.provide('emptyDatabase', file);
  const dropTemplate =
    process.env.TEST_DATABASE_URL === undefined
      ? () => Promise.resolve()
      : await createTemplate(process.env.TEST_DATABASE_URL, emptyTemplate, async (url) =>
          (await openPostgres(url)).close(),
        );
  return async () => {
    rmSync(directory, { recursive: true, force: true });
    await dropTemplate();
  };
}
