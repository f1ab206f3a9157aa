import { createHmac } from 'node:crypto';
import type { Config } from '../config';
import { toBase32 } from '../platform/base32';
import { publicAddress } from '../platform/public-address';

type Place = Pick<Config, 'gatewayDomain' | 'publicOrigin' | 'sitePath' | 'host' | 'port'>;

/** Path of every origin of the gateway at which an address is exchanged for a cookie. */
export const openPath = '/__gateway/open';
/** 130 bits: nobody guesses one. */
const labelLength = 26;

/** The origins by which ports of instances are reached in the browser (decisions 139). */
export interface GatewayAddress {
  readonly isSecure: boolean;
  /** The origin of a label. */
  origin(label: string): string;
  /** The label of a `Host` header: '' for another name below the domain, null for a host that is none of the gateway's. */
  labelOf(host: string | undefined): string | null;
}

/** Where the gateway is; null where there is none. */
export function gatewayOf(config: Place): GatewayAddress | null {
  const { gatewayDomain } = config;
  if (gatewayDomain === null) return null;
  const { protocol, port } = new URL(publicAddress(config));
  return {
    isSecure: protocol === 'https:',
    origin: (label) => `${protocol}//${label}.${gatewayDomain}${port === '' ? '' : `:${port}`}`,
    labelOf(host = '') {
      const [name = ''] = host.toLowerCase().split(':');
      if (!name.endsWith(`.${gatewayDomain}`)) return null;
      const label = name.slice(0, -gatewayDomain.length - 1);
      return /^[a-z2-7]+$/.test(label) && label.length === labelLength ? label : '';
    },
  };
}

/** A port inside an instance, which has an origin of its own. */
export interface InnerPlace {
  readonly instanceId: number;
  readonly inner: number;
}

/** The label of a port, the same for ever and of no other port. `key` is the server's own. */
export const labelFor = (key: string, { instanceId, inner }: InnerPlace): string =>
  toBase32(createHmac('sha256', key).update(`${instanceId}:${inner}`).digest().subarray(0, 20))
    .slice(0, labelLength)
    .toLowerCase();
