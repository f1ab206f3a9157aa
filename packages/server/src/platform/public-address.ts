import { networkInterfaces } from 'node:os';
import type { Config } from '../config';

const everywhere = new Set(['0.0.0.0', '::']);

/** The first address of this machine that another device can reach. */
function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

type Place = Pick<Config, 'publicOrigin' | 'sitePath' | 'host' | 'port'>;

/** Where others reach this server, without a slash at the end, for links that leave the browser such as a QR code. A server that listens everywhere is reachable by phone. */
export function publicAddress({ publicOrigin, sitePath, host, port }: Place): string {
  const listening = `http://${everywhere.has(host) ? (networkAddress() ?? 'localhost') : host}:${port}`;
  return (publicOrigin ?? listening) + sitePath;
}

/** Where customers open the site: here, unless another host serves it (decisions 75). */
export const siteAddress = (config: Place & Pick<Config, 'siteUrl'>): string => config.siteUrl ?? publicAddress(config);
