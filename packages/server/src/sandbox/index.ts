import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/handler';
import { SandboxGateway } from '../payment/sandbox-gateway';
import { registerSandboxApi } from './api-routes';
import { registerSandboxAssets } from './assets';
import { registerSandboxMails } from './mails';
import { registerSandboxPages } from './pages-routes';

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
    registerSandboxMails(scope, services);
    registerSandboxPages(scope, services, gateway);
    registerSandboxApi(scope, services, gateway);
    done();
  });
}
