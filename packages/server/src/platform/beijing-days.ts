import { formatDay } from '@compute-market/contract/rules/time';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { wireTime } from './wire';

/** The Beijing day of a moment, YYYY-MM-DD. */
export const dayOf = (moment: Date): string => formatDay(wireTime(moment));
/** When a Beijing day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
/** The day so many days later. */
export const dayAfter = (day: string, days = 1): string => dayOf(new Date(startOf(day).getTime() + days * dayMs));
/** YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** When a month begins and when the next one does. */
export function spanOfMonth(month: string): { readonly begin: Date; readonly end: Date } {
  const begin = startOf(`${month}-01`);
  // The 32nd day after the first lies in the next month.
  return { begin, end: startOf(`${monthOf(dayAfter(`${month}-01`, 32))}-01`) };
}
