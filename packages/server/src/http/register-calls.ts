import type { CallDefinition, Transport } from '@compute-market/contract/define-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basePaths } from '../config/variables';
import type { CallOutcome } from '../operations/metrics';
import { withOrigin } from '../platform/origin';
import { inSpan } from '../platform/tracing';
import { transactionOf } from './account-hold';
import { admit, identify, readCredential, type Claim } from './auth';
import { registerBodyParsers } from './bodies';
import { errorBody, successBody } from './envelopes';
import { answerError, outcomeOf } from './errors';
import { withFileAddresses, withoutFileAddresses } from './file-addresses';
import type { CallContext, Implementation, Services } from './handler';
import { readKey, runIntent } from './idempotent';
import { readFields, validate } from './input';
import { recordRefused, withRecord } from './operation-log';
import { originOf } from './request-origin';
import { largestUpload, readParts, registerMultipart } from './multipart';
import { tellCaller } from './sub-refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call that a route answers. */
    readonly call?: string;
  }
}

const longestUserAgent = 512;

/** Fastify's spelling of `{id}`. */
const routeOf = (base: string, call: CallDefinition): string => base + call.path.replace(/\{(\w+)\}/g, ':$1');

/** The answer by the contract's schema, which also drops what it does not name. A mismatch is our fault: loud before production, logged in it. */
function checkAnswer(call: CallDefinition, answer: unknown, services: Services): unknown {
  const parsed = call.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  if (services.config.environment !== 'production')
    throw new Error(`${call.name} answered against the contract: ${JSON.stringify(parsed.error.issues)}`);
  services.logger.error({ issues: parsed.error.issues }, 'answer against the contract');
  return answer;
}

const claimOf = (request: FastifyRequest): Claim => ({ credential: readCredential(request), address: request.ip });

/** Puts the parts of an upload where other bodies are. The caller is known before a file is taken in. */
async function readUpload(call: CallDefinition, services: Services, request: FastifyRequest): Promise<void> {
  request.body = await readParts(request, async (fields) => {
    request.body = fields;
    admit(call, await identify(services, call, claimOf(request)));
  });
}

/** What is asked, by the contract; null where that cannot be read. */
function readableInput(call: CallDefinition, services: Services, request: FastifyRequest): unknown {
  try {
    return validate(call, withoutFileAddresses(readFields(call, request), services.config));
  } catch {
    return null;
  }
}

async function handleCall(
  implementation: Implementation,
  services: Services,
  request: FastifyRequest,
): Promise<unknown> {
  const { call } = implementation;
  if (call.body === 'multipart' && request.isMultipart()) await readUpload(call, services, request);
  const actor = await identify(services, call, claimOf(request));
  request.actor = actor;
  const context: CallContext = {
    actor,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
    services,
    deed: { subject: '' },
    transaction: transactionOf(call, actor, services),
  };
  let input: unknown = null;
  try {
    admit(call, actor);
    input = validate(call, withoutFileAddresses(readFields(call, request), services.config));
    const key = call.intent ? readKey(request.headers['idempotency-key']) : null;
    return await withOrigin(originOf(request), async () => {
      const answer = call.intent
        ? await runIntent(implementation, input, context, key)
        : await implementation.handle(input, context);
      return withFileAddresses(checkAnswer(call, answer, services), services.config);
    });
  } catch (error) {
    // Who may not call at all is refused before the input is checked: what it was about is told all the same.
    await recordRefused(context, actor, {
      call: call.name,
      input: input ?? readableInput(call, services, request),
      error,
    });
    throw tellCaller(actor, error);
  }
}

/** `traceparent` of the caller; only one header of that name is one. */
function parentOf({ headers: { traceparent } }: FastifyRequest): { parent?: string } {
  return typeof traceparent === 'string' ? { parent: traceparent } : {};
}

