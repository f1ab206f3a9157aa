import { useContext, useEffect, useState } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useControlValue } from '../../hooks/useControlValue';
import { useMergedRef } from '../../hooks/useMergedRef';
import type { Labels } from '../../words';
import { FieldContext } from '../Field/FieldContext';
import { dateProblem, tidyDate } from './date';
import { DateControl, type DateControlProps } from './DateControl';
import { dateFieldMessages } from './messages';

export interface DateFieldProps extends DateControlProps {
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof dateFieldMessages>;
}

/**
 * One day: when a booked machine shall be ready. The value is text: an ISO day
 * `YYYY-MM-DD` once it is whole, and what has been typed until then.
 *
 * The component MUST let the day be typed, pasted and chosen from a calendar, MUST tidy the usual ways to write one on leaving, and MUST say in words when it lies outside `min` and `max` or is not whole.
 * The consumer MUST take days for China's calendar, and MUST check them again on submission: the field shows a fault, it cannot forbid it.
 */
export function DateField({
  min: first,
  max: last,
  invalid,
  value,
  defaultValue,
  onFocus,
  onBlur,
  labels,
  ref,
  ...rest
}: DateFieldProps) {
  const words = useWords('dateField', dateFieldMessages, labels);
  const [input, held] = useControlValue<HTMLInputElement>(value, defaultValue ?? '');
  const [focused, setFocused] = useState(false);
  const min = first?.toString();
  const max = last?.toString();

  const problem = dateProblem(tidyDate(held), { min, max });
  const said = {
    incomplete: focused ? undefined : words.incomplete,
    tooEarly: words.tooEarly(min ?? ''),
    tooLate: words.tooLate(max ?? ''),
  };
  const message = problem && said[problem];
  const report = useContext(FieldContext)?.report;
  useEffect(() => {
    report?.(message);
    return () => report?.(undefined);
  }, [report, message]);

  return (
    <DateControl
      component="DateField"
      {...rest}
      ref={useMergedRef(input, ref)}
      words={words}
      min={min}
      max={max}
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      invalid={message !== undefined || invalid}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    />
  );
}
