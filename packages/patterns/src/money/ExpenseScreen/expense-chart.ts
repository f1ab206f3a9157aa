import type { ChartPart, StackedBar } from '@compute-market/components/stacked-bar-chart';
import type { DailyCost, ExpenseGroups } from '@compute-market/contract/entities/cost-item';
import { EXPENSE_GROUP_KEY } from '@compute-market/contract/enumerations';
import { fen, fenFromYuan, sumFen, type Fen } from '@compute-market/contract/rules/money';
import { costValues } from '../../daily-costs';
import { dayCount, type DayRange } from '../../day-range';
import { barsOf, stepOf } from './bars';
import { groupName } from './group-name';
import { messages } from './messages';

const isIn = ({ start, end }: DayRange, day: string) => day >= start && day <= end;

/** A bar for every day, week or month of the range; time to come keeps its place, and time without spending is 0. */
export function chartBars(days: readonly DailyCost[], range: DayRange, today: string): StackedBar[] {
  const step = stepOf(range);
  return barsOf(range).map((span) => {
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

/** What the drawn groups cost, bar by bar, with what is left of each day as the last part; fen. */
export function groupBars(groups: ExpenseGroups, range: DayRange, today: string): StackedBar[] {
  const drawn = groups.Groups.filter(({ DayList }) => DayList.length > 0);
  const step = stepOf(range);
  return barsOf(range).map((span) => {
    const spent = (days: ExpenseGroups['DayList']): number =>
      sumFen(days.filter(({ Day }) => isIn(span, Day)).map(({ Amount }) => fenFromYuan(Amount)));
    const parts = drawn.map(({ Key, DayList }) => [Key, spent(DayList)] as const);
    const rest = spent(groups.DayList) - parts.reduce((sum, [, amount]) => sum + amount, 0);
    return {
      key: span.start,
      label: step === 'month' ? span.start.slice(0, 7) : span.start.slice(5),
      title: step === 'day' ? span.start : messages.chart.span(span.start, span.end),
      values: span.start > today ? {} : Object.fromEntries([...parts, [EXPENSE_GROUP_KEY.rest, rest]]),
      current: isIn(span, today),
    };
  });
}

/** The parts of those bars. What is left of all days is named only where there is some. */
export function groupParts(groups: ExpenseGroups, bars: readonly StackedBar[]): ChartPart[] {
  const drawn = groups.Groups.filter(({ DayList }) => DayList.length > 0);
  const isRest = bars.some(({ values }) => (values[EXPENSE_GROUP_KEY.rest] ?? 0) !== 0);
  const rest = { key: EXPENSE_GROUP_KEY.rest, label: drawn.length === 0 ? messages.groups.all : messages.groups.rest };
  return [
    ...drawn.map((line) => ({ key: line.Key, label: groupName(groups.Group, line) })),
    ...(isRest || drawn.length === 0 ? [rest] : []),
  ];
}
