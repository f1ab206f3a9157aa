import {
  defineConfiguration,
  type GivenConfiguration,
  type SiteConfiguration,
} from '@compute-market/contract/site-configuration';
import { givenConfiguration } from './surroundings';

/**
 * Where this site is published, whose it is, and where its calls go. Read from the page itself, before anything else.
 * Whoever publishes the page fills it by the contract (decisions 75): a page that cannot be read is not one of them, and fails aloud.
 */
export const configuration: SiteConfiguration = defineConfiguration(
  JSON.parse(givenConfiguration()) as GivenConfiguration,
);
