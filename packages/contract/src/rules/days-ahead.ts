import type { Fen } from './money';
import { sumFen } from './money';
import { courseDays, type CourseStep, type DatedCharge } from './runway';
import { formatDay } from './time';
import { daySeconds } from './time-units';

/** What can be spent at the end of a day in Beijing, YYYY-MM-DD. */
export interface DayAhead {
  readonly day: string;
  readonly left: Fen;
}

/** The charges of one thing on one day, at the moment of the first. One that cannot be paid stands by itself. */
export interface ChargeOfDay extends DatedCharge {
  readonly count: number;
}

const keyOf = ({ of, at, shortOf }: DatedCharge): string =>
  JSON.stringify([formatDay(at), of.kind, of.name, shortOf !== null]);

/** The charges of the days ahead, those of one thing on one day together, in the order of their moments. */
export function chargesByDay(course: readonly CourseStep[]): ChargeOfDay[] {
  const lines = new Map<string, ChargeOfDay>();
  for (const { left: _left, ...charge } of course) {
    const known = lines.get(keyOf(charge));
    lines.set(
      keyOf(charge),
      known === undefined
        ? { ...charge, count: 1 }
        : { ...known, amount: sumFen([known.amount, charge.amount]), count: known.count + 1 },
    );
  }
  return [...lines.values()];
}

/** What can be spent at the end of each day, from today on; the day of a charge that cannot be paid is the last. `left` is what can be spent now, `now` seconds. */
export function daysAhead(course: readonly CourseStep[], { now, left }: { now: number; left: Fen }): DayAhead[] {
  const days: DayAhead[] = [];
  let rest = left;
  for (let ahead = 0; ahead <= courseDays; ahead += 1) {
    const day = formatDay(now + ahead * daySeconds);
    const charges = course.filter(({ at }) => formatDay(at) === day);
    rest = charges.at(-1)?.left ?? rest;
    days.push({ day, left: rest });
    if (charges.some(({ shortOf }) => shortOf !== null)) break;
  }
  return days;
}