/** Answers a call in a span of its own, which tells how it ended. */
const tracedCall = (implementation: Implementation, services: Services, request: FastifyRequest): Promise<unknown> =>
  inSpan(
    {
      name: implementation.call.name,
      kind: 'server',
      facts: { 'http.request.method': request.method, 'market.request': request.id },
      ...parentOf(request),
    },
    async ({ trace, tell }) => {
      request.trace = trace;
      try {
        const answer = await handleCall(implementation, services, request);
        tell({ 'market.outcome': 'ok' });
        return answer;
      } catch (error) {
        tell({ 'market.outcome': outcomeOf(error) });
        throw error;
      }
    },
  );

const answerMissing = (reply: FastifyReply, transport: Transport): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(errorBody(transport, 'NOT_FOUND', '接口不存在，请检查请求地址'));

/** Everything under the base of another environment is missing: without this, reading it would give the site's page (decisions 39). */
function refuseBase(app: FastifyInstance, base: string): void {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => answerMissing(reply, 'main-json');
  // Before the body: a type that nobody reads would be refused first.
  for (const url of [base, `${base}/*`]) app.all(url, { onRequest: refuse }, refuse);
}

function registerBase(
  app: FastifyInstance,
  services: Services,
  base: string,
  implementations: readonly Implementation[],
): void {
  const transport = base === '/third-party' ? 'third-party' : 'main-json';
  app.register(
    async (scope) => {
      registerBodyParsers(scope);
      scope.addHook('onSend', (_request, reply, _payload, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      const failures = new WeakMap<FastifyRequest, CallOutcome>();
      scope.setErrorHandler((error, request, reply) => {
        failures.set(request, outcomeOf(error));
        return answerError(error, request, reply, services, transport);
      });
      scope.addHook('onResponse', (request, reply, done) => {
        const { call } = request.routeOptions.config;
        const outcome = failures.get(request) ?? (reply.statusCode === 429 ? 'limited' : 'ok');
        if (call !== undefined) services.metrics.callEnded(call, outcome, reply.elapsedTime / 1000);
        done();
      });
      scope.setNotFoundHandler((_request, reply) => answerMissing(reply, transport));
      const route = (of: FastifyInstance, implementation: Implementation): void => {
        const { call } = implementation;
        of.route({
          method: call.method,
          url: routeOf('', call),
          config: { call: call.name },
          ...(call.body === 'multipart' ? { bodyLimit: largestUpload } : {}),
          ...(call.largestBody === null ? {} : { bodyLimit: call.largestBody }),
          handler: async (request) => successBody(transport, await tracedCall(implementation, services, request)),
        });
      };
      const takesFiles = ({ call }: Implementation) => call.body === 'multipart';
      for (const implementation of implementations) if (!takesFiles(implementation)) route(scope, implementation);
      // Apart: who reads files looks after each request and each answer of its scope.
      await scope.register(async (uploads) => {
        await registerMultipart(uploads);
        for (const implementation of implementations) if (takesFiles(implementation)) route(uploads, implementation);
      });
    },
    { prefix: base },
  );
}

/** Puts every call of the contract under its base. One that no domain answers is a defect that must not start. */
export function registerCalls(
  app: FastifyInstance,
  services: Services,
  calls: readonly CallDefinition[],
  implementations: readonly Implementation[],
): void {
  const known = new Map(implementations.map((implementation) => [implementation.call.name, implementation]));
  const all = calls.map((call) => {
    const implementation = known.get(call.name);
    if (implementation === undefined) throw new Error(`no domain answers ${call.name}`);
    return withRecord(implementation);
  });
  const isThirdParty = ({ call }: Implementation) => call.transport === 'third-party';
  registerBase(
    app,
    services,
    services.config.basePath,
    all.filter((one) => !isThirdParty(one)),
  );
  for (const base of basePaths) if (base !== services.config.basePath) refuseBase(app, base);
  registerBase(app, services, '/third-party', all.filter(isThirdParty));
}
