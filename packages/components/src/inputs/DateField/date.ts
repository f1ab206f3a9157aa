import { beijingOffsetMs, dayMs } from '../../time-units';
import { halfWidth } from '../half-width';

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** A day that exists, as `YYYY-MM-DD`, in a year from 1900 on. */
export const isDate = (text: string) =>
  /^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && toDate(timeOf(text)) === text;

/** A day as people write and paste it (`2026/11/1`, `2026年11月1日`, `20261101`, full-width) as `YYYY-MM-DD`. Anything else stays. */
export function tidyDate(text: string): string {
  const [, year, month = '', day = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?$/.exec(halfWidth(text).trim()) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(halfWidth(text).trim()) ??
    [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : text;
}

/** Today in China, as `YYYY-MM-DD`. */
export const chinaToday = (now = Date.now()) => toDate(now + beijingOffsetMs);

export const addDays = (date: string, days: number) => toDate(timeOf(date) + days * dayMs);

/** How many days a range covers, both ends counted; negative when it ends before it starts. */
export const daysOf = (start: string, end: string) => {
  const days = Math.round((timeOf(end) - timeOf(start)) / dayMs);
  return days >= 0 ? days + 1 : days - 1;
};

export const monthStart = (date: string) => `${date.slice(0, 7)}-01`;

export type DateProblem = 'incomplete' | 'tooEarly' | 'tooLate';

/**
 * What is wrong with one date; an empty one is not wrong. Bounds belong to what is allowed and are written as the date is: a day unless
 * `isWhole` knows another kind, whose order is that of its text.
 */
export function dateProblem(
  date: string,
  { min, max }: { min?: string; max?: string },
  isWhole: (text: string) => boolean = isDate,
): DateProblem | undefined {
  if (date === '') return undefined;
  if (!isWhole(date)) return 'incomplete';
  if (min !== undefined && date < min) return 'tooEarly';
  return max !== undefined && date > max ? 'tooLate' : undefined;
}
