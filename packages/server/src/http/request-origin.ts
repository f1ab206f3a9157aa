import type { FastifyRequest } from 'fastify';
import type { Origin } from '../platform/origin';
import type { Actor } from './handler';

const actors = new WeakMap<FastifyRequest, Actor>();

/** Remembers who a request turned out to come from. */
export function nameActor(request: FastifyRequest, actor: Actor | null): void {
  if (actor !== null) actors.set(request, actor);
}

const traces = new WeakMap<FastifyRequest, string>();

/** Remembers in which trace a request is answered. */
export function nameTrace(request: FastifyRequest, trace: string | undefined): void {
  if (trace !== undefined) traces.set(request, trace);
}

/** What the log tells of a request: its number, its call, and who calls once that is known. */
export function originOf(request: FastifyRequest): Origin {
  const { call } = request.routeOptions.config;
  const actor = actors.get(request);
  const trace = traces.get(request);
  return {
    request: request.id,
    ...(call === undefined ? {} : { call }),
    ...(trace === undefined ? {} : { trace }),
    ...(actor === undefined
      ? {}
      : {
          actor: {
            user: actor.userId,
            ...(actor.subAccountId === null ? {} : { sub: actor.subAccountId }),
            ...(actor.apiKey === undefined ? {} : { key: actor.apiKey.id }),
          },
        }),
  };
}
