import { minuteMs } from '@compute-market/contract/rules/time-units';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Time for one step of bringing an image: large ones are many GB. */
export const stepLimitMs = 20 * minuteMs;
const outputLimit = 16 * 1024 * 1024;

/** A program ended badly. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  constructor(
    readonly program: string,
    /** What it said last. */
    readonly said: string,
    readonly end: 'missing' | 'timeout' | 'failed',
    options?: ErrorOptions,
  ) {
    super(`${program} ${end}: ${said.slice(-500)}`, options);
  }
}

interface Ended {
  readonly code?: unknown;
  readonly killed?: boolean;
  readonly stderr?: unknown;
}

/** Runs a program to its end and answers what it printed. Rejects with ProgramError. */
export async function runProgram(program: string, words: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(program, [...words], { timeout: stepLimitMs, maxBuffer: outputLimit });
    return stdout;
  } catch (cause) {
    const { code, killed = false, stderr } = cause as Ended;
    const end = code === 'ENOENT' ? 'missing' : killed ? 'timeout' : 'failed';
    throw new ProgramError(program, typeof stderr === 'string' ? stderr.trim() : '', end, { cause });
  }
}
