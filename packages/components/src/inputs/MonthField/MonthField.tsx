import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { BoundedDate } from '../DateField/BoundedDate';
import type { DateControlProps } from '../DateField/DateControl';
import { monthFieldMessages } from './messages';
import { monthKind } from './month';

export interface MonthFieldProps extends DateControlProps {
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof monthFieldMessages>;
}

/**
 * One month: of a bill, of a report. The value is text: `YYYY-MM` once it is whole, and what has been typed until then. It takes
 * `register` of react-hook-form; `min` and `max` are months too.
 *
 * Keyboard: the month is typed or pasted; Alt and Down open the browser's calendar, and so does its button.
 *
 * The component MUST let the month be typed, pasted and chosen from a calendar (of days, where the browser has none of months), MUST tidy
 * the usual ways to write one on leaving, and MUST say in words when it lies outside `min` and `max` or is not whole.
 * The consumer MUST put it in a `Field`, which has the line for these words, MUST take months for China's calendar, and MUST check them
 * again on submission.
 */
export function MonthField({ labels, ...rest }: MonthFieldProps) {
  const words = useWords('monthField', monthFieldMessages, labels);
  return <BoundedDate component="MonthField" {...rest} kind={monthKind} words={words} />;
}
