/** Lines kept beyond either edge, so that a turn of the wheel or a press of Tab finds them drawn. */
const overscan = 8;

/** Where each line of a body begins, px from the start of the body, and after the last one where the body ends. Lines that were not measured are of the usual height. */
export function lineTops(keys: readonly string[], heights: ReadonlyMap<string, number>, usual: number): number[] {
  const tops = [0];
  let end = 0;
  for (const key of keys) {
    end += heights.get(key) ?? usual;
    tops.push(end);
  }
  return tops;
}

/** The places from one to another, which is not among them. */
export const places = (from: number, end: number): number[] => Array.from({ length: end - from }, (_, at) => from + at);

/** Places of the lines to be drawn for a part of the body, px, by where the lines begin. */
export function linesBetween(tops: readonly number[], from: number, to: number): number[] {
  const first = Math.max(0, tops.findLastIndex((top) => top <= from) - overscan);
  const end = Math.min(tops.length - 1, tops.findLastIndex((top) => top < to) + 1 + overscan);
  return places(first, end);
}

/** Those of the shown lines that a list still has, and the one with the key `kept`, wherever it is. */
export const withLine = (shown: readonly number[], keys: readonly string[], kept?: string): number[] =>
  [...new Set(shown).add(keys.findIndex((key) => key === kept))]
    .filter((index) => index in keys)
    .sort((one, other) => one - other);
