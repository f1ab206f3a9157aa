import { addDays, dayCount, firstOfNextMonth, type DayRange } from '../../day-range';

/** How much time a bar stands for. */
export type ChartStep = 'day' | 'week' | 'month';

/** More days than these are drawn by the week, and more than those by the month. */
const mostDays = 62;
const mostDaysByWeek = 190;

/** The step that keeps the bars of a range wide enough to be pointed at. */
export function stepOf(range: DayRange): ChartStep {
  const days = dayCount(range);
  if (days <= mostDays) return 'day';
  return days <= mostDaysByWeek ? 'week' : 'month';
}

/** The day after the bar that begins with a day. */
const nextBar: Readonly<Record<ChartStep, (day: string) => string>> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7),
  month: firstOfNextMonth,
};

/** The days of every bar; the last one ends with the range. */
export function barsOf(range: DayRange): DayRange[] {
  const next = nextBar[stepOf(range)];
  const spans: DayRange[] = [];
  for (let start = range.start; start <= range.end; start = next(start)) {
    const last = addDays(next(start), -1);
    spans.push({ start, end: last < range.end ? last : range.end });
  }
  return spans;
}

/** The days of the bar that begins with a day; undefined where none does. */
export const barAt = (range: DayRange, first: string): DayRange | undefined =>
  barsOf(range).find(({ start }) => start === first);
