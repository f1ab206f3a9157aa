/** Share in percent, 0…100; a whole of nothing is full. */
export const percentOf = (part: number, whole: number) =>
  whole <= 0 ? 100 : Math.min(100, Math.max(0, (part / whole) * 100));

/** Percent as text, cut to two decimals, so that 99.999 never reads as reached. */
export const percentText = (percent: number) => `${(Math.floor(percent * 100 + 1e-6) / 100).toFixed(2)}%`;
