import { proxy } from 'valtio';

/** What the page shows although it could not be read again: since when it is as it is, seconds by the server's clock, by who reads it (screens A3). */
export const freshness = proxy<Record<string, number>>({});

/** Who logged out sees nothing of before; whether there is a network is not theirs. */
export function resetFreshness() {
  for (const reader of Object.keys(freshness)) if (reader !== 'network') delete freshness[reader];
}

/** Whether something could not be read for want of a network since it was last there. */
export const outage = { met: false };
