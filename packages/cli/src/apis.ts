import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import {
  CONFIGURATION_ELEMENT,
  defineConfiguration,
  type GivenConfiguration,
  type SiteConfiguration,
} from '@compute-market/contract/site-configuration';
import type { System } from './system';

/** Where calls are sent, whole and without a slash at the end. */
export type Apis = SiteConfiguration['api'];

/** Where they are sent on nearly every site: below its address. */
export const usualApis = (url: string): Apis => ({
  main: url + TRANSPORT_BASE['main-json'],
  thirdParty: url + TRANSPORT_BASE['third-party'],
});

const told = new RegExp(String.raw`<script [^>]*\bid="${CONFIGURATION_ELEMENT}"[^>]*>([^<]*)</script>`);
/** ms until a page counts as silent. */
const patience = 10_000;

/** Where the page of a site sends its calls (decisions 75); null where there is no such page. */
export async function findApis({ fetch }: System, url: string): Promise<Apis | null> {
  try {
    const page = await (await fetch(`${url}/`, { signal: AbortSignal.timeout(patience) })).text();
    const { api } = defineConfiguration(JSON.parse(told.exec(page)?.[1] ?? '') as GivenConfiguration);
    const whole = (address: string): string => new URL(address, url).href;
    return { main: whole(api.main), thirdParty: whole(api.thirdParty) };
  } catch {
    return null;
  }
}
