import { INSTANCE_STATUS } from '../enumerations';
import { courseDays } from './runway';
import { daySeconds, hourSeconds, minuteSeconds } from './time-units';

/** For how many hours the cards may have done nothing before an instance is shut down (decisions 108). */
export const idleStopHours = [1, 2, 6] as const;
export type IdleStopHours = (typeof idleStopHours)[number];

/** How long before the charge that cannot be paid an instance is shut down, s. */
export const stopBeforeMoneySeconds = hourSeconds;
/** How long before it is shut down its owner is told, s. */
export const stopNoticeSeconds = 15 * minuteSeconds;
/** A time to shut down lies no further ahead, s. */
export const stopAheadSeconds = courseDays * daySeconds;

/** States of a rental whose machine runs, or will run again in a moment: those in which it can be given a time to shut down. */
export const stoppableStates: readonly number[] = [
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.starting,
  INSTANCE_STATUS.restarting,
];
