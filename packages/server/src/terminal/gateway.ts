import { SCREEN_PATH } from '@compute-market/contract/rules/screen';
import { TERMINAL_PATH } from '@compute-market/contract/rules/terminal';
import { secondMs } from '@compute-market/contract/rules/time-units';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { LineType } from '../db/schema/terminal';
import {
  forgetTerminals,
  recordTerminal,
  reviewTerminals,
  takeTicket,
  type TakenTicket,
} from '../domain/instance/terminal-ticket';
import type { Gateway } from '../gateway/gateway';
import type { Services } from '../http/handler';
import { Refusal } from '../http/refusal';
import { withoutSitePath } from '../http/site-path';
import { upgradeResponse } from '../http/upgrade-response';
import { networkOf } from '../platform/network-of';
import type { Socket } from './browser-line';
import { TerminalLine } from './terminal-line';
import { addressOf, mayConnect } from './origin';
import { ScreenLine } from './screen-line';
import { screenWords, terminalWords, type Closing, type LineWords } from './words';

/** How often a server turns to its terminals, ms. */
export interface TerminalRounds {
  /** Whether they may stay. */
  readonly look: number;
  /** Whether the browser is there, which also keeps a proxy from closing a quiet line; no answer until the next time is no. */
  readonly ping: number;
}
export const usualRounds: TerminalRounds = { look: 5 * secondMs, ping: 25 * secondMs };
/** A socket shows its ticket within this, and so few of one address may be without. */
const ticketMs = 10 * secondMs;
const waitingOfAddress = 20;
/** Sockets of one server. */
const largestNumber = 1000;
/** Above a message of a browser, so that one too long is told by its reason; far beyond it is cut off. */
const largestMessage = 64 * 1024;

interface Held {
  readonly socket: WebSocket;
  readonly line: TerminalLine | ScreenLine;
  readonly words: LineWords;
  readonly address: string;
  taken: TakenTicket | null;
  alive: boolean;
}

