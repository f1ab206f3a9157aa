import { routes } from '@compute-market/contract/routes';
import { secondMs } from '@compute-market/contract/rules/time-units';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  cookieLifeMs,
  findPortLinks,
  gatewayKey,
  takePortLink,
  type FoundLink,
  type LinkedPort,
} from '../domain/instance/port-link';
import type { Services } from '../http/handler';
import { Refusal } from '../http/refusal';
import { tokenHash } from '../http/auth';
import { upgradeResponse } from '../http/upgrade-response';
import { siteAddress } from '../platform/public-address';
import { gatewayOf, labelFor, openPath, type InnerPlace } from './address';
import {
  forward,
  forwardSocket,
  usualGatewayPatience,
  type Forwarding,
  type GatewayPatience,
  type Upgrade,
} from './forward';
import { cookieOf, headersForMachine, isFromElsewhere } from './headers';
import { pageHeaders, refusalPage } from './page';
import { gatewayWords, type GatewayRefusal } from './words';

/** How often a server asks whether what it holds may stay, and how long it waits, ms. */
export interface GatewayRounds extends GatewayPatience {
  readonly look: number;
}
export const usualGatewayRounds: GatewayRounds = { look: 5 * secondMs, ...usualGatewayPatience };

/** Requests and sockets at a time. */
const mostOfInstance = 128;
const mostOfServer = 2000;
const keepAliveMs = 30 * secondMs;
const secretRule = /^[\w-]{43}$/;

/** The part of the server that answers for hosts of the gateway. */
export interface Gateway {
  /** Whether a request is for it; nothing else may answer it then. */
  takes(request: IncomingMessage): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Whoever calls it hears the faults of the socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends everything that it holds, and asks no longer. */
  close(): void;
}

interface Held {
  readonly hash: string;
  readonly instanceId: number;
  readonly end: () => void;
}

/** What somebody has open here, or why nothing. */
type Admitted =
  | { readonly linked: LinkedPort }
  | { readonly refusal: GatewayRefusal; readonly found: FoundLink | null };

const refused = (refusal: GatewayRefusal, found: FoundLink | null = null): Admitted => ({ refusal, found });

