import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartupError } from '../config';
import type { Database, Tx } from './database';
import { assertDurable, durableStartParams, SyncedFiles, syncTree } from './durable-files';
import { withLastWrites } from './last-writes';
import { lockDirectory } from './lock';
import { migrateEmbedded } from './migrate';
import * as schema from './schema/index';
import { guardedTransaction } from './transactions';

const checkpointMs = 5 * 60_000;
/** 64-bit integers never lose digits. */
const parsers = { [types.INT8]: (text: string) => BigInt(text) };

/** Puts the one schema over an open engine; for tests also in memory. */
export function overPglite(engine: PGlite, onClose: () => Promise<void> = () => Promise.resolve()): Database {
  const handle = drizzle(engine, { schema, casing: 'snake_case' });
  return {
    engine: 'pglite',
    async transaction(work) {
      try {
        return await guardedTransaction(
          (body) => handle.transaction((tx) => withLastWrites(tx as unknown as Tx, body)),
          work,
        );
      } finally {
        // The engine answers within the same turn of the event loop: a row of jobs would keep every request waiting until its end.
        await nextTurn();
      }
    },
    look: (work) => guardedTransaction((body) => body(handle as unknown as Tx), work, 'look'),
    connections: () => null,
    async image() {
      await engine.exec('checkpoint');
      // Its transaction keeps all others out until the image is whole, and the engine's files are read without a pause.
      return engine.transaction(async () => new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()));
    },
    async close() {
      await engine.close();
      await onClose();
    },
  };
}

/** An engine in memory, for tests; `from` is a dump made by `dumpDataDir`. */
export async function openMemoryEngine(from?: Blob): Promise<PGlite> {
  return PGlite.create({ parsers, ...(from === undefined ? {} : { loadDataDir: from }) });
}

function prepareDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartupError(`无法写入数据目录 ${directory}，请检查该目录的权限，或用 DATA_DIR 指定其他目录。`, {
      cause,
    });
  }
}

const databaseIn = (directory: string): string => path.join(directory, 'database');
const isFresh = (database: string): boolean => !existsSync(path.join(database, 'PG_VERSION'));

/** Whoever does not make the tables has no use for a folder without a database, and leaves nothing in what may be the wrong one. */
function requireDatabase(directory: string): void {
  if (isFresh(databaseIn(directory)))
    throw new StartupError(
      `数据目录 ${directory} 里没有数据库。请用 DATA_DIR 指定服务的数据目录；要新建数据库，请先运行 npm run migrate。`,
    );
}

async function openEngine(directory: string, from?: Blob): Promise<PGlite> {
  const fresh = isFresh(directory);
  const files = new SyncedFiles(directory);
  const engine = await PGlite.create({
    fs: files,
    parsers,
    startParams: durableStartParams,
    ...(from === undefined ? {} : { loadDataDir: from }),
  });
  if (fresh) {
    await engine.exec('checkpoint');
    syncTree(directory);
  }
  await assertDurable(engine, files);
  return engine;
}

interface Opening {
  /** False only looks whether the program fits. */
  readonly migrate?: boolean;
  /** Takes the tables as they are, also those of another version: for a backup. */
  readonly asItIs?: boolean;
}

/**
 * Opens the embedded database in a directory, for this process alone, and brings its tables up to date unless told not to. Throws StartupError;
 * where nothing is to be brought up to date, also for a directory without a database, which stays as it is.
 */
export async function openEmbedded(
  dataDir: string,
  { migrate = true, asItIs = false }: Opening = {},
): Promise<Database> {
  const directory = path.resolve(dataDir);
  if (asItIs || !migrate) requireDatabase(directory);
  prepareDirectory(directory);
  const lock = await lockDirectory(directory);
  try {
    const engine = await openEngine(databaseIn(directory));
    try {
      if (!asItIs) await migrateEmbedded(engine, { migrate });
    } catch (error) {
      // An open engine would keep the process that could not use it.
      await engine.close();
      throw error;
    }
    // The engine has no background process that would do it: without this the log of changes grows until the disk is full.
    const checkpoints = setInterval(() => void engine.exec('checkpoint').catch(() => undefined), checkpointMs);
    checkpoints.unref();
    return overPglite(engine, async () => {
      clearInterval(checkpoints);
      await lock.release();
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Does something to a data directory, which is made where it is missing, and which this process has for itself meanwhile. */
export async function holdingDirectory(dataDir: string, work: (directory: string) => Promise<void>): Promise<void> {
  const directory = path.resolve(dataDir);
  prepareDirectory(directory);
  const lock = await lockDirectory(directory);
  try {
    await work(directory);
  } finally {
    await lock.release();
  }
}

/** Puts an image (`Database.image`) in a directory without a database, which its caller holds, for the next start. It is there whole or not at all. */
export async function restoreEmbedded(directory: string, image: Blob): Promise<void> {
  const unfinished = `${databaseIn(directory)}.part`;
  let written = unfinished;
  try {
    const engine = await openEngine(unfinished, image);
    await engine.close();
    renameSync(unfinished, databaseIn(directory));
    written = databaseIn(directory);
    syncTree(directory);
  } catch (error) {
    rmSync(written, { recursive: true, force: true });
    throw error;
  }
}
