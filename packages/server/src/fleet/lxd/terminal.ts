import type { MachineTerminal, TerminalListener, TerminalSize } from '../provider';
import { EngineError, type EngineClient, type EngineSocket } from './client';
import { busyboxPath, variablesPath } from './container-root';
import { isOfRegistry, keys, readMachine, type MachineRecord } from './record';
import { lineOn } from './socket-line';

/** Hang-up, as when a line is cut. */
const hangUp = 1;

interface Shell {
  /** What of the operation opens which socket. */
  readonly fds: { readonly '0': string; readonly control: string };
}

/** The shell that a login brings, in the home of its user. */
const loginShell = (user: string): string[] => ['su', '-', user];

/** The best shell that an image of a registry has, else ours, with the environment of the container. */
const bestShell = `cd; . ${variablesPath}; for shell in /bin/bash /bin/sh; do [ -x $shell ] && exec $shell; done; exec ${busyboxPath} sh`;

const commandOf = (machine: MachineRecord): string[] =>
  isOfRegistry(machine) ? [busyboxPath, 'sh', '-c', bestShell] : loginShell(machine.config[keys.login] || 'root');

function terminalOn(screen: EngineSocket, control: EngineSocket, listener: TerminalListener): MachineTerminal {
  const tell = (command: object) => {
    if (control.readyState === control.OPEN) control.send(JSON.stringify(command));
  };
  let closed = false;
  const line = lineOn(screen, {
    ...listener,
    exit() {
      closed = true;
      control.close();
      listener.exit();
    },
  });
  control.on('error', () => screen.terminate());
  control.resume();
  return {
    ...line,
    resize: ({ columns, rows }) =>
      tell({ command: 'window-resize', args: { width: String(columns), height: String(rows) } }),
    close() {
      if (closed) return;
      closed = true;
      tell({ command: 'signal', signal: hangUp });
      line.close();
      control.close();
    },
  };
}

/** A shell of the login user in a running machine: what `lxc exec` does, over the operation's two sockets. Null where nothing can run in it. */
export async function openTerminal(
  client: EngineClient,
  name: string,
  { columns, rows }: TerminalSize,
  listener: TerminalListener,
): Promise<MachineTerminal | null> {
  const machine = await readMachine(client, name);
  if (machine?.status !== 'Running') return null;
  try {
    const shell = await client.converse(`/instances/${machine.name}/exec`, {
      command: commandOf(machine),
      environment: { TERM: 'xterm-256color', LANG: 'C.UTF-8' },
      interactive: true,
      'wait-for-websocket': true,
      width: columns,
      height: rows,
    });
    const { fds } = shell.metadata as Shell;
    // Both stand before anything is heard of the shell, which begins with the second one.
    const control = await shell.connect(fds.control);
    return terminalOn(await shell.connect(fds['0']), control, listener);
  } catch (error) {
    // A virtual machine in which no agent answers has no shell for us.
    if (error instanceof EngineError) return null;
    throw error;
  }
}
