import { isIP } from 'node:net';
import type { Config } from '../../config';
import { publicAddress, siteAddress } from '../../platform/public-address';

/** To which domain passkeys belong, and which pages may use them. */
export interface PasskeySite {
  readonly domain: string;
  readonly origins: readonly string[];
}

const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The domain is that of the site as customers open it. Pages are those of the site, of this server and of others that may call it (`CORS_ORIGINS`), where they
 * stand at the domain or below it. Null where browsers allow no passkeys: an address of numbers, or one without https that is not this machine.
 */
export function passkeySite(config: Config): PasskeySite | null {
  const { hostname, protocol, origin } = new URL(siteAddress(config));
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal(hostname))) return null;
  const known = [origin, new URL(publicAddress(config)).origin, ...config.corsOrigins];
  const isBelow = (other: string): boolean => {
    const name = new URL(other).hostname;
    return name === hostname || name.endsWith(`.${hostname}`);
  };
  return { domain: hostname, origins: [...new Set(known)].filter(isBelow) };
}
