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

/**
 * For how many whole hours up to now the cards did next to nothing, in s; 0 when that is shorter than two hours. A gap or a reading that is
 * unknown ends it: what nobody saw is not idle. `uses` is in order of time, each `step` seconds long.
 */
export function idleSeconds(uses: readonly CardUse[], { step, now }: { step: number; now: number }): number {
  const newest = uses.at(-1);
  if (newest === undefined || now - (newest.time + step) > readingsLast) return 0;
  let begin = newest.time + step;
  for (const { time, use } of [...uses].reverse()) {
    if (time + step < begin || use === null || use >= idleBelow) break;
    begin = time;
  }
  const hours = Math.floor((newest.time + step - begin) / hourSeconds) * hourSeconds;
  return hours >= idleLeast ? hours : 0;
}

/** What so much time of a rental was paid with, by its price of an hour. */
export const idleCost = (hourPrice: Unit, seconds: number): Fen => costOver([hourPrice], seconds);
