import path from 'node:path';
import { inject } from 'vitest';
import { run, type Running } from './process';

/** Runs a source file of this package, which is bundled before the tests (bundle.ts), as a process of its own. */
export const runSource = (
  file: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Running => run(path.join(inject('bundledPrograms'), file.replace(/\.ts$/, '.js')), args, environment);
