import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'tsdown';
import { afterAll } from 'vitest';
import options from '../../tsdown.config';
import { packageRoot, run, type Running } from './process';

// Inside the package, where its dependencies, migrations and assets are found.
const folders = path.join(packageRoot, '.cache');
mkdirSync(folders, { recursive: true });
const folder = mkdtempSync(path.join(folders, 'processes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that reads TypeScript starts four times as slowly: what is run is bundled once for each file of tests, as it is delivered. */
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

/** Runs a source file of this package as a process of its own. */
export const runSource = (
  file: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Running => run(path.join(folder, file.replace(/\.ts$/, '.js')), args, environment);
