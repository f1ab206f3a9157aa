import { CONTRACT_HEADER } from '@compute-market/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { siteHeaders } from '../site/policy';

/** For answers that are data: nothing in them may run, load or be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const protecting = Object.entries(siteHeaders);

/** Puts the protecting headers on an answer; a page that brings its own policy, or says who may frame it, keeps that. */
export function protect(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): void {
  reply.header('x-request-id', request.id);
  reply.header(CONTRACT_HEADER, 'compute-market');
  for (const [name, value] of protecting) if (!reply.hasHeader(name)) reply.header(name, value);
  if (publicOrigin?.startsWith('https://'))
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
}

/** Protects every answer of a route, also of none. */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    protect(request, reply, config);
    done();
  });
}
