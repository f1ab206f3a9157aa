import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/** Names within a backup, which is a folder. */
export const parts = { manifest: 'manifest.json', database: 'database.tar.gz', files: 'files' } as const;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a backup says of itself. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The program that made it. */
  version: z.string(),
  /** How many migrations its database has. */
  schema: z.int(),
  /** Path within the backup → SHA-256 of what is there. */
  contents: z.record(z.string(), hash),
  /** SHA-256 of the two columns of `contents`. */
  hash,
});

export type Manifest = z.infer<typeof manifestSchema>;
type Contents = Manifest['contents'];

/** Bytes that are read at a time. */
const piece = 1024 * 1024;

async function hashFile(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: piece }), digest);
  return digest.digest('hex');
}

const isFile = (entry: { isFile(): boolean; readonly name: string }): boolean =>
  entry.isFile() && entry.name !== parts.manifest;

/** Reads everything in a backup's folder but its manifest. */
export async function hashContents(folder: string): Promise<Contents> {
  const contents: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!isFile(entry)) continue;
    const file = path.join(entry.parentPath, entry.name);
    contents[path.relative(folder, file).split(path.sep).join('/')] = await hashFile(file);
  }
  return contents;
}

/** One hash for all contents, whatever their order. */
export function hashOf(contents: Contents): string {
  const lines = Object.entries(contents).map(([name, own]) => `${own}  ${name}\n`);
  return createHash('sha256').update(lines.sort().join('')).digest('hex');
}