/** What is opened at one address. */
interface LineKind {
  readonly words: LineWords;
  /** `one`: the line as it is held, once it is. */
  readonly lineOn: (socket: Socket, one: () => Held) => Held['line'];
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data;

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

/** Opens web terminals and screens at two addresses below the main calls, each by a ticket (decisions 102, 167). What passes is not logged. */
export function registerTerminals(
  app: FastifyInstance,
  services: Services,
  { rounds, gateway }: { readonly rounds: TerminalRounds; readonly gateway: Gateway | null },
): void {
  const { config, clock, compute, logger } = services;
  const own = withoutSitePath(config.sitePath);
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage, clientTracking: false });
  const held = new Set<Held>();
  /** What is still written of closed ones. */
  const writing = new Set<Promise<void>>();

  /** Counts a terminal no longer. */
  function forget({ taken }: Held): void {
    if (taken === null) return;
    const forgetting: Promise<void> = forgetTerminals(services, [taken.hash])
      .catch((error: unknown) => logger.warn({ err: error }, 'a closed terminal is still counted'))
      .finally(() => writing.delete(forgetting));
    writing.add(forgetting);
  }

  /** Looks at a machine that began before this one. */
  const screensBefore = (one: Held, instanceId: number): readonly Held[] =>
    [...held].filter((other) => other !== one && other.words === screenWords && other.taken?.instanceId === instanceId);

  /** Opens what a ticket is for; `openMachine` answers null where the machine has no such thing. */
  async function open<Machine extends { close(): void }>(
    one: Held,
    ticket: string,
    kind: LineType,
    openMachine: (machine: string) => Promise<Machine | null>,
  ): Promise<Machine | Closing> {
    const { closings, endings } = one.words;
    const taken = await takeTicket(services, ticket, kind);
    if (typeof taken === 'string') return endings[taken];
    one.taken = taken;
    // Its browser may have left while it was looked up.
    if (!held.has(one)) {
      forget(one);
      return closings.ended;
    }
    const before = kind === 'screen' ? screensBefore(one, taken.instanceId) : [];
    const opened = await openMachine(taken.machine);
    if (opened === null) return closings.none;
    try {
      await recordTerminal(services, taken, kind);
    } catch (error) {
      opened.close();
      throw error;
    }
    // An engine shows a machine to the last one, and leaves the others before a picture that stands still.
    for (const { line } of before) line.close(screenWords.closings.ended);
    return opened;
  }

  const orTell = <Machine>({ words }: Held, opening: Promise<Machine | Closing>): Promise<Machine | Closing> =>
    opening.catch((error: unknown) => {
      const { closings, endings } = words;
      if (error instanceof Refusal) return error.key === 'SESSION_INVALID' ? endings.sessionEnded : closings.none;
      logger.error({ err: error }, 'a terminal or a screen could not be opened');
      return closings.engine;
    });

  const kinds: ReadonlyMap<string, LineKind> = new Map([
    [
      config.basePath + TERMINAL_PATH,
      {
        words: terminalWords,
        lineOn: (socket, one) =>
          new TerminalLine({
            socket,
            clock,
            open: ({ ticket, ...size }, listener) =>
              orTell(
                one(),
                open(one(), ticket, 'terminal', (machine) => compute.openTerminal(machine, size, listener)),
              ),
          }),
      },
    ],
    [
      config.basePath + SCREEN_PATH,
      {
        words: screenWords,
        lineOn: (socket, one) =>
          new ScreenLine({
            socket,
            clock,
            open: (ticket, ended) =>
              orTell(
                one(),
                open(one(), ticket, 'screen', (machine) => compute.openScreen(machine, ended)),
              ),
            onFailure: (error) => logger.warn({ err: error }, 'a channel of a screen could not be opened'),
          }),
      },
    ],
  ]);

  function hold(socket: WebSocket, address: string, { words, lineOn }: LineKind): void {
    const own: Socket = {
      send: (data, sent) => socket.send(data, sent),
      get bufferedAmount() {
        return socket.bufferedAmount;
      },
      close: (code, reason) => socket.close(code, reason),
      pause: () => socket.pause(),
      resume: () => socket.resume(),
    };
    const line = lineOn(own, () => one);
    const one: Held = { socket, line, words, address, taken: null, alive: true };
    held.add(one);
    const late = setTimeout(() => !line.asked && line.close(words.endings.ticket), ticketMs);
    const hear = async (bytes: Uint8Array, isBinary: boolean): Promise<void> =>
      isBinary ? line.type(bytes) : line.request(Buffer.from(bytes).toString('utf8'));
    socket.on('message', (data, isBinary) => {
      hear(bytesOf(data), isBinary).catch((error: unknown) => {
        logger.error({ err: error }, 'a terminal or a screen failed under a message');
        line.close(words.closings.engine);
      });
    });
    socket.on('pong', () => (one.alive = true));
    // What went wrong with a line ends it; its close follows.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      held.delete(one);
      line.left();
      forget(one);
    });
  }

  function take(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (gateway?.takes(request)) return gateway.upgrade(request, socket, head);
    // Whoever asks for another way to talk elsewhere is answered as if he had not.
    const kind = kinds.get(own(request).split('?')[0] ?? '');
    if (kind === undefined || request.headers.upgrade?.toLowerCase() !== 'websocket')
      return app.routing(request, upgradeResponse(request, socket));
    if (!mayConnect(request.headers, config)) return refuse(socket, '403 Forbidden');
    const address = networkOf(addressOf(request, config));
    const waiting = [...held].filter(({ line, address: from }) => !line.asked && from === address).length;
    if (held.size >= largestNumber || waiting >= waitingOfAddress) return refuse(socket, '503 Service Unavailable');
    return server.handleUpgrade(request, socket, head, (opened) => hold(opened, address, kind));
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Node gives the line away without an ear for its faults: one that nobody hears ends the server.
    socket.on('error', () => socket.destroy());
    try {
      take(request, socket, head);
    } catch (error) {
      logger.warn({ err: error }, 'an upgrade could not be answered');
      socket.destroy();
    }
  }

  async function look(): Promise<void> {
    for (const { line } of held) if (line.asked) line.look();
    const live = [...held].flatMap(({ taken, line, words }) =>
      taken === null ? [] : [{ hash: taken.hash, line, words }],
    );
    if (live.length === 0) return;
    const ends = await reviewTerminals(
      services,
      live.map(({ hash }) => hash),
    );
    for (const { hash, line, words } of live) {
      const end = ends.get(hash);
      if (end !== undefined) line.close(words.endings[end]);
    }
  }

  function ping(): void {
    for (const one of held) {
      if (!one.alive) one.socket.terminate();
      else one.socket.ping();
      one.alive = false;
    }
  }

  const looking = setInterval(() => {
    look().catch((error: unknown) => logger.warn({ err: error }, 'terminals could not be looked after'));
  }, rounds.look);
  const pinging = setInterval(ping, rounds.ping);
  looking.unref();
  pinging.unref();
  app.server.on('upgrade', upgrade);
  // Before the server waits for its connections to end, which these would not do by themselves.
  app.addHook('preClose', async () => {
    clearInterval(looking);
    clearInterval(pinging);
    app.server.off('upgrade', upgrade);
    const ended = [...held].map(
      ({ socket, line, words }) =>
        new Promise<void>((resolve) => {
          const late = setTimeout(() => socket.terminate(), 2 * secondMs);
          socket.once('close', () => {
            clearTimeout(late);
            resolve();
          });
          line.close(words.closings.away);
        }),
    );
    await Promise.all(ended);
    await Promise.all(writing);
  });
}
