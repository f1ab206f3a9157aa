const dayLength = 86_400_000;
/** China's clock knows no summer time: eight hours past UTC, wherever the browser stands. */
const chinaOffset = 8 * 3_600_000;

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** A day that exists, as `YYYY-MM-DD`. Years before 1900 are years half typed. */
export const isDate = (text: string) => /^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && toDate(timeOf(text)) === text;

/** Today in China, as `YYYY-MM-DD`. */
export const chinaToday = (now = Date.now()) => toDate(now + chinaOffset);

export const addDays = (date: string, days: number) => toDate(timeOf(date) + days * dayLength);

/** How many days a range covers, both ends counted; negative when it ends before it starts. */
export const daysOf = (start: string, end: string) => {
  const days = Math.round((timeOf(end) - timeOf(start)) / dayLength);
  return days >= 0 ? days + 1 : days - 1;
};

export const monthStart = (date: string) => `${date.slice(0, 7)}-01`;

export type DateProblem = 'incomplete' | 'tooEarly' | 'tooLate';

/** What is wrong with one date; an empty one is not wrong. Bounds are `YYYY-MM-DD` and belong to what is allowed. */
export function dateProblem(date: string, { min, max }: { min?: string; max?: string }): DateProblem | undefined {
  if (date === '') return undefined;
  if (!isDate(date)) return 'incomplete';
  if (min !== undefined && date < min) return 'tooEarly';
  return max !== undefined && date > max ? 'tooLate' : undefined;
}
