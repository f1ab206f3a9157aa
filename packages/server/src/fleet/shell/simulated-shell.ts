import { HeldOutput } from '../held-output';
import type { MachineTerminal, TerminalListener, TerminalSize } from '../provider';
import { completionsOf, runLine, type ShellPlace, type ShellWorld } from './commands';
import { LineEditor } from './line-editor';

const encoder = new TextEncoder();
/** Printed ahead of a reader that is held, bytes; what is printed then is lost. */
export const mostAhead = 1024 * 1024;

/** What a simulated machine's shell is opened on; its history begins anew with each. */
export type ShellMachine = Omit<ShellWorld, 'history'>;

/** A shell that a terminal of the sandbox shows: a few commands over what is simulated of the machine. It begins with `welcome`. */
export function openSimulatedShell(
  machine: ShellMachine,
  size: TerminalSize,
  listener: TerminalListener,
  welcome = `欢迎使用演示实例 ${machine.hostName}，这里的终端是模拟的，输入 help 查看可用命令。\r\n`,
): MachineTerminal {
  const place: ShellPlace = { folder: machine.files.home };
  const held = new HeldOutput((bytes) => listener.data(bytes));
  const output = {
    write(text: string) {
      if (held.length < mostAhead) held.write(encoder.encode(text));
    },
  };
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
  output.write(welcome);
  editor.begin();
  return {
    write(bytes) {
      if (open) editor.take(bytes);
      return true;
    },
    resize: (next) => {
      columns = next.columns;
    },
    pause: () => held.hold(),
    resume: () => held.release(),
    close() {
      open = false;
      held.drop();
    },
  };
}
