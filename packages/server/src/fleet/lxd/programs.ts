import { execFile, type ChildProcess } from 'node:child_process';

const outputLimit = 16 * 1024 * 1024;

/** A program ended badly. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  constructor(
    readonly program: string,
    /** What it said last. */
    readonly said: string,
    /** `stopped`: by whoever stops this server too, so that it says nothing of the work. */
    readonly end: 'missing' | 'stopped' | 'failed',
    options?: ErrorOptions,
  ) {
    super(`${program} ${end}: ${said.slice(-500)}`, options);
  }
}

/** Files of images are made as their images say, and not as this server keeps its own: then nobody but root could go through their root. */
const underCommonMask = 'umask 022; exec "$@"';
/** How a shell ends whose program is not there. */
const noProgram = 127;

interface Ended extends Error {
  readonly code?: unknown;
  readonly signal?: string | null;
}

function endOf({ code, signal }: Ended): ProgramError['end'] {
  if (code === noProgram) return 'missing';
  return signal === 'SIGTERM' || signal === 'SIGINT' ? 'stopped' : 'failed';
}

const running = new Set<ChildProcess>();
const endAll = () => {
  for (const child of running) child.kill();
};

/**
 * Runs a program to its end and answers what it printed. Rejects with ProgramError, and with the reason of the signal, which ends the program. None
 * outlives this process.
 */
export function runProgram(program: string, words: readonly string[], signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  if (!process.listeners('exit').includes(endAll)) process.on('exit', endAll);
  return new Promise((resolve, reject) => {
    const given = ['-c', underCommonMask, 'sh', program, ...words];
    const child = execFile('/bin/sh', given, { maxBuffer: outputLimit, signal }, (error, stdout, stderr) => {
      running.delete(child);
      if (error === null) resolve(stdout);
      else if (signal.aborted) reject(signal.reason as Error);
      else reject(new ProgramError(program, stderr.trim(), endOf(error), { cause: error }));
    });
    running.add(child);
  });
}
