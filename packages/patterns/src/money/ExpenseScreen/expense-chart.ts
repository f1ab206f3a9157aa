import type { StackedBar } from '@compute-market/components/stacked-bar-chart';
import type { DailyCost } from '@compute-market/contract/entities/cost-item';
import { fen, type Fen } from '@compute-market/contract/rules/money';
import { costValues } from '../../daily-costs';
import { addDays, dayCount, type DayRange } from '../../day-range';
import { messages } from './messages';

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

const firstOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** All days of a month, YYYY-MM. */
export const monthRange = (month: string): DayRange => ({
  start: `${month}-01`,
  end: addDays(firstOfNextMonth(`${month}-01`), -1),
});

/** The day after the bar that begins with a day. */
const nextBar: Readonly<Record<ChartStep, (day: string) => string>> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7),
  month: firstOfNextMonth,
};

/** The days of every bar; the last one ends with the range. */
function spansOf(range: DayRange): DayRange[] {
  const next = nextBar[stepOf(range)];
  const spans: DayRange[] = [];
  for (let start = range.start; start <= range.end; start = next(start)) {
    const last = addDays(next(start), -1);
    spans.push({ start, end: last < range.end ? last : range.end });
  }
  return spans;
}

const isIn = ({ start, end }: DayRange, day: string) => day >= start && day <= end;

/** A bar for every day, week or month of the range; time to come keeps its place, and time without spending is 0. */
export function chartBars(days: readonly DailyCost[], range: DayRange, today: string): StackedBar[] {
  const step = stepOf(range);
  return spansOf(range).map((span) => {
    const spent = days.filter(({ Day }) => isIn(span, Day));
    return {
      key: span.start,
      label: step === 'month' ? span.start.slice(0, 7) : span.start.slice(5),
      title: step === 'day' ? span.start : messages.chart.span(span.start, span.end),
      values: span.start > today ? {} : costValues(spent),
      current: isIn(span, today),
    };
  });
}

/** What a day of the range has cost on average, of the days that are over or going on. */
export function dailyAverage(days: readonly DailyCost[], { start, end }: DayRange, today: string): Fen {
  const last = end < today ? end : today;
  if (last < start) return fen(0);
  const spent = Object.values(costValues(days)).reduce((sum, value) => sum + value, 0);
  return fen(Math.round(spent / dayCount({ start, end: last })));
}
