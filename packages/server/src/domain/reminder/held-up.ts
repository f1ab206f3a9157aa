import { hourMs } from '@compute-market/contract/rules/time-units';

/** What is done so long after its time was held up by us, as by a stop of the server. */
export const heldUpMs = 2 * hourMs;
/** How long data then waits, for nothing: as long as a reminder comes before it goes (decisions 49). */
const graceMs = 24 * hourMs;

/** Whether what was to be done at a time comes so late that nobody could act on it in time. */
export const isHeldUp = (time: Date, now: Date): boolean => now.getTime() - time.getTime() > heldUpMs;

/** Until when data waits that was to be destroyed at a time, since its owner could neither be told nor act; null where it goes as planned (decisions 229). */
export const waitsUntil = (time: Date, now: Date): Date | null =>
  isHeldUp(time, now) ? new Date(now.getTime() + graceMs) : null;
