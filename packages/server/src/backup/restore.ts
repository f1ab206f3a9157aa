import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { StartupError } from '../config';
import { restoreEmbedded } from '../db/pglite';
import { readBuild } from '../operations/build';
import { hashContents, hashOf, manifestSchema, parts, type Manifest } from './manifest';

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

/** Puts a backup into an empty data directory, the database last. Throws StartupError when either is not as it should be, and changes nothing then. */
export async function restoreBackup(source: string, dataDir: string): Promise<Manifest> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartupError(`数据目录 ${dataDir} 不为空，没有恢复。请用 DATA_DIR 指定一个新的空目录。`);
  const manifest = await check(source);
  const files = path.join(source, parts.files);
  if (existsSync(files)) cpSync(files, path.join(dataDir, 'files'), { recursive: true });
  const image = gunzipSync(readFileSync(path.join(source, parts.database)));
  await restoreEmbedded(dataDir, new Blob([image]));
  return manifest;
}
