export interface SparkPoint {
  x: number;
  y: number;
}

/** Points of a line in a square of 100 by 100. One value stands in the middle; equal ones lie flat in the middle. */
export function sparkPoints(values: readonly number[]): SparkPoint[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const last = values.length - 1;
  return values.map((value, index) => ({
    x: last === 0 ? 50 : (index / last) * 100,
    y: low === high ? 50 : 100 - ((value - low) / (high - low)) * 100,
  }));
}

/** Where 0 lies, when some values are above and some below it. */
export function zeroLine(values: readonly number[]): number | undefined {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low < 0 && high > 0 ? 100 - ((0 - low) / (high - low)) * 100 : undefined;
}
