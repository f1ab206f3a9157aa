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

/** Places of the lines to be drawn for a part of the body, px, by where the lines begin; `kept` is drawn wherever it is. */
export function linesBetween(tops: readonly number[], from: number, to: number, kept?: number): number[] {
  const count = tops.length - 1;
  const after = tops.findIndex((top) => top > from);
  const below = tops.findIndex((top) => top >= to);
  const first = Math.max(0, (after === -1 ? count : after - 1) - overscan);
  const end = Math.min(count, (below === -1 ? count : below) + overscan);
  const shown = Array.from({ length: end - first }, (_, at) => first + at);
  if (kept === undefined || kept >= count) return shown;
  return kept < first ? [kept, ...shown] : kept < end ? shown : [...shown, kept];
}
