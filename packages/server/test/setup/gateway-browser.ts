import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Readable, type Duplex } from 'node:stream';

/** An answer of the gateway. */
export interface Shown {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Visit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable;
  /** Told when the head of the answer is there. */
  readonly onAnswer?: () => void;
}

const whole = async (answer: IncomingMessage): Promise<Shown> => {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces).toString() };
};

/** A browser that keeps the one cookie of the gateway for one origin, whose names all lead to a port of this machine. */
export class GatewayBrowser {
  readonly #port: number;
  readonly origin: string;
  readonly host: string;
  readonly link: string;
  cookie = '';

  constructor(port: number, address: string) {
    const { origin, host, pathname, search } = new URL(address);
    this.#port = port;
    this.origin = origin;
    this.host = host;
    this.link = pathname + search;
  }

  /** Asks for a path as it is written; a cookie that is set is kept. */
  visit(path: string, { method = 'GET', headers = {}, body, onAnswer }: Visit = {}): Promise<Shown> {
    return new Promise((resolve, reject) => {
      const sent = request({
        port: this.#port,
        host: '127.0.0.1',
        path,
        method,
        agent: false,
        headers: { host: this.host, ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
      });
      sent.on('response', (answer) => {
        onAnswer?.();
        whole(answer).then(resolve, reject);
      });
      sent.on('error', reject);
      if (body instanceof Readable) body.pipe(sent);
      else sent.end(body);
    });
  }

  /** Opens the link and keeps its cookie. */
  async open(): Promise<Shown> {
    const shown = await this.visit(this.link);
    this.cookie = shown.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    return shown;
  }

  /** Asks for a websocket: the line once it stands, or the answer in its place. */
  upgrade(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Duplex | Shown> {
    return new Promise((resolve, reject) => {
      const sent = request({
        port: this.#port,
        host: '127.0.0.1',
        path,
        agent: false,
        headers: {
          host: this.host,
          cookie: this.cookie,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'sec-websocket-version': '13',
          origin: this.origin,
          ...headers,
        },
      });
      sent.on('upgrade', (_answer, socket) => resolve(socket));
      sent.on('response', (answer) => {
        whole(answer).then(resolve, reject);
      });
      sent.on('error', reject);
      sent.end();
    });
  }
}
