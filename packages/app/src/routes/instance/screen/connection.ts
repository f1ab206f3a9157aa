import { LINE_PIECE } from '@compute-market/contract/rules/line';
import { SCREEN_PATH, type ScreenRequest } from '@compute-market/contract/rules/screen';
import { joined } from '@compute-market/contract/rules/spice-bytes';
import { openLineSocket, type LineListener } from '../line/line-socket';

/** What is told of drawn bytes at once, a small part of what the machine may be ahead. */
const toldBytes = 64 * 1024;

export interface ScreenListener extends Omit<LineListener, 'onData'> {
  /** Bytes of a channel; they are drawn when this returns. */
  readonly onData: (channel: number, bytes: Uint8Array) => void;
}

/** A screen that a ticket opened: the channels of one machine over one socket. */
export interface ScreenConnection {
  readonly send: (channel: number, bytes: Uint8Array) => void;
  /** Ends it; nothing is heard of it any more. */
  readonly close: () => void;
}

/** Opens a screen. */
export function openScreenConnection(ticket: string, listener: ScreenListener): ScreenConnection {
  let drawn = 0;
  const socket = openLineSocket<ScreenRequest>(
    SCREEN_PATH,
    { type: 'open', ticket },
    {
      ...listener,
      onData(bytes) {
        const [channel = 0] = bytes;
        listener.onData(channel, bytes.subarray(1));
        drawn += bytes.length;
        if (drawn < toldBytes) return;
        socket.tell({ type: 'drawn', bytes: drawn });
        drawn = 0;
      },
    },
  );
  return {
    send(channel, bytes) {
      const piece = LINE_PIECE - 1;
      for (let from = 0; from < bytes.length; from += piece)
        socket.send(joined(Uint8Array.of(channel), bytes.subarray(from, from + piece)));
    },
    close: socket.close,
  };
}
