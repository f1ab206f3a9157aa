import { useSyncExternalStore } from 'react';
import { subscribeTicks, tickedNow } from '../../data/Countdown/ticker';

const still = () => () => undefined;

/** Whole seconds until `until` (Unix seconds), never below 0, on the page's one timer. `clockOffset`: the server's clock minus this browser's, in ms. Without an end it is 0. */
export function useSecondsLeft(until: number | undefined, clockOffset = 0): number {
  const read = () => (until === undefined ? 0 : Math.max(0, until - Math.floor((tickedNow() + clockOffset) / 1000)));
  return useSyncExternalStore(until === undefined ? still : subscribeTicks, read, read);
}
