import { chartTicks, type ChartMeasure } from '../chart-scale';

export interface ChartPart {
  key: string;
  label: string;
  /** The data of this part could not be had: its total is a dash. */
  missing?: boolean;
  /** Negative values that belong to no bar, such as refunds of what was spent before: named and summed, never drawn. */
  undrawn?: boolean;
}

export interface StackedBar {
  key: string;
  /** Under the bar: 11-18. */
  label: string;
  /** In the readout and the table, when it says more: 2026-11-18. */
  title?: string;
  /** By part. A part that is not there counts as 0; one that is NaN, which nobody told, makes its sums unknown and is not drawn. A bar without any is a place that is still empty. */
  values: Readonly<Record<string, number>>;
  /** The bar of today: its label is blue. */
  current?: boolean;
}

export interface Segment {
  part: string;
  look: number;
  /** From the top of the plot and in height, px. */
  y: number;
  height: number;
}

export const hasValues = (bar: StackedBar) => Object.keys(bar.values).length > 0;
export const barTotal = (bar: StackedBar, parts: readonly ChartPart[]) =>
  parts.reduce((sum, { key }) => sum + (bar.values[key] ?? 0), 0);
export const partTotal = (part: ChartPart, bars: readonly StackedBar[]) =>
  bars.reduce((sum, bar) => sum + (bar.values[part.key] ?? 0), 0);

const sumOf = (bar: StackedBar, parts: readonly ChartPart[], sign: 1 | -1) =>
  parts.reduce((sum, { key, undrawn }) => sum + (undrawn ? 0 : Math.max(0, sign * (bar.values[key] || 0))), 0);

/** Grid lines for all bars and the reference line. */
export const barTicks = (
  bars: readonly StackedBar[],
  parts: readonly ChartPart[],
  measure: ChartMeasure,
  reference = 0,
) =>
  chartTicks(
    Math.min(reference, ...bars.map((bar) => -sumOf(bar, parts, -1))),
    Math.max(reference, ...bars.map((bar) => sumOf(bar, parts, 1))),
    measure !== 'percent',
  );

/** A share of the width of a plot. */
export const percent = (part: number) => `${part * 100}%`;

/** Where a value stands, px from the top of a plot of this height; on the ground where the lines have no height. */
export function placeOf(value: number, ticks: readonly number[], height: number) {
  const [low = 0] = ticks;
  const high = ticks.at(-1) ?? low;
  if (high === low) return height;
  return height - ((value - low) / (high - low)) * height;
}

/** Parts of one bar: what is positive grows up from 0, what is negative down; nothing that exists is thinner than a pixel. */
export function barSegments(
  bar: StackedBar,
  parts: readonly ChartPart[],
  ticks: readonly number[],
  height: number,
): Segment[] {
  let above = 0;
  let below = 0;
  return parts.flatMap(({ key, undrawn }, index) => {
    const value = bar.values[key] || 0;
    if (value === 0 || undrawn) return [];
    const from = value > 0 ? above : below;
    const to = from + value;
    if (value > 0) above = to;
    else below = to;
    const top = placeOf(Math.max(from, to), ticks, height);
    const bottom = placeOf(Math.min(from, to), ticks, height);
    const drawn = Math.max(1, bottom - top);
    return [{ part: key, look: (index % 5) + 1, y: value > 0 ? bottom - drawn : top, height: drawn }];
  });
}

/** Which bars have their label written: all of a few, else the current one, the first and every fifth; none that would touch that of the current one, -1 for none. */
export const isLabelled = (index: number, count: number, current = -1) =>
  count <= 12 ||
  index === current ||
  ((index === 0 || (index + 1) % 5 === 0) && (current < 0 || Math.abs(index - current) > 1));

/** Bars without what some parts hold; a place that is still empty stays so. */
export const withoutParts = (bars: readonly StackedBar[], hidden: readonly string[]): readonly StackedBar[] =>
  hidden.length === 0
    ? bars
    : bars.map((bar) => ({
        ...bar,
        values: Object.fromEntries(
          Object.entries(bar.values).map(([key, value]) => [key, hidden.includes(key) ? 0 : value]),
        ),
      }));
