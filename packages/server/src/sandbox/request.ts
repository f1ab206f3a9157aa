import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config';
import type { Services } from '../http/handler';
import { sandboxKey } from '../payment/sandbox-signature';
import { pageToken, pageTokenIsValid } from './page-token';

/** Fields of a form or of a JSON body, one text each. */
export type Fields = ReadonlyMap<string, string>;

/** What the database cannot keep in a text. */
const unreadable = '\0';

/** Reads `a=1&b=2`; a field that comes twice is ambiguous and counts as absent, and so does one with the character 0. */
export function formFields(body: string): Fields {
  const given = new URLSearchParams(body);
  return new Map(
    [...new Set(given.keys())]
      .filter((name) => given.getAll(name).length === 1 && given.get(name)?.includes(unreadable) === false)
      .map((name) => [name, given.get(name) ?? '']),
  );
}

/** The fields of a body that was read as text. */
export function fieldsOf(body: unknown): Fields {
  return formFields(typeof body === 'string' ? body : '');
}

function key(services: Services): Promise<string> {
  return services.database.transaction((tx) => sandboxKey(tx, 'page-token'));
}

export async function newPageToken(services: Services): Promise<string> {
  return pageToken(await key(services), services.clock.now());
}

export async function hasPageToken(services: Services, token: string | undefined): Promise<boolean> {
  return token !== undefined && pageTokenIsValid(await key(services), token, services.clock.now());
}

/** Keeps the line of a request open however long its answer takes, as days do that are gone through hour by hour. */
export function waitPatiently({ raw }: FastifyReply): void {
  // A call of the program itself has no line.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(0);
}

/** A trade number of a form: digits, few enough to be exact. */
export function tradeNumberOf(fields: Fields): number | null {
  const text = fields.get('out_trade_no') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Addresses of ours in a page. What people wrote stands in it without a quotation mark, so nothing else is met. */
const ownAddress = /"\/(?=(?:sandbox|files)["/?])/g;

/** Answers a page, its addresses below the site's path, under a policy that lets nothing run or load but its own style sheets and script. */
export function sendPage(
  reply: FastifyReply,
  { sitePath }: Pick<Config, 'sitePath'>,
  render: (nonce: string) => string,
  status = 200,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    // Papers that are reviewed stand on the page.
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(render(nonce).replace(ownAddress, (address) => `"${sitePath}${address.slice(1)}`));
}
