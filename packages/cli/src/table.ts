/** Letters that terminals draw two columns wide: Chinese, full-width forms. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
/** What would move the cursor or end the line: a note is somebody's text. */
// oxlint-disable-next-line no-control-regex -- terminals obey control characters
const control = /[\u0000-\u001f\u007f-\u009f]/g;

/** Columns that a text takes in a terminal. */
export const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** A text that cannot command the terminal. */
export const plain = (text: string): string => text.replace(control, ' ');

/** Rows under their heads, each column as wide as its widest cell. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heads, ...rows].map((cells) => cells.map(plain));
  const widths = heads.map((_, column) => Math.max(...all.map((cells) => widthOf(cells[column] ?? ''))));
  return all.map((cells) =>
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}
