import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, createTemplate } from '../../packages/server/test/setup/postgres-databases';

/** Where a server keeps what it knows: all of it in a folder, or its rows in a PostgreSQL and its files in the folder. */
export interface StoredData {
  readonly folder: string;
  readonly databaseUrl?: string;
  remove(): Promise<void>;
}

/** The PostgreSQL of this run (scripts/suites.mjs). Without one every server has the embedded database. */
const postgres = process.env.TEST_DATABASE_URL;
/** Whether every server of this run has the embedded database. */
export const isEmbeddedByItself = postgres === undefined;
const demoTemplate = 'compute_market_demo';
const embeddedDemo = path.resolve('test-results/seeded-data');
/** The files of the demo whose rows are in the template. */
const demoFiles = path.resolve('test-results/seeded-files');

const inFolder = (folder: string): StoredData => ({
  folder,
  remove: () => {
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  },
});

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'compute-market-data-'));

function copyOf(folder: string) {
  const copy = newFolder();
  // Of a server that was ended by force its socket is still there, which cannot be copied.
  cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('.sock') });
  return inFolder(copy);
}

/** An empty folder, for a server that writes the embedded database into it. */
export const temporaryData = (): StoredData => inFolder(newFolder());

/** Lets `start` write the demo data that all journeys start from, and stop. */
export async function writeDemo(start: (data: StoredData) => Promise<void>) {
  const data = inFolder(postgres === undefined ? embeddedDemo : demoFiles);
  await data.remove();
  mkdirSync(data.folder, { recursive: true });
  if (postgres === undefined) return start(data);
  await createTemplate(postgres, demoTemplate, (databaseUrl) => start({ ...data, databaseUrl }));
}

/** The demo data in an embedded database, whatever the other journeys have. */
export const embeddedDemoCopy = (): StoredData => copyOf(embeddedDemo);

/** The demo data, for one server alone. */
export async function demoCopy(): Promise<StoredData> {
  if (postgres === undefined) return embeddedDemoCopy();
  const files = copyOf(demoFiles);
  const database = await createDatabase(postgres, demoTemplate);
  return {
    folder: files.folder,
    databaseUrl: database.url,
    remove: async () => {
      await files.remove();
      await database.drop();
    },
  };
}
