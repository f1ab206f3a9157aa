import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { BoundedDate } from './BoundedDate';
import { dayKind } from './date-kind';
import type { DateControlProps } from './DateControl';
import { dateFieldMessages } from './messages';

export interface DateFieldProps extends DateControlProps {
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof dateFieldMessages>;
}

/**
 * One day: when a booked machine shall be ready. The value is text: an ISO day
 * `YYYY-MM-DD` once it is whole, and what has been typed until then.
 *
 * Keyboard: the day is typed or pasted; Alt and Down open the browser's calendar, and so does its button.
 *
 * The component MUST let the day be typed, pasted and chosen from a calendar, MUST tidy the usual ways to write one on leaving, and MUST say in words when it lies outside `min` and `max` or is not whole.
 * The consumer MUST put it in a `Field`, which has the line for these words, MUST take days for China's calendar, and MUST check them again on submission: the field shows a fault, it cannot forbid it.
 */
export function DateField({ labels, ...rest }: DateFieldProps) {
  const words = useWords('dateField', dateFieldMessages, labels);
  return <BoundedDate component="DateField" {...rest} kind={dayKind} words={words} />;
}
