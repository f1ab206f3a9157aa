import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireFileName, type FileStore } from './file-store';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder, spread over sub-folders by the first two letters of their names. A file appears whole or not at all. */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (name: string): string => {
    requireFileName(name);
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await writeFile(`${place}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${place}.part`, place);
    },
    read: (name) =>
      readFile(placeOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}
