import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config';
import { publicAddress } from '../platform/public-address';

type Allowed = Pick<Config, 'publicOrigin' | 'sitePath' | 'host' | 'port' | 'corsOrigins'>;

/** Whether a page may open a socket here: one of this site, or of one that may call from elsewhere (decisions 75). A browser always says where it is. */
export function mayConnect({ origin, host }: IncomingHttpHeaders, config: Allowed): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  return (
    from.host === host || from.origin === new URL(publicAddress(config)).origin || config.corsOrigins.includes(origin)
  );
}

/** The caller's address, from the one proxy before us where there is one. */
export function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = headers['x-forwarded-for'];
  const last = trustProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return last ? last : (socket.remoteAddress ?? '');
}
