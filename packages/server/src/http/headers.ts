import { CONTRACT_HEADER } from '@compute-market/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Lets the empty style element through that the style engine fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy of the site: its own files only, and of inline parts only those that carry this answer's nonce. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}' ${emptyStyle}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `default` is the editor's: it cleans every string on its way into the parser.
    'trusted-types dompurify app default',
  ].join('; ');
}

/** For answers that are data: nothing in them may run, load or be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Puts the protecting headers on an answer; a page that brings its own policy keeps it. */
export function protect(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): void {
  reply.header('x-request-id', request.id);
  reply.header(CONTRACT_HEADER, 'compute-market');
  reply.header('x-content-type-options', 'nosniff');
  reply.header('x-frame-options', 'DENY');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  if (publicOrigin?.startsWith('https://'))
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
}

/** Protects every answer of a route, also of none. */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  // oxlint-disable-next-line typescript/require-await -- Fastify tells a hook with a promise by its being async
  app.addHook('onSend', async (request, reply) => protect(request, reply, config));
}
