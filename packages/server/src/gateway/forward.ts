import { minuteMs } from '@compute-market/contract/rules/time-units';
import { request as send, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { headersForBrowser } from './headers';

/** How long is waited, ms. */
export interface GatewayPatience {
  /** For the beginning of an answer. */
  readonly answer: number;
  /** While nothing of an answer comes, or nothing of it is taken. */
  readonly silence: number;
}
export const usualGatewayPatience: GatewayPatience = { answer: 2 * minuteMs, silence: 10 * minuteMs };

export interface Forwarding {
  readonly connection: Duplex;
  readonly headers: OutgoingHttpHeaders;
  /** Names of cookies that no machine may set. */
  readonly cookieNames: readonly string[];
  readonly patience: GatewayPatience;
}

/** A request as it goes to the machine, over a connection of its own. */
const outgoing = (request: IncomingMessage, { connection, headers }: Forwarding) =>
  send({ createConnection: () => connection, method: request.method, path: request.url, headers, setHost: false });

/** Waits for the machine's first word. Ends in an error, or in its silence. */
function firstWord<Word>(
  sent: ReturnType<typeof send>,
  { answer }: GatewayPatience,
  listen: (take: (word: Word) => void) => void,
): Promise<Word | 'noAnswer' | 'slow'> {
  return new Promise((resolve) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    let hasSpoken = false;
    // Once the machine has all of it: how long a body takes is the server's own limit. It may speak before that.
    sent.once('finish', () => {
      if (hasSpoken) return;
      late = setTimeout(() => {
        resolve('slow');
        sent.destroy();
      }, answer);
    });
    const take = (word: Word | 'noAnswer') => {
      hasSpoken = true;
      clearTimeout(late);
      resolve(word);
    };
    listen(take);
    // Also after its first word, when it breaks off.
    sent.on('error', () => take('noAnswer'));
    sent.on('close', () => take('noAnswer'));
  });
}

/** Writes the machine's answer to the browser as it comes. False where its status or its headers are none; another answer may stand in its place then. */
async function passAnswer(answer: IncomingMessage, response: ServerResponse, { cookieNames, patience }: Forwarding) {
  try {
    // Never with its own words for the status: they may hold bytes that no answer may.
    response.writeHead(answer.statusCode ?? 502, headersForBrowser(answer, cookieNames));
  } catch {
    // Words that were set stay, and would stand beside the next status.
    response.statusMessage = '';
    answer.destroy();
    return false;
  }
  response.flushHeaders();
  response.setTimeout(patience.silence, () => response.destroy());
  await pipeline(answer, response).catch(() => response.destroy());
  return true;
}

/** Passes one request on and its answer back. Answers why it could not; null when it did, or the browser left. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  how: Forwarding,
): Promise<'noAnswer' | 'slow' | null> {
  const sent = outgoing(request, how);
  response.once('close', () => sent.destroy());
  const answered = firstWord<IncomingMessage>(sent, how.patience, (take) => sent.on('response', take));
  // An answer may come before the body is through; what became of the body is then of no matter.
  pipeline(request, sent).catch(() => undefined);
  const answer = await answered;
  if (response.destroyed) return null;
  if (typeof answer === 'string') return answer;
  return (await passAnswer(answer, response, how)) ? null : 'noAnswer';
}

interface Upgraded {
  readonly answer: IncomingMessage;
  readonly machine: Duplex;
  readonly head: Buffer;
}

const switched = (headers: readonly string[]): string => {
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1] ?? ''}`] : []));
  return ['HTTP/1.1 101 Switching Protocols', ...lines, 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join(
    '\r\n',
  );
};

/** A request for a websocket, with its line and what came of it already. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/**
 * Asks the machine for a websocket and joins both ends as they are. `refuse` answers whoever got none: with the machine's own answer, or why there is
 * none. Resolves when it is over.
 */
export async function forwardSocket(
  { request, socket, head }: Upgrade,
  how: Forwarding,
  respond: () => ServerResponse,
): Promise<'noAnswer' | 'slow' | null> {
  const headers = { ...how.headers, connection: 'Upgrade', upgrade: 'websocket' };
  const sent = outgoing(request, { ...how, headers });
  socket.once('close', () => sent.destroy());
  const answered = firstWord<Upgraded | IncomingMessage>(sent, how.patience, (take) => {
    sent.on('upgrade', (answer: IncomingMessage, machine: Duplex, first: Buffer) =>
      take({ answer, machine, head: first }),
    );
    sent.on('response', take);
  });
  sent.end();
  const word = await answered;
  if (socket.destroyed) return null;
  if (typeof word === 'string') return word;
  if (!('machine' in word)) return (await passAnswer(word, respond(), how)) ? null : 'noAnswer';
  const { answer, machine } = word;
  socket.write(switched(headersForBrowser(answer, how.cookieNames)));
  if (word.head.length > 0) socket.write(word.head);
  if (head.length > 0) machine.write(head);
  // Whichever end closes takes the other along.
  await Promise.race([pipeline(socket, machine), pipeline(machine, socket)]).catch(() => undefined);
  machine.destroy();
  socket.destroy();
  return null;
}
