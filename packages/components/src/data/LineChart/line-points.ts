import { beijingOffsetSeconds } from '../../time-units';
import { chartTicks } from '../chart-scale';
import { placeOf } from '../StackedBarChart/stacked-bar';
import type { TimeFormat } from '../Time/format-time';

export interface LineSeries {
  key: string;
  label: string;
}

export interface LinePoint {
  /** When it began, Unix seconds. */
  time: number;
  /** By series; null, NaN, or nothing, is unknown. */
  values: Readonly<Record<string, number | null>>;
}

/** What the time axis covers: from `begin`, every `step`, to `end`; Unix seconds. */
export interface TimeSpan {
  begin: number;
  end: number;
  step: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Round distances between two labels of the time axis, s. */
const distances = [
  minute,
  5 * minute,
  10 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  3 * hour,
  4 * hour,
  6 * hour,
  12 * hour,
  day,
  2 * day,
  7 * day,
];
/** As many labels as a telephone has room for. */
const mostLabels = 5;

/** Seconds between two labels of the time axis. */
export const labelDistance = ({ begin, end }: Pick<TimeSpan, 'begin' | 'end'>): number =>
  distances.find((distance) => (end - begin) / distance <= mostLabels) ?? Math.max(1, end - begin);

/** Labelled moments, on round times in China: 14:00, 18:00. */
export function timeTicks({ begin, end }: Pick<TimeSpan, 'begin' | 'end'>): number[] {
  const apart = labelDistance({ begin, end });
  const first = Math.ceil((begin + beijingOffsetSeconds) / apart) * apart - beijingOffsetSeconds;
  return Array.from(
    { length: Math.max(0, Math.floor((end - first) / apart) + 1) },
    (_, index) => first + index * apart,
  );
}

/** How a moment is written where moments lie `step` seconds apart: whole days need no time, and one day needs no date. */
export function momentFormat({ begin, end, step }: TimeSpan): TimeFormat {
  if (step % day === 0) return 'day';
  return end - begin > day ? 'monthDay' : 'hourMinute';
}

/** Every place of the time axis with the point that was taken there, if any. */
export function slotsOf(points: readonly LinePoint[], { begin, end, step }: TimeSpan) {
  const taken = new Map(points.map((point) => [Math.floor((point.time - begin) / step), point]));
  return Array.from({ length: Math.max(1, Math.ceil((end - begin) / step)) }, (_, index) => ({
    time: begin + index * step,
    point: taken.get(index),
  }));
}
export type Slot = ReturnType<typeof slotsOf>[number];

/** What a line is at a point; null where nobody knows. */
export function valueAt(point: LinePoint | undefined, key: string): number | null {
  const value = point?.values[key] ?? null;
  return value === null || Number.isNaN(value) ? null : value;
}

/** Runs of known values on the grid of these ticks; a place without one breaks the line. x and y are 0 to 1, y from the top. */
export function lineRuns(slots: readonly Slot[], key: string, ticks: readonly number[]): { x: number; y: number }[][] {
  const runs: { x: number; y: number }[][] = [];
  let open = false;
  slots.forEach(({ point }, index) => {
    const value = valueAt(point, key);
    if (value !== null) {
      const place = { x: (index + 0.5) / slots.length, y: placeOf(value, ticks, 1) };
      if (open) runs.at(-1)?.push(place);
      else runs.push([place]);
    }
    open = value !== null;
  });
  return runs;
}

/** The newest value that is known. */
export function newestOf(points: readonly LinePoint[], key: string): number | null {
  for (const point of [...points].reverse()) {
    const value = valueAt(point, key);
    if (value !== null) return value;
  }
  return null;
}

/** Grid lines from 0: up to `most` and half of it where every value has room there, else in round steps over all of them, also below 0. */
export function lineTicks(points: readonly LinePoint[], series: readonly LineSeries[], most: number): number[] {
  const values = points.flatMap((point) => series.map(({ key }) => valueAt(point, key) ?? 0));
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  return most > 0 && highest <= most && lowest === 0 ? [0, most / 2, most] : chartTicks(lowest, highest, false, 2);
}
