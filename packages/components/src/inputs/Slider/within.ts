/** The number of a range that is nearest to a number. */
export const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));
