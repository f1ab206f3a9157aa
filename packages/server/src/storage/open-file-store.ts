import path from 'node:path';
import type { Config } from '../config';
import type { FileStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createObjectStore } from './object-store';

/** The file store that the configuration names: a bucket, or a folder of the data directory. */
export const openFileStore = ({ objectStorage, dataDir }: Pick<Config, 'objectStorage' | 'dataDir'>): FileStore =>
  objectStorage === null ? createFolderStore(path.join(dataDir, 'files')) : createObjectStore(objectStorage);
