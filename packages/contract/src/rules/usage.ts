import type { Fen, Unit } from './money';
import { costOver } from './price';
import { daySeconds, hourSeconds, minuteSeconds } from './time-units';

/** Spans of time that the usage of an instance is shown for. */
export const usageRanges = ['1h', '24h', '7d'] as const;
export type UsageRange = (typeof usageRanges)[number];

interface UsageSpan {
  readonly seconds: number;
  /** Between two points, s. */
  readonly step: number;
}

/** How long each span is, and how far apart its points are: never more than 170 of them. */
export const usageSpans: Readonly<Record<UsageRange, UsageSpan>> = {
  '1h': { seconds: hourSeconds, step: minuteSeconds },
  '24h': { seconds: daySeconds, step: 10 * minuteSeconds },
  '7d': { seconds: 7 * daySeconds, step: hourSeconds },
};

/** The course of the cards in a row of a list: the last hour, a point every five minutes, s. */
export const rowCourse = { seconds: hourSeconds, step: 5 * minuteSeconds } as const satisfies UsageSpan;

/** Below this use of its cards an instance is idle, %. */
export const idleBelow = 5;
/** How long it must have been so before anybody is told, s. */
const idleLeast = 2 * hourSeconds;
/** The newest reading is no older than this, or nothing is said of now, s. */
const readingsLast = 30 * minuteSeconds;

/** How much of its cards an instance used from a moment on, as long as `step`. */
export interface CardUse {
  /** Seconds since 1970. */
  readonly time: number;
  /** %; null is unknown. */
  readonly use: number | null;
}

interface Reading {
  /** How long each use is, s. */
  readonly step: number;
  readonly now: number;
}

/** Since when the cards did next to nothing, up to the newest reading. Null when they are at work, or nobody knows. */
function idleSpan(uses: readonly CardUse[], { step, now }: Reading): { begin: number; end: number } | null {
  const newest = uses.at(-1);
  if (newest === undefined || now - (newest.time + step) > readingsLast) return null;
  const end = newest.time + step;
  let begin = end;
  for (const { time, use } of [...uses].reverse()) {
    if (time + step < begin || use === null || use >= idleBelow) break;
    begin = time;
  }
  return begin === end ? null : { begin, end };
}

/**
 * For how many whole hours up to now the cards did next to nothing, in s; 0 when that is shorter than two hours. A gap or a reading that is
 * unknown ends it: what nobody saw is not idle. `uses` is in order of time, each `step` seconds long.
 */
export function idleSeconds(uses: readonly CardUse[], reading: Reading): number {
  const span = idleSpan(uses, reading);
  if (span === null) return 0;
  const hours = Math.floor((span.end - span.begin) / hourSeconds) * hourSeconds;
  return hours >= idleLeast ? hours : 0;
}

/** Since when, and for how long, the cards have done next to nothing after a moment; by the same rule, and never longer than what has passed. Null when they are at work. */
export function idleAfter(
  uses: readonly CardUse[],
  after: number,
  reading: Reading,
): { readonly begin: number; readonly seconds: number } | null {
  const span = idleSpan(uses, reading);
  if (span === null) return null;
  const begin = Math.max(span.begin, after);
  return { begin, seconds: Math.max(0, Math.min(span.end, reading.now) - begin) };
}

/** What so much time of a rental was paid with, by its price of an hour. */
export const idleCost = (hourPrice: Unit, seconds: number): Fen => costOver([hourPrice], seconds);
