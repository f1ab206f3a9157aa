import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/handler';
import { receiveNotification, receiveRefundNotification } from './notify';

const largestBody = 64 * 1024;
const notifications = [
  ['/payment/notify', receiveNotification],
  ['/payment/refund-notify', receiveRefundNotification],
] as const;

/**
 * Where the gateway sends its notifications. Not a call of the contract: it carries a signature and no session. The body is read as text,
 * because a signature covers its exact bytes.
 */
export function registerPaymentRoutes(app: FastifyInstance, services: Services): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBody }, (_request, body, parsed) =>
      parsed(null, body),
    );
    for (const [url, receive] of notifications) {
      scope.post(url, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const rejected = (await receive(services, request.headers, body)) === 'rejected';
        return reply
          .code(rejected ? 400 : 200)
          .type('text/plain')
          .send(rejected ? 'failure' : 'success');
      });
    }
    done();
  });
}
