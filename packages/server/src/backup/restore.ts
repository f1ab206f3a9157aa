import { cpSync, existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { StartupError } from '../config';
import { lockFile } from '../db/lock';
import { holdingDirectory, restoreEmbedded } from '../db/pglite';
import { readBuild } from '../operations/build';
import { hashContents, hashOf, manifestSchema, parts, type Manifest } from './manifest';
import { worded } from './worded';

function readManifest(source: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path.join(source, parts.manifest), 'utf8')));
  } catch (cause) {
    throw new StartupError(`${source} 不是完整的备份，请换用另一个备份目录。`, { cause });
  }
}

async function check(source: string): Promise<Manifest> {
  const manifest = readManifest(source);
  const found = hashOf(await hashContents(source));
  if (found !== manifest.hash || hashOf(manifest.contents) !== manifest.hash)
    throw new StartupError(`备份 ${source} 的内容与校验值不符，可能已损坏，没有恢复。请换用另一个备份。`);
  if (manifest.schema > readBuild().schema)
    throw new StartupError(`备份由更新的版本（${manifest.version}）生成，没有恢复。请换用该版本或更新的程序。`);
  return manifest;
}

function requireEmpty(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).some((name) => name !== lockFile))
    throw new StartupError(`数据目录 ${dataDir} 不为空，没有恢复。请用 DATA_DIR 指定一个新的空目录。`);
}

/** Puts the files and, last, the database into a directory that this process holds; leaves nothing there where that fails. */
async function fill(directory: string, source: string): Promise<void> {
  // Reading the backup took a while, in which a server may have been here.
  requireEmpty(directory);
  const files = path.join(directory, parts.files);
  try {
    const kept = path.join(source, parts.files);
    if (existsSync(kept)) cpSync(kept, files, { recursive: true });
    const image = gunzipSync(readFileSync(path.join(source, parts.database)));
    await restoreEmbedded(directory, new Blob([image]));
  } catch (error) {
    rmSync(files, { recursive: true, force: true });
    throw error;
  }
}

async function restore(source: string, dataDir: string): Promise<Manifest> {
  requireEmpty(dataDir);
  const manifest = await check(source);
  const isNew = !existsSync(dataDir);
  try {
    await holdingDirectory(dataDir, (directory) => fill(directory, source));
  } catch (error) {
    if (isNew && existsSync(dataDir) && readdirSync(dataDir).length === 0) rmdirSync(dataDir);
    throw error;
  }
  return manifest;
}

/**
 * Puts a backup into an empty data directory, the database last. Throws StartupError when either is not as it should be, or the file system
 * refuses; the directory is then as it was.
 */
export async function restoreBackup(source: string, dataDir: string): Promise<Manifest> {
  try {
    return await restore(source, dataDir);
  } catch (error) {
    throw worded(error, '恢复');
  }
}
