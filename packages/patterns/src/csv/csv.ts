import { isKnown } from '@compute-market/contract/rules/money';

/** Excel reads UTF-8 only with this in front. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';
/** A cell that begins so is run as a formula by spreadsheets. */
const formulaStart = /^[\s]*[=+\-@\t\r]/;

/** What stands in the file as it is. */
interface Verbatim {
  readonly verbatim: string;
}

export type CsvCell = string | number | Verbatim;

/** An amount of yuan as a number with two decimals, as bills write it; empty where it is not known. */
export const yuanCell = (yuan: number): CsvCell => ({ verbatim: isKnown(yuan) ? yuan.toFixed(2) : '' });

/** Digits that are a name and no number: spreadsheets would write the 15 of an order as 2.61E+14. The tab before them is seen by no reader. */
export const digitsCell = (digits: string): CsvCell => ({ verbatim: `\t${digits}` });

/** Numbers stay numbers; a text that would be a formula is made text by an apostrophe. */
function cellText(cell: CsvCell): string {
  if (typeof cell === 'object') return cell.verbatim;
  if (typeof cell === 'number') return isKnown(cell) ? String(cell) : '';
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as a file that spreadsheets open as it is meant: UTF-8 with its mark, quoted where needed, nothing run as a formula. */
export const csvFile = (lines: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + lines.map((line) => line.map(cellText).join(',') + lineEnd).join('');
