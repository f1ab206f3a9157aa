import { allCalls } from '@compute-market/contract/calls';
import { createOpenApiDocument } from '@compute-market/contract/openapi';
import { sql } from 'drizzle-orm';
import { fastify, type FastifyInstance } from 'fastify';
import { implementations } from './domain';
import { registerInvoiceFiles } from './domain/invoice/file-routes';
import { registerSettlementFiles } from './domain/partner/file-routes';
import type { Services } from './http/handler';
import { registerHeaders } from './http/headers';
import { registerCalls } from './http/register-calls';
import { registerSite } from './http/static';
import { registerPaymentRoutes } from './payment/routes';
import { packageFile } from './platform/package-file';
import { registerSandbox } from './sandbox';
import { registerFileRoutes } from './storage/routes';

/** Largest JSON or form body in bytes. */
const largestBody = 256 * 1024;
/** A line that is silent for as long as a caller waits (product §9) is closed; a large file over a slow one may take longer to arrive. */
const silentMs = 30_000;
const wholeRequestMs = 120_000;
const requestIdRule = /^[\w-]{1,64}$/;

export interface AppDependencies {
  readonly services: Services;
  /** Folder of the built application; the package beside this one by default. */
  readonly site?: string;
}

function registerHealth(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', async (_request, reply) => {
    const alive = await database.transaction((tx) => tx.execute(sql`select 1`)).then(() => true, () => false);
    return reply.code(alive ? 200 : 503).header('cache-control', 'no-store').send({ status: alive ? 'ok' : 'unavailable' });
  });
}

function logAnswers(app: FastifyInstance, { logger }: Services): void {
  app.addHook('onResponse', async (request, reply) =>
    logger.info({ requestId: request.id, method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered'),
  );
}

/** The whole server over its services; listens to nothing yet. */
export async function buildApp({ services, site = packageFile('../app/dist') }: AppDependencies): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: largestBody,
    requestTimeout: wholeRequestMs,
    connectionTimeout: silentMs,
    // Only the proxy before it is believed: what stands further to the left in the header is what a caller wrote there.
    trustProxy: services.config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdRule.test(given) ? given : services.ids.short();
    },
    routerOptions: { maxParamLength: 200 },
  });
  registerHeaders(app, services.config);
  logAnswers(app, services);
  registerHealth(app, services);
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(createOpenApiDocument(allCalls)));
  registerCalls(app, services, allCalls, implementations);
  registerPaymentRoutes(app, services);
  registerFileRoutes(app, services);
  registerInvoiceFiles(app, services);
  registerSettlementFiles(app, services);
  registerSandbox(app, services);
  await registerSite(app, site);
  return app;
}
