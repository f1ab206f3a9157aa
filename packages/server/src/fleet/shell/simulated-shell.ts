import type { MachineTerminal, TerminalListener, TerminalSize } from '../provider';
import { completionsOf, runLine, type ShellPlace, type ShellWorld } from './commands';
import { LineEditor } from './line-editor';

const encoder = new TextEncoder();
/** What is passed on at once, bytes: a long output can be held back between two of them. */
const piece = 16 * 1024;

/** What a simulated machine's shell is opened on; its history begins anew with each. */
export type ShellMachine = Omit<ShellWorld, 'history'>;

/** What was written and not passed on while the reader is behind. */
class Output {
  readonly #pass: (bytes: Uint8Array) => void;
  #kept: Uint8Array[] = [];
  #held = false;

  constructor(pass: (bytes: Uint8Array) => void) {
    this.#pass = pass;
  }

  write(text: string): void {
    const bytes = encoder.encode(text);
    for (let from = 0; from < bytes.length; from += piece) this.#kept.push(bytes.subarray(from, from + piece));
    this.#flush();
  }

  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    this.#flush();
  }

  drop(): void {
    this.#kept = [];
  }

  #flush(): void {
    while (!this.#held) {
      const next = this.#kept.shift();
      if (next === undefined) return;
      this.#pass(next);
    }
  }
}

/** A shell that a terminal of the sandbox shows: a few commands over what is simulated of the machine. */
export function openSimulatedShell(
  machine: ShellMachine,
  size: TerminalSize,
  listener: TerminalListener,
): MachineTerminal {
  const place: ShellPlace = { folder: machine.files.home };
  const output = new Output((bytes) => listener.data(bytes));
  let { columns } = size;
  let open = true;
  const end = () => {
    open = false;
    output.write('logout\r\n');
    listener.exit();
  };
  const shownFolder = () =>
    place.folder === machine.files.home ? '~' : place.folder.replace(`${machine.files.home}/`, '~/');
  const editor: LineEditor = new LineEditor({
    write: (text) => output.write(text),
    prompt: () => `${machine.user}@${machine.hostName}:${shownFolder()}${machine.user === 'root' ? '#' : '$'} `,
    columns: () => columns,
    complete: (line) => completionsOf(line, { ...machine, history: editor.history }, place),
    onLine: (line) => {
      if (/^\s*(exit|logout)\b/.test(line)) return end();
      const printed = runLine(line, { ...machine, history: editor.history }, place);
      const isScreen = printed.startsWith('\u001b');
      if (printed !== '') output.write(printed.replaceAll('\n', '\r\n') + (isScreen ? '' : '\r\n'));
      return editor.begin();
    },
    onLeave: end,
  });
  output.write(`欢迎使用演示实例 ${machine.hostName}，这里的终端是模拟的，输入 help 查看可用命令。\r\n`);
  editor.begin();
  return {
    write(bytes) {
      if (open) editor.take(bytes);
      return true;
    },
    resize: (next) => {
      columns = next.columns;
    },
    pause: () => output.hold(),
    resume: () => output.release(),
    close() {
      open = false;
      output.drop();
    },
  };
}
