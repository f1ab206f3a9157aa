import { formatDay } from '@compute-market/contract/rules/time';
import { daySeconds } from '@compute-market/contract/rules/time-units';

/** Days in Beijing, YYYY-MM-DD, both counted in. Two empty texts are no range: everything. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** The longest span a list of money is asked for: a year, and the day that leap years have more (screens B18). */
export const longestSpanDays = 366;
export const everyDay: DayRange = { start: '', end: '' };

/** First second of a day in Beijing, seconds since 1970. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+08:00`) / 1000;
/** A day of the calendar: 2026-02-30 is none. */
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && formatDay(dayStart(text)) === text;

/** The day some days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string => formatDay(dayStart(day) + days * daySeconds);

/** Days from the first to the last, both counted. */
export const dayCount = ({ start, end }: DayRange): number =>
  Math.round((dayStart(end) - dayStart(start)) / daySeconds) + 1;

/** Reads `from` and `to` of an address; half a range, a reversed or a longer one counts as none. */
export function readDays(search: URLSearchParams): DayRange {
  const range = { start: search.get('from') ?? '', end: search.get('to') ?? '' };
  const isRange =
    isDay(range.start) && isDay(range.end) && range.start <= range.end && dayCount(range) <= longestSpanDays;
  return isRange ? range : everyDay;
}

/** The address's parameters of a range; none without one. */
export const dayParameters = ({ start, end }: DayRange): Readonly<Record<string, string>> =>
  start === '' ? {} : { from: start, to: end };

/** The range as calls take it: its first and its last second. */
export const timeRangeOf = ({ start, end }: DayRange) =>
  start === '' ? {} : { begin_time: dayStart(start), end_time: dayStart(end) + daySeconds - 1 };

/** From the first of the month to the day itself. */
export const monthUntil = (day: string): DayRange => ({ start: `${day.slice(0, 7)}-01`, end: day });

/** The most days that a list of money is asked for, the last of them the day itself. */
export const longestUntil = (day: string): DayRange => ({ start: addDays(day, 1 - longestSpanDays), end: day });
