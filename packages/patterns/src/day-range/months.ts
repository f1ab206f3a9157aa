import { addDays, type DayRange } from './day-range';

/** The first day of the month after that of a day. */
export const firstOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** All days of a month, YYYY-MM. */
export const monthRange = (month: string): DayRange => ({
  start: `${month}-01`,
  end: addDays(firstOfNextMonth(`${month}-01`), -1),
});
