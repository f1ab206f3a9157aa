import { proxy } from 'valtio';

/** How far the server's clock is ahead of this device's, ms. Countdowns run on the server's time (screens A4). */
export const clock = proxy({ offset: 0 });

/** `serverTime` in seconds, as it comes with user info and lists. */
export const setServerTime = (serverTime: number) => void (clock.offset = serverTime * 1000 - Date.now());
/** Seconds on the server's clock. */
export const serverNow = () => Math.floor((Date.now() + clock.offset) / 1000);
export const resetClock = () => void (clock.offset = 0);
