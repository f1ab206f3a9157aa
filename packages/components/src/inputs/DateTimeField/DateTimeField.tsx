import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { BoundedDate } from '../DateField/BoundedDate';
import type { DateControlProps } from '../DateField/DateControl';
import { dateTimeKind } from './date-time';
import { dateTimeFieldMessages } from './messages';

export interface DateTimeFieldProps extends DateControlProps {
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof dateTimeFieldMessages>;
}

/**
 * One minute: when a machine shall shut down, from when records are looked for. The value is text: `YYYY-MM-DD HH:mm` once it is whole, and
 * what has been typed until then. It takes `register` of react-hook-form; `min` and `max` are written the same way.
 *
 * Keyboard: the moment is typed or pasted; Alt and Down open the browser's calendar, and so does its button.
 *
 * The component MUST let the moment be typed, pasted and chosen from a calendar, MUST tidy the usual ways to write one on leaving, and MUST
 * say in words when it lies outside `min` and `max` or is not whole.
 * The consumer MUST put it in a `Field`, which has the line for these words, MUST take moments for Beijing's, by `dateTimeSeconds` and
 * `dateTimeText` of this entry, MUST say so where customers may be elsewhere, and MUST check them again on submission.
 */
export function DateTimeField({ labels, ...rest }: DateTimeFieldProps) {
  const words = useWords('dateTimeField', dateTimeFieldMessages, labels);
  return <BoundedDate component="DateTimeField" {...rest} kind={dateTimeKind} words={words} />;
}
