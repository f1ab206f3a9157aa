/** Excel reads UTF-8 only with this in front. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';
/** A cell that begins so is run as a formula by spreadsheets. */
const formulaStart = /^[\s]*[=+\-@\t\r]/;

export type CsvCell = string | number;

/** Numbers stay numbers; a text that would be a formula is made text by an apostrophe. */
function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as a file that spreadsheets open as it is meant: UTF-8 with its mark, quoted where needed, nothing run as a formula. */
export const csvFile = (lines: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + lines.map((line) => line.map(cellText).join(',') + lineEnd).join('');
