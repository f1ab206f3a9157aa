import { Buffer } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { allCalls } from '@compute-market/contract/calls';
import type { CallDefinition } from '@compute-market/contract/define-call';
import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import { PERMISSION_FORBIDDEN } from '@compute-market/contract/error-matchers';
import { answers } from './answers';
import { startState, type Keeper } from './state';

/** How it answers what is ours: it does not know it, or says something else under that address. */
export type OfOurs = 'missing' | 'garbage';

/** Who is logged in. */
export type Account = 'main' | 'sub';

type Chosen = (call: CallDefinition) => boolean;

export interface ForeignBackEnd {
  readonly url: string;
  /** The calls of the specification that came since this was read last, each as often as it came. */
  readonly asked: () => readonly CallDefinition[];
  /** From now on these calls answer what a broken server does: HTTP 500 with nothing but a message (`FAULT`). */
  readonly fail: (fails: Chosen) => void;
  stop(): void;
}

/** What a call that fails says. */
export const FAULT = '数据库维护中';

const site = path.resolve('packages/app/dist');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.html': 'text/html',
};

const patternOf = ({ transport, path: address }: CallDefinition) =>
  new RegExp(`^${TRANSPORT_BASE[transport]}${address.replace(/\{\w+\}/g, '[^/]+')}$`);
const known = allCalls.map((call) => ({ call, pattern: patternOf(call) }));

const send = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** What was sent, whichever way: JSON or a form. A file is nothing that is kept. */
async function sentWith(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(body) as Record<string, unknown>;
  return type.startsWith('application/x-www-form-urlencoded') ? Object.fromEntries(new URLSearchParams(body)) : {};
}

const sendEnvelope = (response: ServerResponse, { transport }: CallDefinition, number: number, data: unknown) => {
  const reason = number === 0 ? '' : '没有权限';
  send(response, 200, transport === 'third-party' ? { code: number, reason, data } : { status: number, reason, data });
};

/** What comes from under an address that means something else there: an answer of another thing, a page, nothing. */
const garbage: readonly ((response: ServerResponse, call: CallDefinition) => void)[] = [
  (response, call) => sendEnvelope(response, call, 0, ['?', 7, { x: [] }]),
  (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>x</title>'),
  (response, call) => sendEnvelope(response, call, 0, null),
  (response) => send(response, 200, null),
  (response, call) => sendEnvelope(response, call, 0, {}),
  (response) => void response.writeHead(204).end(),
  (response) => send(response, 200, { ok: true }),
  (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
];

/** Every call has its own kind, always the same, so that what breaks a page breaks it each time. */
const placeOf = ({ name }: CallDefinition) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

interface Kind {
  readonly ofOurs: OfOurs;
  readonly account: Account;
}

/** What is kept nowhere. */
const answerOf = ({ path: address }: CallDefinition) => (address in answers ? answers[address] : { data: [{}] });

function answer(response: ServerResponse, call: CallDefinition, { ofOurs, account }: Kind, kept: unknown) {
  if (call.extension && ofOurs === 'missing') return send(response, 404, { message: 'not found' });
  if (!call.roles.includes(account)) return sendEnvelope(response, call, PERMISSION_FORBIDDEN, null);
  if (call.extension) return garbage[placeOf(call) % garbage.length]?.(response, call);
  return sendEnvelope(response, call, 0, kept === undefined ? answerOf(call) : kept);
}

/** The built site: its files, and its page for every other address. */
function sendSite(response: ServerResponse, pathname: string) {
  const file = path.join(site, path.posix.normalize(pathname));
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile && path.extname(pathname) !== '') return void response.writeHead(404).end();
  const found = isFile ? file : path.join(site, 'index.html');
  response.writeHead(200, { 'content-type': types[path.extname(found)] ?? 'application/octet-stream' });
  return void response.end(readFileSync(found));
}

type Answering = (response: ServerResponse, call: CallDefinition, kept: unknown) => void;

async function handle(request: IncomingMessage, response: ServerResponse, keeper: Keeper, answering: Answering) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const sent = await sentWith(request);
  if (!/^\/(api|third-party)\//.test(pathname)) return sendSite(response, pathname);
  const found = known.find(({ call, pattern }) => call.method === request.method && pattern.test(pathname));
  return found
    ? answering(response, found.call, keeper(found.call, sent, pathname))
    : send(response, 404, { message: 'not found' });
}

/** A back end that is not ours, with the built site before it (decisions 40). */
export async function startForeignBackEnd(ofOurs: OfOurs, account: Account = 'main'): Promise<ForeignBackEnd> {
  const asked: CallDefinition[] = [];
  let fails: Chosen = () => false;
  const answering: Answering = (response, call, kept) => {
    if (!call.extension) asked.push(call);
    return fails(call) ? send(response, 500, { message: FAULT }) : answer(response, call, { ofOurs, account }, kept);
  };
  const keeper = startState(account);
  const server = createServer((request, response) => void handle(request, response, keeper, answering));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked.splice(0),
    fail: (chosen) => {
      fails = chosen;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
