import type { Transport } from '@compute-market/contract/define-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { readCredential } from './auth';
import { Buckets, type Allowance } from './buckets';
import { networkOf } from '../platform/network-of';
import { errorBody } from './envelopes';

export interface RequestAllowances {
  /** Of one session, whatever address it comes from. */
  readonly session: Allowance;
  /** Of one program's key, whatever address it comes from. */
  readonly key: Allowance;
  /** Of all that come from one address: a whole university may stand behind one. */
  readonly address: Allowance;
}

/** Far above what pages ask: the busiest opens with twenty requests and then asks once a second (trust B27). */
export const usualAllowances: RequestAllowances = {
  session: { atOnce: 600, perSecond: 20 },
  key: { atOnce: 120, perSecond: 10 },
  address: { atOnce: 4000, perSecond: 200 },
};

/** The transport of a call; null for the site, its files and whatever else has no session. */
function transportOf({ url }: FastifyRequest, basePath: string): Transport | null {
  if (url.startsWith('/third-party/')) return 'third-party';
  return url.startsWith(`${basePath}/`) ? 'main-json' : null;
}

/** Answers 429 to whoever calls too often, before anything is read from the database. What is registered after this is limited. */
export function limitRequests(
  app: FastifyInstance,
  { basePath }: Pick<Config, 'basePath'>,
  { session, key, address }: RequestAllowances,
): void {
  const callers = { session: new Buckets(session), key: new Buckets(key) };
  const addresses = new Buckets(address);
  const refuse = (reply: FastifyReply, transport: Transport, seconds: number) =>
    reply.code(429).header('retry-after', String(seconds)).send(errorBody(transport, 'TOO_MANY_REQUESTS'));
  app.addHook('onRequest', (request, reply, done) => {
    const transport = transportOf(request, basePath);
    const seconds = transport === null ? 0 : addresses.take(networkOf(request.ip));
    if (transport === null || seconds === 0) done();
    else refuse(reply, transport, seconds);
  });
  app.addHook('preHandler', (request, reply, done) => {
    const transport = transportOf(request, basePath);
    const credential = transport === null ? null : readCredential(request);
    const seconds = credential === null ? 0 : callers[credential.kind].take(credential.hash);
    if (transport === null || seconds === 0) done();
    else refuse(reply, transport, seconds);
  });
}
