import type { Bar } from '@compute-market/components/bar-chart';
import type { MachineIncome } from '@compute-market/contract/entities/partner';
import { type Fen, fenFromYuan, fenIfKnown, formatMoney, sumFen } from '@compute-market/contract/rules/money';
import { addDays, dayCount, firstOfNextMonth, monthRange, type DayRange } from '../../day-range';
import type { IncomeOverview } from './data';
import { messages } from './messages';

/** Above so many days a chart shows months. */
export const mostBars = 62;

/** By what the chart of these days is divided. */
export const chartSpan = (days: DayRange): 'day' | 'month' => (dayCount(days) > mostBars ? 'month' : 'day');

/** The days a chart has room for: the whole of a month that is still running. */
export function chartDays({ start, end }: DayRange, today: string): DayRange {
  const running = end === today && start === `${today.slice(0, 7)}-01`;
  return running ? { start, end: monthRange(start.slice(0, 7)).end } : { start, end };
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

/**
 * What is paid next, after fees and refunds: the sheets that stand, and from when there is one for the rest. No rule says on which day a sheet is
 * paid, so none is named (decisions 142). Null where a back end does not tell the sums, and where nothing is owed.
 */
export function nextPayout(
  { UnsettledNet, SheetsNet }: Pick<IncomeOverview, 'UnsettledNet' | 'SheetsNet'>,
  today: string,
): string | null {
  if (UnsettledNet === undefined || SheetsNet === undefined) return null;
  const sheets = fenFromYuan(SheetsNet);
  const rest = fenIfKnown(fenFromYuan(UnsettledNet) - sheets);
  const nextMonth = firstOfNextMonth(today);
  if (sheets <= 0) return rest > 0 ? messages.payout.none(formatMoney(rest), nextMonth) : null;
  const then = rest > 0 ? [messages.payout.then(formatMoney(rest), nextMonth)] : [];
  return [messages.payout.sheets(formatMoney(sheets)), ...then].join('；');
}
