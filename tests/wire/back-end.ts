import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_HEADER } from '@compute-market/contract/constants';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createClient, type ClientOptions } from '../../packages/app/src/api/client';
import type { ApiEvent } from '../../packages/app/src/api/events';

interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
/** What the back end answers: the status of HTTP, the text and its type, JSON unless it is told, and whether it says that it is ours; `hang` answers nothing. */
export interface Reply {
  readonly http?: number;
  readonly body?: string;
  readonly type?: string;
  readonly hang?: boolean;
  readonly ours?: boolean;
}

/** An answer of the main API. */
export const ok = (data: unknown) => ({ body: JSON.stringify({ status: 0, reason: '', data }) });
/** A refusal of it. */
export const refused = (status: number, reason: string, data: unknown = null) => ({
  body: JSON.stringify({ status, reason, data }),
});

/** A back end that answers what it was told to, for the tests of a file; it forgets before each. */
export function openBackEnd() {
  const recorded: Recorded[] = [];
  const events: ApiEvent[] = [];
  /** What it answers next, in this order, and null after that; and the session that the client has. */
  const state: { replies: Reply[]; token: string | null } = { replies: [], token: null };
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => void (body += chunk));
      request.on('end', () => {
        recorded.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        const reply: Reply = state.replies.shift() ?? ok(null);
        if (!reply.hang)
          response
            .writeHead(reply.http ?? 200, {
              'content-type': reply.type ?? 'application/json',
              ...(reply.ours && { [CONTRACT_HEADER]: 'compute-market' }),
            })
            .end(reply.body ?? '');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    recorded.length = 0;
    events.length = 0;
    state.replies = [];
    state.token = 'T0ken';
  });

  return {
    state,
    recorded,
    events,
    client: (options: Partial<ClientOptions> = {}) =>
      createClient({
        bases: { main: `${origin}/api`, thirdParty: `${origin}/third-party` },
        timeout: 5_000,
        token: () => state.token,
        emit: (event) => void events.push(event),
        newId: () => 'request-1',
        ...options,
      }),
    /** The reasons that the customer was told. */
    reasons: () => events.flatMap((event) => (event.type === 'toast' ? [event.reason] : [])),
    last: () => {
      const request = recorded.at(-1);
      if (!request) throw new Error('nothing was sent');
      return request;
    },
  };
}
