import { networkInterfaces } from 'node:os';
import type { Config } from '../config';

const everywhere = new Set(['0.0.0.0', '::']);

/** The first address of this machine that another device can reach. */
function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** Where customers reach this server, for links that leave the browser such as a QR code. A server that listens everywhere is reachable by phone. */
export function publicOrigin({
  publicOrigin: configured,
  host,
  port,
}: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string {
  if (configured !== null) return configured;
  return `http://${everywhere.has(host) ? (networkAddress() ?? 'localhost') : host}:${port}`;
}
