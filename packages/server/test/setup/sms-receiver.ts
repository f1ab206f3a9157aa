import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the gateway reads it. */
export interface ReceivedSms {
  readonly id: string;
  readonly template: 'code' | 'notice';
  readonly phone: string;
  readonly text: string;
  readonly code?: string;
  readonly scene?: string;
}

/** What the receiver answers, that it never does, or that it sends a message and fails before it says so. */
export type SmsManner = number | 'silent' | 'loses its answer';

export interface TestSmsReceiver {
  readonly url: string;
  readonly secret: string;
  /** What was accepted, each once for its id. */
  readonly messages: ReceivedSms[];
  /** Requests whose signature or time was wrong. */
  readonly forged: number;
  /** Requests of all kinds. */
  readonly requests: number;
  manner: SmsManner;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  return body;
}

/** As docs/operations.md has an operator check it. */
function isSigned(secret: string, request: IncomingMessage, body: string): boolean {
  const expected = createHmac('sha256', secret)
    .update(`${String(request.headers['x-sms-time'])}.${body}`)
    .digest();
  const given = Buffer.from(String(request.headers['x-sms-signature']), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A gateway of text messages on this machine. */
export async function startSmsReceiver(secret = 's'.repeat(32)): Promise<TestSmsReceiver> {
  const messages: ReceivedSms[] = [];
  const state = { forged: 0, requests: 0, manner: 202 as SmsManner };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { manner } = state;
      state.requests += 1;
      if (manner === 'silent') return;
      if (!isSigned(secret, request, body)) {
        state.forged += 1;
        return response.writeHead(401).end();
      }
      const message = JSON.parse(body) as ReceivedSms;
      const isNew = !messages.some(({ id }) => id === message.id);
      const status = manner === 'loses its answer' ? 502 : manner;
      if ((status < 300 || status !== manner) && isNew) messages.push(message);
      return response.writeHead(status, { location: '/elsewhere' }).end('{"error":"not today"}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    secret,
    messages,
    get forged() {
      return state.forged;
    },
    get requests() {
      return state.requests;
    },
    get manner() {
      return state.manner;
    },
    set manner(manner) {
      state.manner = manner;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
