import { beijingOffsetMs } from '../../time-units';
import { isDate, tidyDate } from '../DateField/date';
import type { DateKind } from '../DateField/date-kind';
import { halfWidth } from '../half-width';

const minutes = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A minute that exists, as `YYYY-MM-DD HH:mm`, in a year from 1900 on. */
export const isDateTime = (text: string) =>
  isDate(text.slice(0, 10)) && text[10] === ' ' && minutes.test(text.slice(11));

/**
 * A moment as people write and paste it (`2026/12/1 9:30`, `2026年12月1日9点30分`, `2026-12-01T09:30:00`, full-width) as
 * `YYYY-MM-DD HH:mm`. Seconds are dropped, anything else stays.
 */
export function tidyDateTime(text: string): string {
  const plain = halfWidth(text).trim();
  const [, day = '', hour = '', minute = ''] =
    /^(\d{8})(\d\d)(\d\d)$/.exec(plain) ??
    /^(.*?\d日?)(?:\s+|\s*T\s*|(?<=日))(\d{1,2})\s*[:点时]\s*(\d{1,2})?(?:分|:\d{1,2}(?:\.\d+)?)?$/.exec(plain) ??
    [];
  const tidy = `${tidyDate(day)} ${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return isDateTime(tidy) ? tidy : text;
}

/** Unix seconds of a whole moment in Beijing; nothing for a text that is none. */
export const dateTimeSeconds = (text: string): number | undefined =>
  isDateTime(text) ? (Date.parse(`${text.replace(' ', 'T')}Z`) - beijingOffsetMs) / 1000 : undefined;

/** The minute in Beijing that Unix seconds lie in, as `YYYY-MM-DD HH:mm`. */
export const dateTimeText = (seconds: number): string =>
  new Date(seconds * 1000 + beijingOffsetMs).toISOString().slice(0, 16).replace('T', ' ');

export const dateTimeKind: DateKind = {
  picker: 'datetime-local',
  // The keyboard of figures has neither a blank nor a colon.
  inputMode: 'text',
  tidy: tidyDateTime,
  isWhole: isDateTime,
  toPicker: (text) => text.replace(' ', 'T'),
  fromPicker: (value) => value.slice(0, 16).replace('T', ' '),
};
