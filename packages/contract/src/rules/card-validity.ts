import { isDay } from './id-number';

/** What an identity card says in place of its last day when it has none. */
const LONG_TERM = '长期';

/** The days printed on an identity card: YYYY-MM-DD, the last may be 长期. */
export interface CardValidity {
  readonly valid_begin: string;
  readonly valid_end: string;
}

/** A day that stops a card, and why. The form and the server both say the reason, so its words stand here once. */
interface ValidityProblem {
  readonly field: keyof CardValidity;
  readonly reason: string;
}

const written = [/^(\d{4})(\d{2})(\d{2})$/, /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})日?$/];
const tidied = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as the card prints it (2021.03.01), or as people and other readers write it, as YYYY-MM-DD; anything else without its blanks. */
export function tidyCardDay(text: string): string {
  const bare = text.normalize('NFKC').replace(/\s/g, '');
  const [, year, month = '', day = ''] = written.map((form) => form.exec(bare)).find((parts) => parts !== null) ?? [];
  return year === undefined ? bare : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isCardDay(text: string): boolean {
  const parts = tidied.exec(text);
  return parts !== null && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Everything that is wrong with the tidied days of a card, whenever it is looked at (screens B23; decisions 262). */
export function validityProblems({ valid_begin, valid_end }: CardValidity): ValidityProblem[] {
  const problems: ValidityProblem[] = [];
  const begins = isCardDay(valid_begin);
  if (!begins) problems.push({ field: 'valid_begin', reason: '请按证件填写开始日期，如 2021-03-01' });
  if (valid_end === LONG_TERM) return problems;
  if (!isCardDay(valid_end))
    problems.push({ field: 'valid_end', reason: '请按证件填写截止日期，如 2041-03-01，或填写「长期」' });
  else if (begins && valid_end <= valid_begin)
    problems.push({ field: 'valid_end', reason: '截止日期应晚于开始日期，请核对证件' });
  return problems;
}

/** Whether a card with this tidied last day is over; `today` is Beijing's, YYYY-MM-DD. */
export const isCardOver = (validEnd: string, today: string): boolean => isCardDay(validEnd) && validEnd < today;
