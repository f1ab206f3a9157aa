import type { DateKind } from '../DateField/date-kind';
import { halfWidth } from '../half-width';

/** A month that exists, as `YYYY-MM`, in a year from 1900 on. */
export const isMonth = (text: string) => /^(19|[2-9]\d)\d\d-(0[1-9]|1[0-2])$/.test(text);

/** A month as people write and paste it (`2026/11`, `2026年11月`, `202611`, a whole day of it) as `YYYY-MM`. Anything else stays. */
export function tidyMonth(text: string): string {
  const plain = halfWidth(text).trim();
  const [, year, month = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})(?:月|\s*[-/.月]\s*\d{1,2}日?)?$/.exec(plain) ?? /^(\d{4})(\d\d)$/.exec(plain) ?? [];
  const tidy = `${year}-${month.padStart(2, '0')}`;
  return isMonth(tidy) ? tidy : text;
}

export const monthKind: DateKind = {
  picker: 'month',
  inputMode: 'numeric',
  tidy: tidyMonth,
  isWhole: isMonth,
  toPicker: (month, type) => (type === 'month' ? month : `${month}-01`),
  // The month of a day, too.
  fromPicker: (value) => value.slice(0, 7),
};
