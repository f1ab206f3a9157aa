import { readFileSync } from 'node:fs';
import { knownMigrations } from '../db/migrate';
import { packageFile } from '../platform/package-file';

/** Written in by the build (tsdown.config.ts); the sources run without it. */
declare const BUILD_COMMIT: string | undefined;

export interface Build {
  readonly version: string;
  /** Null when it was built outside a repository. */
  readonly commit: string | null;
  /** How many migrations it brings: the number of its schema. */
  readonly schema: number;
}

/** Which program this is. */
export function readBuild(): Build {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string };
  const commit = typeof BUILD_COMMIT === 'string' ? BUILD_COMMIT : '';
  return { version, commit: commit === '' ? null : commit, schema: knownMigrations().length };
}
