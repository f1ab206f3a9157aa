import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** What the command needs of the machine it runs on; tests put their own in. */
export interface System {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Whether a person sits there who can be asked. */
  readonly interactive: boolean;
  readonly fetch: typeof fetch;
  out(line: string): void;
  err(line: string): void;
  /** One line that a person types; a hidden one is not shown. */
  ask(question: string, options?: { readonly hidden?: boolean }): Promise<string>;
  /** All of what is piped in. */
  input(): Promise<string>;
  wait(ms: number): Promise<void>;
  /** Runs a program in this terminal; answers its exit code. */
  run(program: string, parameters: readonly string[]): Promise<number>;
}

/** A line written to nowhere, so that what is typed is not seen. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
/** What shells answer for a program they cannot find. */
const notFound = 127;

async function ask(question: string, { hidden = false } = {}): Promise<string> {
  if (hidden) process.stderr.write(question);
  const line = createInterface({ input: process.stdin, output: hidden ? nowhere() : process.stderr, terminal: true });
  try {
    return await line.question(hidden ? '' : question);
  } finally {
    line.close();
    if (hidden) process.stderr.write('\n');
  }
}

/** The machine itself. Questions go to standard error, so that the output can be piped. */
export const nodeSystem = (): System => ({
  env: process.env,
  home: homedir(),
  interactive: process.stdin.isTTY && process.stderr.isTTY,
  fetch: globalThis.fetch,
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  ask,
  input: () => text(process.stdin),
  wait: (ms) => later(ms),
  run: (program, parameters) =>
    new Promise((ended) => {
      const child = spawn(program, parameters, { stdio: 'inherit' });
      child.once('error', () => ended(notFound));
      child.once('exit', (code) => ended(code ?? 1));
    }),
});
