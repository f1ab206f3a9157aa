// What a set of measurements says: how benches sum up their runs.

/** The value that `part` (0 to 1) of the values stay below. Of an empty list it is undefined. */
export const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];

export const median = (values) => quantile(values, 0.5);
