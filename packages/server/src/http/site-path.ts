import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Whether the rest of an address begins where the path ends: `/compute?a` and `/compute/a`, not `/computer`. */
const isUnder = (url: string, sitePath: string): boolean =>
  url.startsWith(sitePath) && ['', '/', '?'].includes(url.charAt(sitePath.length));

/**
 * Takes the site's path off an address, so that every route is written once. An address without it is answered too: some proxies take it off
 * themselves, and health is asked for on the machine.
 */
export const withoutSitePath =
  (sitePath: string) =>
  ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
    if (sitePath === '' || !isUnder(url, sitePath)) return url;
    const rest = url.slice(sitePath.length);
    return rest.startsWith('/') ? rest : `/${rest}`;
  };

/** Puts the path before where an answer leads. */
export function registerSitePath(app: FastifyInstance, { sitePath }: Pick<Config, 'sitePath'>): void {
  if (sitePath === '') return;
  // oxlint-disable-next-line typescript/require-await -- Fastify tells a hook with a promise by its being async
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string' && location.startsWith('/')) reply.header('location', sitePath + location);
  });
}
