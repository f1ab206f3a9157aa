import { SCREEN_PATH } from '@compute-market/contract/rules/screen';
import { SPICE_MAGIC, SPICE_VERSION } from '@compute-market/contract/rules/spice';
import { joined, pack } from '@compute-market/contract/rules/spice-bytes';
import type { WebSocket } from 'ws';
import { connect, endsOf } from './browser-terminal';

/** A page's end of a screen. */
export interface BrowserScreen {
  readonly socket: WebSocket;
  /** Settles once the server has said that it is open; rejects when it is closed instead. */
  readonly opened: Promise<void>;
  /** Settles with why it was closed. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** Says the first of a channel. */
  readonly link: (number: number, type: number) => void;
  /** The next bytes of a channel. */
  readonly next: (number: number) => Promise<Uint8Array>;
}

/** What a client of SPICE says first. */
export function linkMessage(type: number): Uint8Array {
  const body = pack([4, 0], [1, type], [1, 0], [4, 1], [4, 0], [4, 18], [4, 0b1011]);
  const { major, minor } = SPICE_VERSION;
  return joined(pack([4, SPICE_MAGIC], [4, major], [4, minor], [4, body.length]), body);
}

/** Shows a ticket; whether it is good is seen by `opened` or `closed`. */
export async function openScreenInBrowser(port: number, ticket: string): Promise<BrowserScreen> {
  const socket = await connect(port, { path: `/api${SCREEN_PATH}` });
  const heard: Uint8Array[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) return;
    heard.push(Uint8Array.from(data));
    for (const look of waiting) look();
  });
  const ends = endsOf(socket);
  socket.send(JSON.stringify({ type: 'open', ticket }));
  return {
    socket,
    ...ends,
    link: (number, type) => socket.send(joined(Uint8Array.of(number), linkMessage(type))),
    next: (number) =>
      new Promise((resolve) => {
        const look = () => {
          const at = heard.findIndex(([from]) => from === number);
          const [found] = at < 0 ? [] : heard.splice(at, 1);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found.subarray(1));
        };
        waiting.add(look);
        look();
      }),
  };
}
