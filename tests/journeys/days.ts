import { formatDay } from '@compute-market/contract/rules/time';
import { daySeconds } from '@compute-market/contract/rules/time-units';

/** The day in Beijing so many days ago. */
const daysAgo = (days: number) => formatDay(Math.floor(Date.now() / 1000) - days * daySeconds);

/** The address of a list of the last `count` days, so that the first day of a month is not nearly empty. */
export const ofLastDays = (count: number) => `from=${daysAgo(count - 1)}&to=${daysAgo(0)}`;
