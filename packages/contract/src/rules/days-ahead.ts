import type { Fen } from './money';
import { sumFen } from './money';
import { courseDays, type CourseStep, type DatedCharge, type Left } from './runway';
import { formatDay, monthStart } from './time';
import { beijingOffsetSeconds, daySeconds } from './time-units';

/** What can be spent at the end of a day in Beijing, YYYY-MM-DD. */
export interface DayAhead {
  readonly day: string;
  readonly left: Fen;
}

/** The charges of one thing on one day, at the moment of the first. One that cannot be paid stands by itself. */
export interface ChargeOfDay extends DatedCharge {
  readonly count: number;
}

/** A day of Beijing as a number: of two moments of one day it is the same. */
const dayOf = (seconds: number): number => Math.floor((seconds + beijingOffsetSeconds) / daySeconds);

const keyOf = ({ of, at, shortOf }: DatedCharge): string =>
  `${dayOf(at)} ${of.kind} ${shortOf === null ? '' : 'short'} ${of.name}`;

/** The charges of the days ahead, those of one thing on one day together, in the order of their moments. */
export function chargesByDay(course: readonly CourseStep[]): ChargeOfDay[] {
  const lines = new Map<string, CourseStep[]>();
  for (const step of course) {
    const key = keyOf(step);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, [step]);
    else line.push(step);
  }
  return [...lines.values()].flatMap((steps) => {
    const [first] = steps;
    if (first === undefined) return [];
    const { left: _left, leftNextMonth: _anew, ...charge } = first;
    return { ...charge, amount: sumFen(steps.map(({ amount }) => amount)), count: steps.length };
  });
}

/**
 * What can be spent at the end of each day, from today on; the day of a charge that cannot be paid is the last, and so is the last whole day that
 * was looked at. `before` is what can be spent now; `now` and `coveredUntil` (null when nothing was left out) are seconds since 1970.
 */
export function daysAhead(
  course: readonly CourseStep[],
  { now, before, coveredUntil }: { now: number; before: Left; coveredUntil: number | null },
): DayAhead[] {
  const byDay = new Map<number, CourseStep[]>();
  for (const step of course) {
    const steps = byDay.get(dayOf(step.at));
    if (steps === undefined) byDay.set(dayOf(step.at), [step]);
    else steps.push(step);
  }
  const days: DayAhead[] = [];
  let last: Left & { at: number } = { ...before, at: now };
  for (let ahead = 0; ahead <= courseDays; ahead += 1) {
    const at = now + ahead * daySeconds;
    if (coveredUntil !== null && dayOf(at) >= dayOf(coveredUntil)) break;
    const steps = byDay.get(dayOf(at)) ?? [];
    last = steps.at(-1) ?? last;
    const sameMonth = monthStart(last.at) === monthStart(at);
    days.push({ day: formatDay(at), left: sameMonth ? last.left : last.leftNextMonth });
    if (steps.some(({ shortOf }) => shortOf !== null)) break;
  }
  return days;
}
