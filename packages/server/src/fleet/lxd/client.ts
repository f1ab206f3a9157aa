import { secondMs } from '@compute-market/contract/rules/time-units';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, type ClientOptions } from 'ws';

/** How to reach an engine: `unix:/path` or an absolute path on this machine, or https with our certificate and the engine's own. */
export interface EngineAddress {
  readonly url: string;
  readonly certificate?: string;
  readonly key?: string;
  /** The certificate that the engine must show, which is trusted by itself; without it the usual authorities decide. */
  readonly serverCertificate?: string;
  readonly project?: string;
}

/** The engine answered no. `status` is HTTP's; what an operation came to has 400. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** HTTP's for what an engine cannot give; what an operation that failed came to has it too. */
export const badRequest = 400;

/** What an engine answers from here on is a fault of its own, not a refusal. */
export const firstFault = 500;

/** Nobody saw what the engine answered, or whether it heard. */
export class EngineUnreachable extends Error {
  override readonly name = 'EngineUnreachable';
}

/** The engine does not trust our certificate, or the rights of it do not go so far. The operator mends it, so it is asked again. */
export class EngineForbidden extends Error {
  override readonly name = 'EngineForbidden';
}

/** The engine still works on it. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface ChangeOptions {
  /** Only if nothing changed since this state was read. */
  readonly etag?: string;
}

/** The engine's REST API below `/1.0`. Every call may end in one of the four errors above. */
export interface EngineClient {
  /** What stands at a path. */
  get<Value>(path: string): Promise<Value>;
  /** The same with the mark of its state. */
  read<Value>(path: string): Promise<{ readonly value: Value; readonly etag: string }>;
  /** Asks for a change; answers the operation that makes it, null when it is made. */
  begin(method: Method, path: string, body?: unknown, options?: ChangeOptions): Promise<string | null>;
  /** Waits for an operation and answers what it came to. */
  wait(operation: string, limitMs?: number): Promise<unknown>;
  /** `begin` and `wait`. */
  change(method: Method, path: string, body?: unknown, options?: ChangeOptions): Promise<unknown>;
  /** Begins an operation that is talked to over sockets: what it tells of them, and the way to each by its secret. */
  converse(
    path: string,
    body: unknown,
  ): Promise<{ readonly metadata: unknown; connect(secret: string): Promise<EngineSocket> }>;
  /** What happens in our project from now on, as texts of these kinds of events. */
  events(kinds: readonly string[]): Promise<EngineSocket>;
  /** Writes a file into an instance. */
  upload(path: string, content: string, headers: Readonly<Record<string, string>>): Promise<void>;
  /** Brings a packed image; answers the operation that takes it in. */
  uploadImage(file: string): Promise<string>;
}

/** A socket of the engine, which is paused until somebody listens. */
export type EngineSocket = WebSocket;

interface Answer {
  readonly type: 'sync' | 'async' | 'error';
  readonly error?: string;
  readonly error_code?: number;
  readonly operation?: string;
  readonly metadata: unknown;
}

interface Operation {
  readonly status_code: number;
  readonly err: string;
  readonly metadata: unknown;
}

const answerLimitMs = 30 * secondMs;
const operationLimitMs = 120 * secondMs;
/** A machine on its way down lets nothing else happen to it, for half a minute at most; what was asked meanwhile did not begin. */
const busyMachine = /is busy running/;
const busyPauseMs = 500;
/** Whether a machine was still in the middle of something else. */
export const isStillBusy = ({ message }: EngineError): boolean => busyMachine.test(message);
const triesWhileBusy = 80;
/** Status of an operation that came to a good end, and of one that failed or was called off. */
const succeeded = 200;
const firstFailure = 400;

type Ask = (request: {
  readonly method: string;
  readonly path: string;
  readonly body?: string | Readable;
  readonly headers?: Readonly<Record<string, string>>;
  readonly limitMs?: number;
}) => Promise<{ readonly answer: Answer; readonly etag: string }>;

function parse(text: string, status: number): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch (cause) {
    // A path that the engine does not have is answered in plain words.
    if (status === 404) return { type: 'error', error: text, error_code: status, metadata: null };
    throw new EngineUnreachable(`the engine answered something else than JSON: ${status} ${text.slice(0, 200)}`, {
      cause,
    });
  }
}

function requestOptions({ url, certificate, key, serverCertificate }: EngineAddress): https.RequestOptions {
  if (!url.startsWith('https:')) return { socketPath: url.replace(/^unix:(\/\/)?/, '') };
  const { hostname, port } = new URL(url);
  // A pinned certificate is known by itself: what name it bears is of no matter.
  const pinned = serverCertificate && { ca: serverCertificate, checkServerIdentity: () => undefined };
  return { hostname, port: port === '' ? '8443' : port, cert: certificate, key, ...pinned };
}

/** Why TLS ended before anything was asked, by the codes of Node. */
const distrust = /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_CERT_)/;

function unreachable(cause: unknown): EngineUnreachable {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const why = distrust.test(code)
    ? `the engine shows a certificate that is not trusted (LXD_SERVER_CERT_FILE): ${code}`
    : 'the engine cannot be reached';
  return new EngineUnreachable(why, { cause });
}

