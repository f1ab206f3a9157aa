import {
  readTerminalNews,
  TERMINAL_PATH,
  TERMINAL_PIECE,
  type TerminalNews,
  type TerminalRequest,
} from '@compute-market/contract/rules/terminal';
import { configuration } from '../../../configuration';
import type { SurfaceSize } from './surface';

export interface ConnectionListener {
  readonly onData: (bytes: Uint8Array) => void;
  readonly onNews: (news: TerminalNews) => void;
  /** It is over. `code` as in TERMINAL_CLOSE, or what the browser says of a line that was cut. */
  readonly onClose: (code: number, reason: string) => void;
}

/** A socket that a ticket opens. */
export interface Connection {
  readonly type: (bytes: Uint8Array) => void;
  readonly resize: (size: SurfaceSize) => void;
  /** So many bytes were drawn: the machine may write on. */
  readonly drawn: (bytes: number) => void;
  /** Ends it; nothing is heard of it any more. */
  readonly close: () => void;
}

/** Where the terminals of the back end are: beside its main calls, wherever these are. */
function addressOf(): string {
  const address = new URL(configuration.api.main + TERMINAL_PATH, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Opens a terminal. The ticket travels in the first message: addresses are kept by proxies. */
export function openConnection(ticket: string, size: SurfaceSize, listener: ConnectionListener): Connection {
  const socket = new WebSocket(addressOf());
  socket.binaryType = 'arraybuffer';
  const tell = (request: TerminalRequest) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  };
  let heard = true;
  socket.addEventListener('open', () => tell({ type: 'open', ticket, ...size }));
  socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
    if (!heard) return;
    if (typeof data !== 'string') return listener.onData(new Uint8Array(data));
    const news = readTerminalNews(data);
    if (news !== null) listener.onNews(news);
    return undefined;
  });
  socket.addEventListener('close', ({ code, reason }) => {
    if (heard) listener.onClose(code, reason);
  });
  return {
    type(bytes) {
      if (socket.readyState !== WebSocket.OPEN) return;
      for (let from = 0; from < bytes.length; from += TERMINAL_PIECE)
        socket.send(bytes.slice(from, from + TERMINAL_PIECE));
    },
    resize: (next) => tell({ type: 'resize', ...next }),
    drawn: (bytes) => tell({ type: 'drawn', bytes }),
    close() {
      heard = false;
      socket.close();
    },
  };
}
