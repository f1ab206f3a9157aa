import { useRef } from 'react';
import { IconButton } from '../../actions/IconButton';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CalendarIcon } from '../../icons/CalendarIcon';
import type { Words } from '../../words';
import { useFieldControl } from '../Field/FieldContext';
import type { TextControlProps } from '../TextField/TextControl';
import { writeValue } from '../TextField/writeValue';
import { isDate, tidyDate } from './date';
import { Box, Calendar, Opener } from './DateControl.styles';
import type { dateFieldMessages } from './messages';

export interface DateControlProps
  extends Omit<
    TextControlProps,
    'type' | 'inputMode' | 'prefix' | 'suffix' | 'clearable' | 'labels' | 'counter' | 'min' | 'max'
  > {
  /** First and last day that may be chosen, `YYYY-MM-DD`. A number has no meaning here; a form library's `register` declares one. */
  min?: string | number;
  max?: string | number;
}

interface DateControlOwnProps extends DateControlProps {
  component?: string;
  words: Pick<Words<typeof dateFieldMessages>, 'open' | 'placeholder'>;
}

/**
 * A day as text, and the browser's calendar behind a button. Text, because the browser's own date input speaks the language of the browser
 * (11/01/2026) and not of the page, and takes nothing pasted.
 */
export function DateControl({ min, max, words, onBlur, onKeyDown, ref, ...rest }: DateControlOwnProps) {
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const still = useFieldControl(rest).disabled === true || rest.readOnly === true;

  const tidy = () => {
    if (input.current && !rest.readOnly) writeValue(input.current, tidyDate(input.current.value));
  };
  const show = () => {
    const date = tidyDate(input.current?.value ?? '');
    if (calendar.current) calendar.current.value = isDate(date) ? date : '';
  };
  return (
    <Box
      autoComplete="off"
      placeholder={words.placeholder}
      {...rest}
      ref={useMergedRef(input, ref)}
      inputMode="numeric"
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter may submit, and then what is submitted is tidy.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) tidy();
        onKeyDown?.(event);
      }}
      suffix={
        <Opener>
          <IconButton
            label={words.open}
            icon={<CalendarIcon size={14} />}
            disabled={still}
            onClick={() => {
              show();
              try {
                calendar.current?.showPicker();
              } catch {
                // No calendar, or none in this frame: the day is typed.
                input.current?.focus();
              }
            }}
          />
          <Calendar
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            disabled={still}
            onPointerDown={show}
            onChange={(event) => {
              if (input.current) writeValue(input.current, event.target.value);
            }}
          />
        </Opener>
      }
    />
  );
}
