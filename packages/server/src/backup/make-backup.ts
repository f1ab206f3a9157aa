import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { StartupError, type Config } from '../config';
import type { Database } from '../db/database';
import { syncTree } from '../db/durable-files';
import { countApplied } from '../db/migrate';
import { readBuild } from '../operations/build';
import { hashContents, hashOf, parts, type Manifest } from './manifest';
import { worded } from './worded';

const compress = promisify(gzip);

/** What a PostgreSQL is backed up with. */
export const ownTools = 'PostgreSQL 数据库请用 pg_dump 等工具备份，见 docs/operations.md。';

async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  // What is still being written has no row in the image.
  await cp(from, to, { recursive: true, filter: (file) => !file.endsWith('.part') });
}

/** Writes the backup to a folder beside the target and gives it its name at the end; leaves nothing where that fails. */
async function write(
  image: () => Promise<Uint8Array>,
  { dataDir, objectStorage }: Pick<Config, 'dataDir' | 'objectStorage'>,
  target: string,
  said: Pick<Manifest, 'createdAt' | 'schema'>,
): Promise<Manifest> {
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    // At one stroke, outside of the thread that answers calls: a stream would wait for a turn of a busy server at every piece.
    await writeFile(path.join(unfinished, parts.database), await compress(await image()), { mode: 0o600 });
    if (objectStorage === null) await copyFiles(path.join(dataDir, 'files'), path.join(unfinished, parts.files));
    const contents = await hashContents(unfinished);
    const manifest: Manifest = {
      format: 1,
      createdAt: said.createdAt,
      version: readBuild().version,
      schema: said.schema,
      contents,
      hash: hashOf(contents),
    };
    await writeFile(path.join(unfinished, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    syncTree(unfinished);
    await rename(unfinished, target);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Writes the embedded database and the folder of files to a new folder, which appears under its name once it is whole and on the disk. The
 * database comes first: every file that it names was written before, and what is removed meanwhile nothing refers to. Throws StartupError, also
 * for what the file system refuses.
 */
export async function makeBackup(
  database: Database,
  config: Pick<Config, 'dataDir' | 'objectStorage'>,
  target: string,
  now: Date,
): Promise<Manifest> {
  if (database.image === null) throw new StartupError(ownTools);
  const schema = await database.transaction(countApplied);
  if (schema === 0)
    throw new StartupError(`数据目录 ${config.dataDir} 里还没有数据，没有备份。请用 DATA_DIR 指定服务的数据目录。`);
  if (existsSync(target)) throw new StartupError(`${target} 已存在，请换一个新的备份目录。`);
  try {
    return await write(database.image, config, target, { createdAt: now.toISOString(), schema });
  } catch (error) {
    throw worded(error, '备份');
  }
}
