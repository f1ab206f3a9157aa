import type { Bar } from '@compute-market/components/bar-chart';
import type { MachineIncome } from '@compute-market/contract/entities/partner';
import { type Fen, fenFromYuan, fenIfKnown, sumFen } from '@compute-market/contract/rules/money';
import { addDays, dayCount, type DayRange } from '../../day-range';

/** Above so many days a chart shows months. */
export const mostBars = 62;

/** By what the chart of these days is divided. */
export const chartSpan = (days: DayRange): 'day' | 'month' => (dayCount(days) > mostBars ? 'month' : 'day');

/** The days a chart has room for: the whole of a month that is still running. */
export function chartDays({ start, end }: DayRange, today: string): DayRange {
  const running = end === today && start === `${today.slice(0, 7)}-01`;
  return running ? { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) } : { start, end };
}

type Earned = Pick<MachineIncome, 'Day' | 'Income'>;

/** A bar for every day of the range; days to come keep their place, days without income are 0. */
export function dayBars(rows: readonly Earned[], days: DayRange, today: string): Bar[] {
  return Array.from({ length: dayCount(days) }, (_, index) => {
    const day = addDays(days.start, index);
    const income = rows.find(({ Day }) => Day === day)?.Income ?? 0;
    return {
      key: day,
      label: day.slice(5),
      title: day,
      ...(day > today ? {} : { value: fenFromYuan(income) }),
      current: day === today,
    };
  });
}

/** A bar for every month that is known, the oldest first. */
export const monthBars = (rows: readonly Earned[], today: string): Bar[] =>
  [...rows]
    .sort((a, b) => a.Day.localeCompare(b.Day))
    .map(({ Day, Income }) => ({ key: Day, label: Day, value: fenFromYuan(Income), current: today.startsWith(Day) }));

/** What a finished day brings on average; today is still running. Null without a finished day. */
export function dailyAverage(rows: readonly Earned[], days: DayRange, today: string): Fen | null {
  const end = days.end < today ? days.end : addDays(today, -1);
  if (end < days.start) return null;
  const finished = rows.filter(({ Day }) => Day >= days.start && Day <= end);
  return fenIfKnown(
    Math.round(sumFen(finished.map(({ Income }) => fenFromYuan(Income))) / dayCount({ start: days.start, end })),
  );
}
