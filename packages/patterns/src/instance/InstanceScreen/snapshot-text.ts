import { snapshotMessages } from './snapshot-messages';

const gigabyte = 1024 ** 3;
/** Less than this would read as none. */
const least = 0.1;

/** 12.4 GB, of bytes. */
export const snapshotSize = (bytes: number): string =>
  snapshotMessages.size(Math.max(least, bytes / gigabyte).toFixed(1));
