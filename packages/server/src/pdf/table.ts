import type { Sheet } from './document';

/** Paper has colours of its own. */
export const ruleColor = '#bfbfbf';
export const quietColor = '#666666';
/** Points from one line of a table to the next. */
export const tableRowHeight = 24;

/** Words in columns, the first at its start, the others at their end. */
export interface PaperTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface TablePlace {
  /** Points from the top left corner of the sheet. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Where each column after the first ends, points from the left edge of the table. */
  readonly ends: readonly number[];
}

export const tableWords = ({ head, rows }: PaperTable): string[] => [...head, ...rows.flat()];

/** Points that a table takes. */
export const tableHeight = ({ rows }: PaperTable): number => (rows.length + 1) * tableRowHeight;

/** Writes a table with a thin line over each row and under the last; answers where it ends, points from the top. */
export function writeTable(sheet: Sheet, { head, rows }: PaperTable, { left, top, width, ends }: TablePlace): number {
  const rule = (y: number) => sheet.line([left, y], [left + width, y], ruleColor);
  [head, ...rows].forEach((cells, line) => {
    const y = top + line * tableRowHeight;
    rule(y);
    cells.forEach((cell, index) => {
      const end = ends[index - 1];
      const place = end === undefined ? {} : ({ width: end, align: 'end' } as const);
      sheet.write(cell, { x: left, y: y + 6, size: 10, ...place, ...(line === 0 && { color: quietColor }) });
    });
  });
  const bottom = top + (rows.length + 1) * tableRowHeight;
  rule(bottom);
  return bottom;
}
