import type { Transport } from '@compute-market/contract/define-call';
import { errors, type ErrorKey } from '@compute-market/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../db/database';
import type { CallOutcome } from '../operations/metrics';
import { errorBody, refusalBody } from './envelopes';
import type { Services } from './handler';
import { protect } from './headers';
import { originOf } from './request-origin';
import { Refusal } from './refusal';

const unreadableAddress = '地址中有无法识别的字符，请检查后重试';

/** What the server library refuses by itself, in our words. */
const ownReasons: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: '提交的内容过大，请减少内容后重试',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '不支持该内容类型，请使用 JSON 或表单提交',
  FST_FILES_LIMIT: '一次只能上传一个文件，请逐个上传',
  FST_ERR_BAD_URL: unreadableAddress,
  FST_ERR_MAX_PARAM_LENGTH: '地址不存在，请检查后重试',
};

const invalidKeys: ReadonlySet<ErrorKey> = new Set(['INVALID_REQUEST', 'INVALID_BODY']);

const isClientFault = (error: unknown): error is Error & { statusCode: number; code?: string } =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500;

/** Writes a fault to the log, the only place that learns what it was, and answers what its caller may know: a sentence and the number to find it by. */
function tellFault(error: unknown, request: FastifyRequest, services: Services) {
  services.logger.error({ err: error, ...originOf(request), route: request.routeOptions.url }, 'request failed');
  const away = error instanceof DatabaseAway;
  const key = away ? 'DATABASE_ERROR' : 'INTERNAL';
  return { http: away ? 503 : 500, key, reason: `${errors[key].reason}（编号 ${request.id}）` } as const;
}

/** How a call that threw counts. */
export function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof Refusal) return invalidKeys.has(error.key) ? 'invalid' : 'refused';
  return isClientFault(error) ? 'invalid' : 'fault';
}

/** Ends a call that threw. Refusals and malformed requests are answers; anything else is a fault. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  transport: Transport,
): FastifyReply {
  reply.code(200);
  if (error instanceof Refusal) return reply.send(refusalBody(transport, error));
  if (isClientFault(error)) return reply.send(errorBody(transport, 'INVALID_BODY', ownReasons[error.code ?? '']));
  const { http, key, reason } = tellFault(error, request, services);
  return reply.code(http).send(errorBody(transport, key, reason));
}

function tellInText(error: unknown, request: FastifyRequest, services: Services): { http: number; reason: string } {
  if (error instanceof Refusal) return { http: 400, reason: error.reason ?? errors[error.key].reason };
  if (isClientFault(error))
    return {
      // A name longer than any of ours is that of nothing.
      http: error.statusCode === 414 ? 404 : error.statusCode,
      reason: ownReasons[error.code ?? ''] ?? errors.INVALID_BODY.reason,
    };
  return tellFault(error, request, services);
}

/** Ends a request for anything but a call: the site, files, notifications, the sandbox. The same rule, in plain text. */
function answerErrorInText(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): FastifyReply {
  const { http, reason } = tellInText(error, request, services);
  return reply.code(http).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(reason);
}

/** No name in an address holds the character 0, and neither the file system nor the database can be asked for one that does. */
const unreadable = /%00/;

/** Ends a request whose address the library could not take apart. It goes past every hook, so that it is protected here. */
export const answerUnreadable =
  (services: Services) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    protect(request, reply, services.config);
    answerErrorInText(error, request, reply, services);
  };

/** Sees to every error that no call answers, and to addresses that nothing can look up. */
export function registerErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => answerErrorInText(error, request, reply, services));
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(unreadable.test(url) ? new Refusal('INVALID_REQUEST', { reason: unreadableAddress }) : undefined);
  });
}
