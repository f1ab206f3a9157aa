import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  /** Resolves once the output holds this. */
  waitFor(check: (output: string) => boolean): Promise<void>;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
}

/** Runs a program of Node's, whose path may be told from this package, as a process of its own. */
export function run(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Running {
  // Optimizing the embedded database's code costs more than it saves a process that ends after seconds.
  const child = spawn(process.execPath, ['--liftoff-only', path.resolve(packageRoot, file), ...args], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH ?? '', ...environment },
  });
  let output = '';
  let errors = '';
  const watchers = new Set<() => void>();
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    for (const watch of watchers) watch();
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  return {
    child,
    output: () => output,
    errors: () => errors,
    ended,
    waitFor: (check) =>
      new Promise((resolve, reject) => {
        const watch = () => {
          if (!check(output)) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        void ended.then(({ code }) => reject(new Error(`the process ended with ${code}: ${errors}`)));
        watch();
      }),
  };
}
