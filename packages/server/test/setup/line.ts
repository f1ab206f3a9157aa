import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The way to a server, in the hands of the test: it can break in the middle of a word, and be mended. */
export interface Line {
  /** The server's address by this way. */
  readonly url: string;
  /** Breaks every connection at once and lets no new one through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to a server that is named by a URL with a port. */
export async function layLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let whole = true;
  const keep = (end: Socket, other: Socket) => {
    ends.add(end);
    end.on('error', () => undefined);
    end.on('close', () => {
      ends.delete(end);
      other.destroy();
    });
  };
  const listener = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: url.href,
    cut: () => {
      whole = false;
      breakAll();
    },
    mend: () => {
      whole = true;
    },
    close: () => {
      breakAll();
      return new Promise<void>((resolve) => listener.close(() => resolve()));
    },
  };
}
