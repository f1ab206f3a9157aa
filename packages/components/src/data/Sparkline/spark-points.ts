export interface SparkPoint {
  x: number;
  y: number;
}

/** The lowest and the highest value of the drawing, in the unit of the values. */
export type SparkScale = readonly [lowest: number, highest: number];

const ownScale = (values: readonly number[]): SparkScale => [Math.min(...values), Math.max(...values)];

/** Without those that nobody told (NaN). */
export const knownOf = (values: readonly number[]) => values.filter((value) => !Number.isNaN(value));

/**
 * Points of a line in a square of 100 by 100. On its own scale the line goes from edge to edge, one value stands in the middle and equal
 * ones lie flat there; on a given one each value has its place, and what lies beyond it is at the edge.
 * An unknown value keeps its place in the row and has no point.
 */
export function sparkPoints(values: readonly number[], scale: SparkScale = ownScale(knownOf(values))): SparkPoint[] {
  const [low, high] = scale;
  const last = values.length - 1;
  return values.flatMap((value, index) =>
    Number.isNaN(value)
      ? []
      : {
          x: last === 0 ? 50 : (index / last) * 100,
          y: low === high ? 50 : 100 - ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * 100,
        },
  );
}

/** Where 0 lies, when some values are above and some below it. */
export function zeroLine(values: readonly number[]): number | undefined {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low < 0 && high > 0 ? 100 - ((0 - low) / (high - low)) * 100 : undefined;
}
