// Fingerprints of files, so that an install or a build is repeated only when something changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.mjs';

const skipped = new Set(['node_modules', 'dist', 'test', '.git', '.cache', '.data']);

function* files(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return;
  const children = (() => {
    try {
      return readdirSync(full, { withFileTypes: true });
    } catch {
      return undefined;
    }
  })();
  if (!children) return yield entry;
  for (const child of children.sort((a, b) => a.name.localeCompare(b.name))) {
    if (skipped.has(child.name) || /\.(test|stories|guidance)\.tsx?$/.test(child.name)) continue;
    yield* files(path.posix.join(entry, child.name));
  }
}

export function fingerprint(entries) {
  const hash = createHash('sha256');
  for (const entry of entries)
    for (const file of files(entry))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** True when the stamp written after the last success differs from what is there now. */
export const isStale = (stamp, value) =>
  !existsSync(path.join(root, stamp)) || readFileSync(path.join(root, stamp), 'utf8') !== value;

export function writeStamp(stamp, value) {
  mkdirSync(path.dirname(path.join(root, stamp)), { recursive: true });
  writeFileSync(path.join(root, stamp), value);
}
