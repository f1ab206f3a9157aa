import { requireFileName, type FileStore } from '../../src/storage/file-store';

/** Files that live as long as the test. */
export function createMemoryStore(): FileStore {
  const kept = new Map<string, Uint8Array>();
  return {
    put: (name, bytes) => {
      requireFileName(name);
      kept.set(name, bytes);
      return Promise.resolve();
    },
    read: (name) => Promise.resolve(kept.get(name) ?? null),
    remove: (name) => Promise.resolve(void kept.delete(name)),
  };
}
