import { LINE_PIECE } from '@compute-market/contract/rules/line';
import { TERMINAL_PATH, type TerminalRequest } from '@compute-market/contract/rules/terminal';
import { openLineSocket, type LineListener } from '../line/line-socket';
import type { SurfaceSize } from './surface';

/** A terminal that a ticket opened. */
export interface Connection {
  readonly type: (bytes: Uint8Array) => void;
  readonly resize: (size: SurfaceSize) => void;
  /** So many bytes were drawn: the machine may write on. */
  readonly drawn: (bytes: number) => void;
  /** Ends it; nothing is heard of it any more. */
  readonly close: () => void;
}

/** Opens a terminal. */
export function openConnection(ticket: string, size: SurfaceSize, listener: LineListener): Connection {
  const socket = openLineSocket<TerminalRequest>(TERMINAL_PATH, { type: 'open', ticket, ...size }, listener);
  return {
    type(bytes) {
      for (let from = 0; from < bytes.length; from += LINE_PIECE) socket.send(bytes.slice(from, from + LINE_PIECE));
    },
    resize: (next) => socket.tell({ type: 'resize', ...next }),
    drawn: (bytes) => socket.tell({ type: 'drawn', bytes }),
    close: socket.close,
  };
}
