import { defineBrand, type Brand, type BrandOverrides } from './brand';
import { TRANSPORT_BASE } from './envelope';

/** What one build of the site is told where it is published (decisions 75). It stands in the page itself, so that nothing is asked for before the first paint. */
export interface SiteConfiguration {
  /** Path under which the site stands, without a slash at its end; empty at the root. */
  readonly basePath: string;
  /** Where the calls are sent, without a slash at the end: paths of the site's own origin, or whole addresses. */
  readonly api: { readonly main: string; readonly thirdParty: string };
  /** A demonstration that strangers can reach: every page says so. */
  readonly demo: boolean;
  readonly brand: Brand;
}

/** What stands in the page; anything left out is as in the build. */
export interface GivenConfiguration {
  readonly basePath?: string | undefined;
  readonly api?: Partial<SiteConfiguration['api']> | undefined;
  readonly demo?: boolean | undefined;
  readonly brand?: BrandOverrides | undefined;
}

/** The element of the page that holds it, as JSON that no browser runs. */
export const CONFIGURATION_ELEMENT = 'configuration';

/** A path of the site's own as a browser asks for it; other addresses stay. */
const under = (basePath: string, address: string): string => (address.startsWith('/') ? basePath + address : address);

/** The configuration of one place. The brand's own files stand with the site, wherever that is. */
export function defineConfiguration({
  basePath = '',
  api = {},
  demo = false,
  brand: given,
}: GivenConfiguration = {}): SiteConfiguration {
  const brand = defineBrand(given);
  const { officialAccount } = brand;
  return {
    basePath,
    api: { main: TRANSPORT_BASE['main-json'], thirdParty: TRANSPORT_BASE['third-party'], ...api },
    demo,
    brand: {
      ...brand,
      logo: under(basePath, brand.logo),
      dataHost: brand.dataHost || basePath,
      officialAccount: { ...officialAccount, qrcode: under(basePath, officialAccount.qrcode) },
    },
  };
}
