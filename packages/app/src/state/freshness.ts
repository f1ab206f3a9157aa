import { proxy } from 'valtio';

/** What the page shows although it could not be read again: since when it is as it is, seconds by the server's clock, by who reads it. Screens A3. */
export const freshness = proxy<Record<string, number>>({});
