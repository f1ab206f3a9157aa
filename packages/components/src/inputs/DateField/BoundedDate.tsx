import { useState } from 'react';
import { useControlValue } from '../../hooks/useControlValue';
import { useMergedRef } from '../../hooks/useMergedRef';
import type { Words } from '../../words';
import { useReport } from '../Field/useReport';
import { dateProblem } from './date';
import type { DateKind } from './date-kind';
import { DateControl, type DateControlProps } from './DateControl';
import type { dateFieldMessages } from './messages';

interface BoundedDateProps extends DateControlProps {
  component: string;
  kind: DateKind;
  words: Words<typeof dateFieldMessages>;
}

/** What the fields of one date share: they say in words when it is not whole, or outside its bounds. */
export function BoundedDate({
  kind,
  words,
  min: first,
  max: last,
  invalid,
  value,
  defaultValue,
  onFocus,
  onBlur,
  ref,
  ...rest
}: BoundedDateProps) {
  const [input, held] = useControlValue<HTMLInputElement>(value, defaultValue ?? '');
  const [focused, setFocused] = useState(false);
  const min = first?.toString();
  const max = last?.toString();

  const problem = dateProblem(kind.tidy(held), { min, max }, kind.isWhole);
  const said = {
    incomplete: focused ? undefined : words.incomplete,
    tooEarly: words.tooEarly(min ?? ''),
    tooLate: words.tooLate(max ?? ''),
  };
  const message = problem && said[problem];
  useReport(message);

  return (
    <DateControl
      {...rest}
      kind={kind}
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
