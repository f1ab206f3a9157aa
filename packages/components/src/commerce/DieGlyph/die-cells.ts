/** Where the cells of a die lie: px of the first cell, the pitch and the cell itself. */
export interface CellGrid {
  columns: number;
  rows: number;
  left: number;
  top: number;
  cellWidth: number;
  cellHeight: number;
  gap: number;
}

/** Opacities of the drawn levels: a handful of paths instead of a rectangle a cell. */
export const cellLevels = [0.16, 0.3, 0.45, 0.62, 0.84] as const;

const hash = (name: string) =>
  [...name].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);

/** The same name always gives the same die: a number 0…1 for every cell, drawn from the name alone. */
export function seededNumbers(name: string, count: number): number[] {
  let state = hash(name);
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  });
}

/** One path per level; a cell belongs to the level of its value 0…1. */
export function cellPaths(
  values: readonly number[],
  { columns, left, top, cellWidth, cellHeight, gap }: CellGrid,
): string[] {
  const paths = cellLevels.map(() => '');
  values.forEach((value, index) => {
    const level = Math.min(cellLevels.length - 1, Math.floor(value * cellLevels.length));
    const x = left + (index % columns) * (cellWidth + gap);
    const y = top + Math.floor(index / columns) * (cellHeight + gap);
    paths[level] += `M${x.toFixed(2)} ${y.toFixed(2)}h${cellWidth}v${cellHeight}h${-cellWidth}z`;
  });
  return paths;
}
