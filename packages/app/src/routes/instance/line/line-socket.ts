import { readLineNews, type LineNews } from '@compute-market/contract/rules/line';
import { configuration } from '../../../configuration';

export interface LineListener {
  readonly onData: (bytes: Uint8Array) => void;
  readonly onNews: (news: LineNews) => void;
  /** It is over. `code` as in LINE_CLOSE, or what the browser says of a line that was cut. */
  readonly onClose: (code: number, reason: string) => void;
}

/** A socket that a ticket opens. */
export interface LineSocket<Request> {
  readonly send: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly tell: (request: Request) => void;
  /** Ends it; nothing is heard of it any more. */
  readonly close: () => void;
}

/** Where a socket of the back end is: beside its main calls, wherever these are. */
function addressOf(path: string): string {
  const address = new URL(configuration.api.main + path, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Opens a socket and shows its ticket in the first message: addresses are kept by proxies. */
export function openLineSocket<Request>(path: string, first: Request, listener: LineListener): LineSocket<Request> {
  const socket = new WebSocket(addressOf(path));
  socket.binaryType = 'arraybuffer';
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const tell = (request: Request) => {
    if (isOpen()) socket.send(JSON.stringify(request));
  };
  let heard = true;
  socket.addEventListener('open', () => tell(first));
  socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
    if (!heard) return;
    if (typeof data !== 'string') return listener.onData(new Uint8Array(data));
    const news = readLineNews(data);
    if (news !== null) listener.onNews(news);
    return undefined;
  });
  socket.addEventListener('close', ({ code, reason }) => {
    if (heard) listener.onClose(code, reason);
  });
  return {
    send(bytes) {
      if (isOpen()) socket.send(bytes);
    },
    tell,
    close() {
      heard = false;
      socket.close();
    },
  };
}
