import { allCalls } from '@compute-market/contract/calls';
import { createOpenApiDocument } from '@compute-market/contract/openapi';
import { fastify, type FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import path from 'node:path';
import { implementations } from './domain';
import { registerInvoiceFiles } from './domain/invoice/file-routes';
import { registerBillFiles } from './domain/bill/file-routes';
import { registerReceiptFiles } from './domain/order/receipt-routes';
import { registerSettlementFiles } from './domain/partner/file-routes';
import { closeWith, createGateway, usualGatewayRounds, type GatewayRounds } from './gateway/gateway';
import { registerCrossOrigin } from './http/cross-origin';
import { answerUnreadable, registerErrors } from './http/errors';
import type { Services } from './http/handler';
import { registerHeaders } from './http/headers';
import { OpenLines } from './http/open-lines';
import { registerCalls } from './http/register-calls';
import { originOf, rememberOrigins } from './http/request-origin';
import { limitRequests, usualAllowances, type RequestAllowances } from './http/request-limits';
import { registerSitePath, withoutSitePath } from './http/site-path';
import { registerSite } from './http/static';
import { Readiness, registerHealth } from './operations/health';
import { registerPaymentRoutes } from './payment/routes';
import { packageFile } from './platform/package-file';
import { registerSandbox } from './sandbox';
import { registerDesign } from './site/design';
import { registerFileRoutes } from './storage/routes';
import { registerTerminals, usualRounds, type TerminalRounds } from './terminal/gateway';

/** Largest JSON or form body in bytes. */
const largestBody = 256 * 1024;

/** How long the server waits for a caller, ms. */
export interface Patience {
  /** A line that says nothing for so long is closed, and so is one whose head is not whole by then. */
  readonly silent: number;
  /** A request that has not arrived whole after so long is ended, however it trickles. */
  readonly whole: number;
  /** How often the server looks for such requests. */
  readonly look: number;
}

/** As long as a caller waits (product §9); a large file over a slow line may take longer to arrive. */
const usualPatience: Patience = { silent: 30_000, whole: 120_000, look: 10_000 };
/** How long a line waits for its next request: longer than a proxy before us keeps one. */
const keptLineMs = 72_000;
const requestIdRule = /^[\w-]{1,64}$/;

export interface AppDependencies {
  readonly services: Services;
  /** Folder of the built application; the package beside this one by default. */
  readonly site?: string;
  /** Folder of the built component library, which may not be there. */
  readonly design?: string;
  readonly patience?: Patience;
  readonly allowances?: RequestAllowances;
  readonly terminalRounds?: TerminalRounds;
  readonly gatewayRounds?: GatewayRounds;
  /** Told by whoever ends the server. */
  readonly readiness?: Readiness;
}

function logAnswers(app: FastifyInstance, { logger }: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    // What would not be written is not put together either.
    if (!logger.isLevelEnabled('info')) return done();
    logger.info(
      {
        ...originOf(request),
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    return done();
  });
}

/** The whole server over its services; listens to nothing yet. */
export async function buildApp({
  services,
  site = packageFile('../app/dist'),
  design = path.join(packageFile('.storybook'), 'dist'),
  patience = usualPatience,
  allowances = usualAllowances,
  terminalRounds = usualRounds,
  gatewayRounds = usualGatewayRounds,
  readiness = new Readiness(),
}: AppDependencies): Promise<FastifyInstance> {
  const gateway = createGateway(services, gatewayRounds);
  const lines = new OpenLines();
  const app = fastify({
    bodyLimit: largestBody,
    // Hosts of the gateway never reach the site or a call.
    serverFactory: (handle) => {
      const server = createServer(
        {
          headersTimeout: patience.silent,
          requestTimeout: patience.whole,
          connectionsCheckingInterval: patience.look,
        },
        (request, response) =>
          gateway?.takes(request) ? gateway.answer(request, response) : handle(request, response),
      );
      server.setTimeout(patience.silent);
      server.keepAliveTimeout = keptLineMs;
      lines.watch(server);
      return server;
    },
    // What still arrives over an open line while the server ends is answered like any other: a proxy may not repeat it elsewhere.
    return503OnClosing: false,
    // Only the proxy before it is believed: what stands further to the left in the header is what a caller wrote there.
    trustProxy: services.config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdRule.test(given) ? given : services.ids.short();
    },
    rewriteUrl: withoutSitePath(services.config.sitePath),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable(services),
  });
  rememberOrigins(app);
  registerHeaders(app, services.config);
  registerSitePath(app, services.config);
  registerCrossOrigin(app, services.config);
  logAnswers(app, services);
  lines.letGo(app, readiness);
  registerErrors(app, services);
  registerHealth(app, services, readiness);
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(createOpenApiDocument(allCalls, services.config)),
  );
  limitRequests(app, services.config, allowances);
  registerCalls(app, services, allCalls, implementations);
  closeWith(app, gateway);
  registerTerminals(app, services, { rounds: terminalRounds, gateway });
  registerPaymentRoutes(app, services);
  registerFileRoutes(app, services);
  registerInvoiceFiles(app, services);
  registerReceiptFiles(app, services);
  registerBillFiles(app, services);
  registerSettlementFiles(app, services);
  registerSandbox(app, services);
  registerDesign(app, services.config, design);
  await registerSite(app, site, services);
  return app;
}
