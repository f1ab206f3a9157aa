import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'tsdown';
import type { TestProject } from 'vitest/node';
import options from '../../tsdown.config';
import { packageRoot } from './process';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the programs of this package are bundled. */
    bundledPrograms: string;
  }
}

/** A process that reads TypeScript starts four times as slowly: what is run is bundled once, as it is delivered. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Inside the package, where its dependencies, migrations and assets are found.
  const folders = path.join(packageRoot, '.cache');
  mkdirSync(folders, { recursive: true });
  const folder = mkdtempSync(path.join(folders, 'processes-'));
  await build({
    ...options,
    cwd: packageRoot,
    config: false,
    entry: [
      'src/main.ts',
      'src/commands/{config,migrate,desk,jobs,audit-ledger,backup,restore}.ts',
      'test/fault/posting-child.ts',
    ],
    outDir: folder,
    logLevel: 'silent',
  });
  project.provide('bundledPrograms', folder);
  return () => rm(folder, { recursive: true, force: true });
}
