import type { MachineScreen } from '../provider';
import { EngineError, type EngineClient } from './client';
import { readMachine } from './record';
import { lineOn } from './socket-line';

interface Console {
  /** What of the operation opens a channel, any number of times, and what keeps it going. */
  readonly fds: { readonly '0': string; readonly control: string };
}

/**
 * The screen of a running virtual machine: what `lxc console --type=vga` does. Each channel of SPICE is a socket of the operation, all by one secret, and
 * the operation with its channels lasts as long as its control socket. Null for a container, and for a machine that does not run.
 */
export async function openScreen(client: EngineClient, name: string, ended: () => void): Promise<MachineScreen | null> {
  const machine = await readMachine(client, name);
  if (machine?.status !== 'Running' || machine.type !== 'virtual-machine') return null;
  try {
    const screen = await client.converse(`/instances/${machine.name}/console`, { type: 'vga', width: 0, height: 0 });
    const { fds } = screen.metadata as Console;
    const control = lineOn(await screen.connect(fds.control), {
      data: () => undefined,
      drain: () => undefined,
      exit: ended,
    });
    return {
      connect: async (listener) => lineOn(await screen.connect(fds['0']), listener),
      close: () => control.close(),
    };
  } catch (error) {
    // It went off in between.
    if (error instanceof EngineError) return null;
    throw error;
  }
}
