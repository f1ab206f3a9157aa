import { CONFIGURATION_ELEMENT } from '@compute-market/contract/site-configuration';

// What the app's modules need of the browser before anything is drawn. Where pages are drawn without a browser, drawn/surroundings.ts stands here instead.

/** What the browser keeps for this site. */
export const keeper = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => localStorage;

/** The configuration as it stands in the page. */
export const givenConfiguration = (): string => document.getElementById(CONFIGURATION_ELEMENT)?.textContent ?? '{}';

/** Scheme and host of the site. */
export const siteOrigin = (): string => window.location.origin;

/** Sends a call. */
export const send: typeof fetch = (input, init) => fetch(input, init);
