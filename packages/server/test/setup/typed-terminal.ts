import type { ComputeProvider, MachineTerminal, TerminalSize } from '../../src/fleet/provider';

/** A terminal that a test types into. */
export interface TypedTerminal {
  readonly terminal: MachineTerminal;
  /** Settles once what the machine wrote holds this; answers all of it. */
  until(wanted: string | RegExp): Promise<string>;
  /** Settles once it is over. */
  readonly exited: Promise<void>;
  type(text: string): void;
}

const usual: TerminalSize = { columns: 80, rows: 24 };

/** Opens a terminal of a machine that runs. */
export async function typeInto(
  fleet: Pick<ComputeProvider, 'openTerminal'>,
  name: string,
  size = usual,
): Promise<TypedTerminal> {
  const decoder = new TextDecoder();
  let written = '';
  const waiting = new Set<() => void>();
  let tellExit: () => void = () => undefined;
  const exited = new Promise<void>((resolve) => (tellExit = resolve));
  const terminal = await fleet.openTerminal(name, size, {
    data: (bytes) => {
      written += decoder.decode(bytes, { stream: true });
      for (const look of waiting) look();
    },
    drain: () => undefined,
    exit: () => tellExit(),
  });
  if (terminal === null) throw new Error(`${name} has no terminal`);
  return {
    terminal,
    exited,
    type: (text) => void terminal.write(new TextEncoder().encode(text)),
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (typeof wanted === 'string' ? !written.includes(wanted) : !wanted.test(written)) return;
          waiting.delete(look);
          resolve(written);
        };
        waiting.add(look);
        look();
      }),
  };
}
