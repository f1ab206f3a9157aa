import type { Fen } from './money';
import { fen } from './money';
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

const keyOf = ({ of, shortOf }: DatedCharge): string => `${of.kind} ${shortOf === null ? '' : 'short'} ${of.name}`;

/** The keys of charges, of which those of one thing that are paid are put together once for all their moments. */
function keysOf(): (step: DatedCharge) => string {
  const paid = new Map<DatedCharge['of'], string>();
  return (step) => {
    if (step.shortOf !== null) return keyOf(step);
    const known = paid.get(step.of);
    if (known !== undefined) return known;
    const key = keyOf(step);
    paid.set(step.of, key);
    return key;
  };
}

/** Charges of one thing on one day while they are added up. A course has up to 20,000 steps, so that none is kept. */
interface Line {
  readonly first: CourseStep;
  amount: number;
  count: number;
}

/** The charges of the days ahead, those of one thing on one day together, in the order of their moments. `course` is in that order. */
export function chargesByDay(course: readonly CourseStep[]): ChargeOfDay[] {
  const lines: Line[] = [];
  const key = keysOf();
  let [day, ofDay] = [0, new Map<string, Line>()];
  for (const step of course) {
    if (dayOf(step.at) !== day) [day, ofDay] = [dayOf(step.at), new Map<string, Line>()];
    const line = ofDay.get(key(step));
    if (line === undefined) {
      const begun = { first: step, amount: step.amount, count: 1 };
      lines.push(begun);
      ofDay.set(key(step), begun);
    } else {
      line.amount += step.amount;
      line.count += 1;
    }
  }
  return lines.map(({ first: { of, at, shortOf }, amount, count }) => ({
    of,
    at,
    shortOf,
    amount: fen(amount),
    count,
  }));
}

/**
 * What can be spent at the end of each day, from today on; the day of a charge that cannot be paid is the last, and so is the last whole day that
 * was looked at. `course` is in the order of its moments; `before` is what can be spent now; `now` and `coveredUntil` (null when nothing was left out) are seconds since 1970.
 */
export function daysAhead(
  course: readonly CourseStep[],
  { now, before, coveredUntil }: { now: number; before: Left; coveredUntil: number | null },
): DayAhead[] {
  const days: DayAhead[] = [];
  let last: Left & { at: number } = { ...before, at: now };
  let next = 0;
  for (let ahead = 0; ahead <= courseDays; ahead += 1) {
    const at = now + ahead * daySeconds;
    if (coveredUntil !== null && dayOf(at) >= dayOf(coveredUntil)) break;
    let isEnd = false;
    for (let step = course[next]; step !== undefined && dayOf(step.at) <= dayOf(at); step = course[next]) {
      last = step;
      isEnd ||= step.shortOf !== null;
      next += 1;
    }
    const sameMonth = monthStart(last.at) === monthStart(at);
    days.push({ day: formatDay(at), left: sameMonth ? last.left : last.leftNextMonth });
    if (isEnd) break;
  }
  return days;
}
