import { isDate, tidyDate } from './date';

/** What a field of dates holds: how it is written, and what the browser's calendar makes of it. */
export interface DateKind {
  /** The browser's input whose calendar is used. */
  picker: 'date' | 'month' | 'datetime-local';
  /** The keyboard of a phone. */
  inputMode: 'numeric' | 'text';
  /** The usual ways to write one as the one way; anything else stays. */
  tidy: (text: string) => string;
  /** Exists, and is written the one way. */
  isWhole: (text: string) => boolean;
  /** As the calendar takes it, whose type may be `date` where the browser has no other. */
  toPicker: (text: string, type: string) => string;
  fromPicker: (value: string) => string;
}

const same = (text: string) => text;

export const dayKind: DateKind = {
  picker: 'date',
  inputMode: 'numeric',
  tidy: tidyDate,
  isWhole: isDate,
  toPicker: same,
  fromPicker: same,
};