/** Leads browsers to ports of instances, each at an origin of its own (decisions 139). What passes is not logged. Null where there is no gateway. */
export function createGateway(services: Services, rounds: GatewayRounds): Gateway | null {
  const { config, database, compute, logger } = services;
  const address = gatewayOf(config);
  if (address === null) return null;
  const cookieName = address.isSecure ? '__Host-gateway' : 'gateway';
  const cookieNames = [cookieName];
  const held = new Set<Held>();
  let key: Promise<string> | null = null;
  const readKey = () => {
    key ??= database.transaction(gatewayKey).catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };

  /** Whether this origin is that of a port. */
  async function isOrigin({ headers }: IncomingMessage): Promise<(place: InnerPlace) => boolean> {
    const label = address?.labelOf(headers.host);
    const own = await readKey();
    return (place) => label === labelFor(own, place);
  }

  function wayBack(found: FoundLink | null) {
    const site = siteAddress(config);
    if (found === null) return { address: site + routes.dashboard.to(), reopens: false };
    const { machine, port } = found.linked;
    const path = routes.openPort.to({ instanceName: machine, inner: String(port.inner) });
    return { address: site + path, reopens: true };
  }

  function refuse(response: ServerResponse, refusal: GatewayRefusal, found: FoundLink | null = null): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const page = refusalPage(refusal, wayBack(found));
    // What still comes of a body is not read: the line ends with this answer.
    response.writeHead(gatewayWords[refusal].status, { ...pageHeaders, connection: 'close' }).end(page);
  }

  async function admit(request: IncomingMessage): Promise<Admitted> {
    const label = address?.labelOf(request.headers.host);
    if (!label || !request.url?.startsWith('/')) return refused('unreadable');
    if (isFromElsewhere(request, address?.origin(label) ?? '')) return refused('elsewhere');
    const secret = cookieOf(request.headers.cookie, cookieName);
    if (secret === null || !secretRule.test(secret)) return refused('link');
    const hash = tokenHash(secret);
    const found = (await findPortLinks(services, [hash])).get(hash) ?? null;
    if (found === null) return refused('link');
    const { instanceId, port } = found.linked;
    if (!(await isOrigin(request))({ instanceId, inner: port.inner })) return refused('link');
    return found.end === null ? { linked: found.linked } : refused(found.end, found);
  }

  /** Holds what lasts, so that it can be ended; null where there is too much already. */
  function hold({ hash, instanceId }: LinkedPort, end: () => void): (() => void) | null {
    const ofInstance = [...held].filter((one) => one.instanceId === instanceId).length;
    if (held.size >= mostOfServer || ofInstance >= mostOfInstance) return null;
    const one = { hash, instanceId, end };
    held.add(one);
    return () => held.delete(one);
  }

  async function forwardingTo({ machine, port }: LinkedPort, request: IncomingMessage): Promise<Forwarding | null> {
    const connection = await compute.dial(machine, port);
    if (connection === null) return null;
    connection.on('error', () => undefined);
    const headers = headersForMachine(request, { cookieNames, isSecure: address?.isSecure ?? false });
    return { connection, headers, cookieNames, patience: rounds };
  }

  /** Takes the address of a link in exchange for a cookie. */
  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = new URL(request.url ?? '', 'http://gateway').searchParams.get('link') ?? '';
    if (request.method !== 'GET' || !secretRule.test(token)) return refuse(response, 'link');
    const taken = await takePortLink(services, token, await isOrigin(request));
    if (taken === null) return refuse(response, 'link');
    if (taken.cookie === null) return refuse(response, taken.found.end ?? 'link', taken.found);
    const secure = address?.isSecure === true ? '; Secure' : '';
    const life = `Max-Age=${cookieLifeMs / secondMs}`;
    response.writeHead(303, {
      location: '/',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'set-cookie': `${cookieName}=${taken.cookie}; Path=/; HttpOnly; SameSite=Lax; ${life}${secure}`,
    });
    response.end();
    return undefined;
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const admitted = await admit(request);
    if ('refusal' in admitted) return refuse(response, admitted.refusal, admitted.found);
    const { linked } = admitted;
    const letGo = hold(linked, () => response.destroy());
    if (letGo === null) return refuse(response, 'busy');
    try {
      const how = await forwardingTo(linked, request);
      const failure = how === null ? 'noAnswer' : await forward(request, response, how);
      if (failure !== null) refuse(response, failure);
    } finally {
      letGo();
    }
    return undefined;
  }

  /** The one answer of a line that gets no websocket. */
  function respondOn(request: IncomingMessage, socket: Duplex): () => ServerResponse {
    let response: ServerResponse | null = null;
    return () => {
      response ??= upgradeResponse(request, socket);
      return response;
    };
  }

  async function passSocket({ request, socket, head }: Upgrade, respond: () => ServerResponse): Promise<void> {
    const admitted = await admit(request);
    if ('refusal' in admitted) return refuse(respond(), admitted.refusal, admitted.found);
    const { linked } = admitted;
    const letGo = hold(linked, () => socket.destroy());
    if (letGo === null) return refuse(respond(), 'busy');
    try {
      const how = await forwardingTo(linked, request);
      const failure = how === null ? 'noAnswer' : await forwardSocket({ request, socket, head }, how, respond);
      if (failure !== null) refuse(respond(), failure);
    } finally {
      letGo();
    }
    return undefined;
  }

  /** Nobody's page sees a fault of ours. Where not even that can be told the line ends, and the server goes on. */
  function tell(error: unknown, line: Duplex, respond: () => ServerResponse): void {
    const isRefused = error instanceof Refusal;
    if (!isRefused) logger.error({ err: error }, 'the gateway could not pass a request on');
    try {
      refuse(respond(), isRefused ? 'sessionEnded' : 'failed');
    } catch {
      line.destroy();
    }
  }

  async function look(): Promise<void> {
    if (held.size === 0) return;
    const found = await findPortLinks(services, [...new Set([...held].map(({ hash }) => hash))]);
    for (const one of held) {
      const link = found.get(one.hash);
      if (link === undefined || link.end !== null) one.end();
    }
  }

  const looking = setInterval(() => {
    look().catch((error: unknown) => logger.warn({ err: error }, 'open ports could not be looked after'));
  }, rounds.look);
  looking.unref();

  return {
    takes: ({ headers }) => address.labelOf(headers.host) !== null,
    answer(request, response) {
      // The server's own patience is that of calls.
      request.socket.setTimeout(rounds.answer + rounds.silence);
      response.on('error', () => response.destroy());
      const isOpening = request.url?.split('?')[0] === openPath;
      (isOpening ? open(request, response) : pass(request, response)).catch((error: unknown) =>
        tell(error, request.socket, () => response),
      );
    },
    upgrade(request, socket, head) {
      request.socket.setTimeout(0);
      // Nothing may pass for hours; a browser that vanished is found out by the line itself.
      request.socket.setKeepAlive(true, keepAliveMs);
      const respond = respondOn(request, socket);
      if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
        refuse(respond(), 'unreadable');
        return;
      }
      passSocket({ request, socket, head }, respond).catch((error: unknown) => tell(error, socket, respond));
    },
    close() {
      clearInterval(looking);
      for (const one of held) one.end();
    },
  };
}

/** Has the gateway end with the server, before it waits for what is open. */
export function closeWith(app: FastifyInstance, gateway: Gateway | null): void {
  // oxlint-disable-next-line typescript/require-await -- Fastify tells a hook with a promise by its being async
  app.addHook('preClose', async () => gateway?.close());
}
