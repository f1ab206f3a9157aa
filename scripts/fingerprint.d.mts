/** One hash of all files below these paths from the root of the repository, but for what no build reads. */
export function fingerprint(entries: readonly string[]): string;
