import { divideRounded, fen, type Fen } from './money';
import { formatDay } from './time';
import { daySeconds } from './time-units';

/**
 * 日均 and the forecast to the end of a month, from what was spent in the days that have begun. Fen. Days count whole, so that the first
 * minutes of a month foretell nothing wild.
 */
export function monthFigures({
  spent,
  daysBegun,
  daysInMonth,
}: {
  readonly spent: Fen;
  readonly daysBegun: number;
  readonly daysInMonth: number;
}): { average: Fen; forecast: Fen } {
  const perDays = BigInt(Math.max(1, daysBegun));
  const share = (days: number): Fen => fen(Number(divideRounded(BigInt(spent) * BigInt(days), perDays)));
  return { average: share(1), forecast: share(daysInMonth) };
}

/** Beijing days, YYYY-MM-DD, both counted in. */
interface Days {
  readonly start: string;
  readonly end: string;
}

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+08:00`) / 1000;
const later = (day: string, days: number): string => formatDay(noonOf(day) + days * daySeconds);
/** The last day of the month before that of a day. */
const lastOfMonthBefore = (day: string): string => later(`${day.slice(0, 7)}-01`, -1);

/**
 * What a range of days is compared with (decisions 83). A month from its first day is compared with the month before up to the same day, a whole month with
 * the whole one; any other range with as many days right before it.
 */
export function periodBefore({ start, end }: Days): Days {
  if (start.endsWith('-01') && start.slice(0, 7) === end.slice(0, 7)) {
    const last = lastOfMonthBefore(start);
    const month = last.slice(0, 7);
    const isWhole = later(end, 1).endsWith('-01');
    const sameDay = `${month}-${end.slice(8)}`;
    return { start: `${month}-01`, end: isWhole || sameDay > last ? last : sameDay };
  }
  const days = Math.round((noonOf(end) - noonOf(start)) / daySeconds) + 1;
  return { start: later(start, -days), end: later(start, -1) };
}
