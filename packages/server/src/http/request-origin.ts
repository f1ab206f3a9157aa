import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Origin } from '../platform/origin';
import type { Credential } from './auth';
import type { Actor } from './handler';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who it turned out to come from. */
    actor?: Actor | null;
    /** In which trace it is answered. */
    trace?: string;
    /** What the caller showed, once it was read. */
    credential?: Credential;
  }
}

/** Gives every request room for what its origin tells: a field that is added later, or a table beside, costs each request more. */
export function rememberOrigins(app: FastifyInstance): void {
  app.decorateRequest('actor', undefined);
  app.decorateRequest('trace', undefined);
  app.decorateRequest('credential', undefined);
}

/** What the log tells of a request: its number, its call, and who calls once that is known. */
export function originOf(request: FastifyRequest): Origin {
  const { actor, trace } = request;
  return {
    request: request.id,
    call: request.routeOptions.config.call,
    trace,
    actor: actor ? { user: actor.userId, sub: actor.subAccountId ?? undefined, key: actor.apiKey?.id } : undefined,
  };
}
