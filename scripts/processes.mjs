// Running other programs: their output streamed, their failure a thrown sentence.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

export const root = fileURLToPath(new URL('..', import.meta.url));
const local = path.join(root, 'node_modules', '.bin');

/** Runs a program from the repository's root. Resolves with its exit code; local binaries come first. */
export function run(command, args = [], { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        PATH: `${local}${path.delimiter}${process.env.PATH}`,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        ...env,
      },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Like `run`, but a non-zero exit prints what the program said and throws. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  if (output) process.stderr.write(output);
  throw new Error(`${command} ${args.join(' ')} exited with ${code}`);
}
