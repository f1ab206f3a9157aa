import { useContext, useEffect, useState } from 'react';
import { useControlValue } from '../../hooks/useControlValue';
import { useMergedRef } from '../../hooks/useMergedRef';
import type { Words } from '../../words';
import { FieldContext } from '../Field/FieldContext';
import { dateProblem } from './date';
import { DateControl, type DateControlProps } from './DateControl';
import { dateFieldMessages } from './messages';

export interface DateFieldProps extends DateControlProps {
  words?: Words<typeof dateFieldMessages>;
}

/**
 * One day: when a booked machine shall be ready. Values are ISO days `YYYY-MM-DD`; empty text is no day, or one half typed.
 *
 * The component MUST let the day be typed as well as chosen, and MUST say in words when it lies outside `min` and `max` or is not whole.
 * The consumer MUST take days for China's calendar, and MUST check them again on submission: the field shows a fault, it cannot forbid it.
 */
export function DateField({ min, max, invalid, value, defaultValue, onChange, onFocus, onBlur, words = dateFieldMessages, ref, ...rest }: DateFieldProps) {
  const [input, held] = useControlValue<HTMLInputElement>(value, defaultValue ?? '');
  const [focused, setFocused] = useState(false);
  const [unfinished, setUnfinished] = useState(false);

  const problem = dateProblem(held, { min, max }) ?? (unfinished ? 'incomplete' : undefined);
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
      openLabel={words.open}
      min={min}
      max={max}
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      invalid={message !== undefined || invalid}
      onChange={(event) => {
        setUnfinished(event.target.validity.badInput);
        onChange?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        setUnfinished(event.target.validity.badInput);
        onBlur?.(event);
      }}
    />
  );
}
