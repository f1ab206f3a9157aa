import { CONTRACT_HEADER } from '@compute-market/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { basePaths } from '../config/variables';

/** What the site sends besides what every browser may; a session is a header or a field, never a cookie, so credentials are not allowed. */
const sentHeaders = 'authorization, content-type, idempotency-key, x-request-id';
const readHeaders = `${CONTRACT_HEADER}, x-request-id, retry-after, date`;
/** How long a browser may rely on the answer, s. */
const relied = 7200;
const bases = [...basePaths, '/third-party'];

const isCall = ({ url }: FastifyRequest): boolean => bases.some((base) => url.startsWith(`${base}/`));

/** Lets sites of the listed origins call this server. Any other origin hears nothing about it, and its browser refuses by itself (decisions 75). */
export function registerCrossOrigin(app: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): void {
  if (corsOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !corsOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', readHeaders);
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (!isPreflight) return;
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', sentHeaders)
      .header('access-control-max-age', relied)
      .send();
  });
}
