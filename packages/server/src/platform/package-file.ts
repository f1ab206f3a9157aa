import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file or folder of this package by its path, wherever this runs from: the sources or the bundle. */
export function packageFile(name: string): string {
  let directory = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(directory, name)) && path.dirname(directory) !== directory)
    directory = path.dirname(directory);
  return path.join(directory, name);
}
