import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { EXIT, Failure } from './failure';
import { messages } from './messages';

/** What the command needs of the machine it runs on; tests put their own in. */
export interface System {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Whether a person sits there who can be asked. */
  readonly interactive: boolean;
  readonly fetch: typeof fetch;
  out(line: string): void;
  err(line: string): void;
  /** One line that a person types; a hidden one is not shown. Whoever presses Ctrl-C or Ctrl-D instead ends the command as cancelled. */
  ask(question: string, options?: { readonly hidden?: boolean }): Promise<string>;
  /** All of what is piped in. */
  input(): Promise<string>;
  wait(ms: number): Promise<void>;
  /** Runs a program in this terminal; answers its exit code, null where it cannot be started. */
  run(program: string, parameters: readonly string[]): Promise<number | null>;
}

/** A line written to nowhere, so that what is typed is not seen. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks on these streams; see `System.ask`. */
export async function askOn(
  input: Readable,
  output: Writable,
  question: string,
  { hidden = false } = {},
): Promise<string> {
  if (hidden) output.write(question);
  const line = createInterface({ input, output: hidden ? nowhere() : output, terminal: true });
  // It closes at Ctrl-C, at Ctrl-D and when the terminal is gone; whether the question is refused then depends on the version of Node.js.
  const closed = new Promise<null>((close) => line.once('close', () => close(null)));
  const answer = await Promise.race([line.question(hidden ? '' : question).catch(() => null), closed]);
  line.close();
  // What comes next does not stand behind the question.
  if (hidden || answer === null) output.write('\n');
  if (answer === null) throw new Failure(EXIT.cancelled, messages.cancelled);
  return answer;
}

/** A reader that has enough, such as `head`, has closed the pipe: what is left goes nowhere, and nothing failed. */
export const letReaderLeave = (stream: Writable): Writable =>
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Runs a program in this terminal; see `System.run`. */
const run = (program: string, parameters: readonly string[]): Promise<number | null> =>
  new Promise((ended) => {
    const child = spawn(program, parameters, { stdio: 'inherit' });
    child.once('error', () => ended(null));
    child.once('exit', (code) => ended(code ?? 1));
  });

/** The machine itself. Questions go to standard error, so that the output can be piped. */
export function nodeSystem(): System {
  const { env, stdin } = process;
  const [out, err] = [letReaderLeave(process.stdout), letReaderLeave(process.stderr)];
  return {
    env,
    home: homedir(),
    interactive: stdin.isTTY && process.stderr.isTTY,
    fetch: globalThis.fetch,
    out: (line) => void out.write(`${line}\n`),
    err: (line) => void err.write(`${line}\n`),
    ask: (question, options) => askOn(stdin, err, question, options),
    input: () => text(stdin),
    wait: (ms) => later(ms),
    run,
  };
}
