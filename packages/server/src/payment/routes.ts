import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/handler';
import { receiveNotification } from './notify';

const largestBody = 64 * 1024;

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
    scope.post('/payment/notify', async (request, reply) => {
      const outcome = await receiveNotification(
        services,
        request.headers,
        typeof request.body === 'string' ? request.body : '',
      );
      return reply
        .code(outcome === 'rejected' ? 400 : 200)
        .type('text/plain')
        .send(outcome === 'rejected' ? 'failure' : 'success');
    });
    done();
  });
}