/** Opens sockets below `/1.0`; the next one is opened once this one stands. */
function connector(address: EngineAddress) {
  const options = requestOptions(address);
  const base = address.url.startsWith('https:')
    ? `wss://${options.hostname}:${options.port}`
    : `ws+unix:${options.socketPath}:`;
  return (path: string, question: Readonly<Record<string, string>>): Promise<EngineSocket> =>
    new Promise((resolve, reject) => {
      const query = new URLSearchParams({ ...question, project: address.project ?? 'default' });
      const target = `${base}/1.0${path}?${query.toString()}`;
      const { cert, key, ca, checkServerIdentity } = options;
      const settings: ClientOptions = { handshakeTimeout: answerLimitMs, perMessageDeflate: false };
      Object.assign(settings, cert && key ? { cert, key } : {}, ca ? { ca, checkServerIdentity } : {});
      const socket = new WebSocket(target, settings);
      socket.once('open', () => {
        // Nothing may be heard of it before somebody listens, who lets it go on.
        socket.pause();
        resolve(socket);
      });
      socket.once('error', (cause) => reject(new EngineUnreachable('the engine opens no socket', { cause })));
    });
}

function asker(address: EngineAddress): Ask {
  const options = requestOptions(address);
  const transport = address.url.startsWith('https:') ? https : http;
  const project = new URLSearchParams({ project: address.project ?? 'default' }).toString();
  return ({ method, path, body, headers = {}, limitMs = answerLimitMs }) =>
    new Promise((resolve, reject) => {
      const target = `/1.0${path}${path.includes('?') ? '&' : '?'}${project}`;
      const fail = (cause: unknown) => reject(unreachable(cause));
      const request = transport.request({ ...options, method, path: target, headers, timeout: limitMs }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('error', fail);
        response.on('end', () => {
          try {
            resolve({ answer: parse(text, response.statusCode ?? 0), etag: response.headers.etag ?? '' });
          } catch (error) {
            fail(error);
          }
        });
      });
      request.on('error', fail);
      request.on('timeout', () => request.destroy(new Error(`no answer in ${limitMs} ms`)));
      if (body instanceof Readable) body.on('error', (cause) => request.destroy(cause)).pipe(request);
      else request.end(body);
    });
}

/** HTTP's for who is not known, or may not. */
const forbidden: readonly number[] = [401, 403];

const refuseErrors = ({ type, error_code = 500, error = '' }: Answer): void => {
  if (type === 'error' && forbidden.includes(error_code))
    throw new EngineForbidden(`the engine lets this certificate not do it: ${error}`);
  if (type === 'error') throw new EngineError(error_code, error);
};

/** What stands at the root tells whether the engine trusts who asks; a stranger is answered all the same. */
interface Root {
  readonly auth?: string;
}

const refuseStranger = (metadata: unknown): void => {
  if ((metadata as Root | null)?.auth === 'untrusted')
    throw new EngineForbidden('the engine does not trust our certificate (lxc config trust add)');
};

/** The name of the operation that an answer speaks of. */
const operationOf = ({ operation }: Answer): string | null => operation?.split('/').at(-1)?.split('?')[0] ?? null;

/** Opens the way to an engine; nothing is asked yet. */
export function openClient(address: EngineAddress): EngineClient {
  const ask = asker(address);
  const connect = connector(address);
  const read = async <Value>(path: string) => {
    const { answer, etag } = await ask({ method: 'GET', path });
    refuseErrors(answer);
    refuseStranger(answer.metadata);
    return { value: answer.metadata as Value, etag };
  };
  const begin: EngineClient['begin'] = async (method, path, body, { etag } = {}) => {
    const headers = { 'content-type': 'application/json', ...(etag === undefined ? {} : { 'if-match': etag }) };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const { answer } = await ask({ method, path, headers, ...sent });
    refuseErrors(answer);
    return answer.type === 'async' ? operationOf(answer) : null;
  };
  const wait: EngineClient['wait'] = async (operation, limitMs = operationLimitMs) => {
    const path = `/operations/${operation}/wait?timeout=${Math.ceil(limitMs / secondMs)}`;
    const { answer } = await ask({ method: 'GET', path, limitMs: limitMs + answerLimitMs });
    refuseErrors(answer);
    const { status_code: status, err, metadata } = answer.metadata as Operation;
    if (status >= firstFailure) throw new EngineError(firstFailure, err);
    if (status !== succeeded) throw new EngineBusy(`operation ${operation} goes on`);
    return metadata;
  };
  return {
    get: async <Value>(path: string) => (await read<Value>(path)).value,
    read,
    begin,
    wait,
    async change(method, path, body, options) {
      for (let tries = 1; ; tries += 1) {
        try {
          const operation = await begin(method, path, body, options);
          return operation === null ? undefined : await wait(operation);
        } catch (error) {
          if (!(error instanceof EngineError) || !isStillBusy(error) || tries === triesWhileBusy) throw error;
          await pause(busyPauseMs);
        }
      }
    },
    async converse(path, body) {
      const headers = { 'content-type': 'application/json' };
      const { answer } = await ask({ method: 'POST', path, headers, body: JSON.stringify(body) });
      refuseErrors(answer);
      const operation = operationOf(answer) ?? '';
      const { metadata } = answer.metadata as Operation;
      return { metadata, connect: (secret) => connect(`/operations/${operation}/websocket`, { secret }) };
    },
    events: (kinds) => connect('/events', { type: kinds.join(',') }),
    async uploadImage(file) {
      const { size } = await stat(file);
      const { answer } = await ask({
        method: 'POST',
        path: '/images',
        body: createReadStream(file),
        headers: { 'content-type': 'application/octet-stream', 'content-length': String(size) },
        limitMs: operationLimitMs,
      });
      refuseErrors(answer);
      return operationOf(answer) ?? '';
    },
    async upload(path, content, headers) {
      const { answer } = await ask({
        method: 'POST',
        path,
        body: content,
        headers: { 'content-type': 'application/octet-stream', ...headers },
      });
      refuseErrors(answer);
    },
  };
}

/** What a question comes to, or null when there is no such thing. */
export async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EngineError && error.status === 404) return null;
    throw error;
  }
}
