import { WebSocket } from 'ws';
import type { TestServer } from '.';

/** A page's end of a web terminal. */
export interface BrowserTerminal {
  readonly socket: WebSocket;
  /** Settles with everything the machine wrote, once it holds this. */
  until(wanted: string): Promise<string>;
  /** Settles once the server has said that it is open; rejects when it is closed instead. */
  readonly opened: Promise<void>;
  /** Settles with why it was closed. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  type(text: string): void;
}

interface Visit {
  readonly origin?: string | undefined;
  readonly path?: string;
}

/** Listens on a port of its own; answers it. */
export async function listen({ app }: TestServer): Promise<number> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
}

const ownOrigin = 'http://localhost:3000';

/** Opens the socket as a page of the site does; rejects when it is refused. */
export function connect(port: number, { origin = ownOrigin, path = '/api/terminal' }: Visit = {}): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, origin === '' ? {} : { origin });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** How a socket that shows a ticket comes out: it is open once the server says so. */
export function endsOf(socket: WebSocket): Pick<BrowserTerminal, 'opened' | 'closed'> {
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString('utf8') })),
  );
  const opened = Promise.race([
    new Promise<void>((resolve) =>
      socket.on('message', (_: Buffer, isBinary) => {
        if (!isBinary) resolve();
      }),
    ),
    closed.then(({ code, reason }) => Promise.reject(new Error(`closed before it was open: ${code} ${reason}`))),
  ]);
  opened.catch(() => undefined);
  return { opened, closed };
}

/** Shows a ticket; whether it is good is seen by `opened` or `closed`. */
export async function openInBrowser(port: number, ticket: string, visit?: Visit): Promise<BrowserTerminal> {
  const socket = await connect(port, visit);
  let written = '';
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) return;
    written += data.toString('utf8');
    for (const look of waiting) look();
  });
  const { opened, closed } = endsOf(socket);
  socket.send(JSON.stringify({ type: 'open', ticket, columns: 80, rows: 24 }));
  return {
    socket,
    opened,
    closed,
    type: (text) => socket.send(Buffer.from(text)),
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (!written.includes(wanted)) return;
          waiting.delete(look);
          resolve(written);
        };
        waiting.add(look);
        look();
      }),
  };
}
