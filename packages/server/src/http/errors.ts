import type { Transport } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** Ends a call that threw. Refusals and malformed requests are answers; anything else is a fault: its text stays in the log, under the request id. */
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
  services.logger.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'call failed');
  return reply.code(500).send(errorBody(transport, 'INTERNAL', `${errors.INTERNAL.reason}（编号 ${request.id}）`));
}
