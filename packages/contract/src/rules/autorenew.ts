import type { RentalUnit } from '../enumerations';
import { daySeconds, hourSeconds } from './time-units';

/** How long before its end a rental is renewed by itself, seconds: early enough to top up after a refusal. */
const leadSeconds: Readonly<Record<RentalUnit, number>> = { hour: 15 * 60, day: 3 * hourSeconds, month: daySeconds };
/** A renewal that could not be paid is tried this often in its lead time; the last try is at the end itself. */
const tries = 6;

/** When a rental that ends at `due` is to be renewed; both in seconds since 1970. */
export const autorenewTime = (due: number, unit: RentalUnit): number => due - leadSeconds[unit];

/** When to try again after a refusal at `now`, never after the end; seconds since 1970. */
export const autorenewRetryTime = (due: number, unit: RentalUnit, now: number): number =>
  Math.min(due, now + leadSeconds[unit] / tries);
