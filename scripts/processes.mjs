// Running other programs: their output streamed or kept, their failure a thrown sentence, their processor time counted.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { meterOfStep } from './processor-time.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const local = path.join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

// `times` is what a shell knows of the processor time of the programs it waited for.
const timed = '"$@"; code=$?; times > "$PROCESSOR_TIMES"; exit $code';

/** How far a spare program stands back: enough to take little from the others, too little to hang while they are busy. */
const niceness = '5';

/** Seconds of processor time in what `times` printed for a shell's children: "1m2.500s 0m0.100s". */
function secondsIn(text) {
  const [, children = ''] = text.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a program from the repository's root, a `spare` one behind all others. Resolves with its exit code; local binaries come first. */
export function run(command, args = [], { env = {}, cwd = root, quiet = false, spare = false } = {}) {
  const meter = isWindows ? undefined : meterOfStep();
  const times = meter && mkdtempSync(path.join(tmpdir(), 'processor-times-'));
  return new Promise((resolve, reject) => {
    const words = spare && !isWindows ? ['nice', '-n', niceness, command, ...args] : [command, ...args];
    const [program, ...given] = meter ? ['sh', '-c', timed, 'sh', ...words] : words;
    const child = spawn(program, given, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        PATH: `${local}${path.delimiter}${process.env.PATH}`,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        ...(times ? { PROCESSOR_TIMES: path.join(times, 'times') } : {}),
        ...env,
      },
      shell: isWindows,
    });
    meter?.watch(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (times) {
        meter.ended(child.pid, secondsIn(readFileSync(path.join(times, 'times'), { encoding: 'utf8', flag: 'a+' })));
        rmSync(times, { recursive: true, force: true });
      }
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Like `run`, but a non-zero exit prints what the program said and throws. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  if (output) process.stderr.write(output);
  throw new Error(`${command} ${args.join(' ')} exited with ${code}`);
}
