import type { Transport } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../db/database';
import { errorBody, refusalBody } from './envelopes';
import type { Services } from './handler';
import { Refusal } from './refusal';

/** What the server library refuses by itself, in our words. */
const bodyReasons: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: '提交的内容过大，请减少内容后重试',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '不支持该内容类型，请使用 JSON 或表单提交',
  FST_FILES_LIMIT: '一次只能上传一个文件，请逐个上传',
};

const isClientFault = (error: unknown): error is Error & { statusCode: number; code?: string } =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500;

/** Writes a fault to the log, the only place that learns what it was, and answers what its caller may know: a sentence and the number to find it by. */
function tellFault(error: unknown, request: FastifyRequest, services: Services) {
  services.logger.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'request failed');
  const away = error instanceof DatabaseAway;
  const key = away ? 'DATABASE_ERROR' : 'INTERNAL';
  return { http: away ? 503 : 500, key, reason: `${errors[key].reason}（编号 ${request.id}）` } as const;
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
  if (isClientFault(error)) return reply.send(errorBody(transport, 'INVALID_BODY', bodyReasons[error.code ?? '']));
  const { http, key, reason } = tellFault(error, request, services);
  return reply.code(http).send(errorBody(transport, key, reason));
}
