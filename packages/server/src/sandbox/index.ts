import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/handler';
import { SandboxGateway } from '../payment/sandbox-gateway';
import { registerSandboxApi } from './api-routes';
import { registerSandboxAssets } from './assets';
import { guardDesk } from './desk-key';
import { registerSandboxMails } from './mails';
import { registerCustomerPages, registerSandboxDesk } from './pages-routes';

const largestBody = 16 * 1024;

/**
 * The stand-in for the outside world, for people and for tests. It exists only on a demo server with the sandbox gateway: anywhere else these
 * addresses are as missing as any other.
 */
export function registerSandbox(app: FastifyInstance, services: Services): void {
  const { gateway } = services;
  if (!services.config.demo || !(gateway instanceof SandboxGateway)) return;
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBody }, (_request, body, parsed) =>
      parsed(null, body),
    );
    registerSandboxAssets(scope);
    // A customer's phone opens these by an address that only the customer was told.
    registerCustomerPages(scope, services, gateway);
    scope.register((desk, _more, ready) => {
      guardDesk(desk, services);
      registerSandboxMails(desk, services);
      registerSandboxDesk(desk, services, gateway);
      registerSandboxApi(desk, services, gateway);
      ready();
    });
    done();
  });
}
