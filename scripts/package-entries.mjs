// Which file of a folder is published: its index, or, where one file says all there is to say, that file.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `scan-code` and `ScanCode.tsx` are one name. */
const bare = (name) => name.replaceAll('-', '').toLowerCase();

/** Name of the file that speaks for a folder: `index.ts`, or the one named after the folder; undefined where there is neither. */
export function entryFile(folder) {
  const names = readdirSync(folder);
  if (names.includes('index.ts')) return 'index.ts';
  const own = path.basename(folder);
  const named = (same) => names.find((name) => /^[\w-]+\.tsx?$/.test(name) && same(name.replace(/\.tsx?$/, '')));
  return named((name) => name === own) ?? named((name) => bare(name) === bare(own));
}

/** The sources of a package's published entries, for the build; what only this repository imports is left out. */
export function builtEntries(manifest) {
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.values(exports)
    .filter((entry) => entry.default !== undefined)
    .map((entry) => entry['@compute-market/source']);
}
