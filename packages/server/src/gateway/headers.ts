import { API_KEY_START } from '@compute-market/contract/entities/api-key';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Meant for the next hop alone. */
const ofOneHop: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** By which proxies tell each other of a caller, and what our server has answered by itself. */
const notPassedOn: ReadonlySet<string> = new Set([
  ...ofOneHop,
  'forwarded',
  'x-real-ip',
  'x-request-id',
  'expect',
  'http2-settings',
]);
/** What would make a proxy or a browser do more than show an answer. */
const notTaken: ReadonlySet<string> = new Set([...ofOneHop, 'x-sendfile', 'alt-svc', 'strict-transport-security']);

/** What `Connection` names belongs to the hop too. */
const namedIn = (connection: string | undefined): ReadonlySet<string> =>
  new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()));

/** The parts of a `Cookie` header. */
const cookiesIn = (header = ''): { readonly name: string; readonly text: string }[] =>
  header.split(';').flatMap((part) => {
    const text = part.trim();
    return text === '' ? [] : [{ name: text.split('=')[0]?.trim() ?? '', text }];
  });

/** The value of a cookie; null without it. */
export function cookieOf(header: string | undefined, name: string): string | null {
  const found = cookiesIn(header).find((cookie) => cookie.name === name);
  return found === undefined ? null : found.text.slice(name.length + 1);
}

/** The headers of a request as the machine hears them. */
export function headersForMachine(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { cookieNames, isSecure }: { readonly cookieNames: readonly string[]; readonly isSecure: boolean },
): OutgoingHttpHeaders {
  const named = namedIn(headers.connection);
  const passed = Object.entries(headers).filter(
    ([name]) => !notPassedOn.has(name) && !named.has(name) && !name.startsWith('x-forwarded-'),
  );
  const result: OutgoingHttpHeaders = Object.fromEntries(passed);
  const cookies = cookiesIn(headers.cookie).filter(({ name }) => !cookieNames.includes(name));
  delete result.cookie;
  if (cookies.length > 0) result.cookie = cookies.map(({ text }) => text).join('; ');
  if (headers.authorization?.startsWith(`Bearer ${API_KEY_START}`)) delete result.authorization;
  if (headers['transfer-encoding'] !== undefined) result['transfer-encoding'] = 'chunked';
  result['x-forwarded-proto'] = isSecure ? 'https' : 'http';
  result['x-forwarded-host'] = headers.host;
  return result;
}

/** A cookie of the machine for its own host alone; null for one that would take the gateway's place. */
function ownCookie(text: string, cookieNames: readonly string[]): string | null {
  const [pair = '', ...attributes] = text.split(';');
  if (cookieNames.includes(pair.split('=')[0]?.trim() ?? '')) return null;
  return [pair, ...attributes.filter((attribute) => !/^\s*domain\s*(?:=|$)/i.test(attribute))].join(';');
}

/** The headers of an answer as the browser hears them, name after value. */
export function headersForBrowser(
  { rawHeaders, headers }: Pick<IncomingMessage, 'rawHeaders' | 'headers'>,
  cookieNames: readonly string[],
): string[] {
  const named = namedIn(headers.connection);
  const result: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [spelt = '', value = ''] = rawHeaders.slice(at, at + 2);
    const name = spelt.toLowerCase();
    if (notTaken.has(name) || named.has(name) || name.startsWith('x-accel-')) continue;
    const kept = name === 'set-cookie' ? ownCookie(value, cookieNames) : value;
    if (kept !== null) result.push(spelt, kept);
  }
  return result;
}

const reading: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);

/** Whether it is the page of another origin that asks: all but a navigation that only reads. Old browsers tell an `Origin` alone. */
export function isFromElsewhere(
  { method, headers }: { readonly method?: string | undefined; readonly headers: IncomingHttpHeaders },
  origin: string,
): boolean {
  if (headers.origin !== undefined && headers.origin !== origin) return true;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || !reading.has(method);
}
