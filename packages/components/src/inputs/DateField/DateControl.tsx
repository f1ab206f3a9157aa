import { useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CalendarIcon } from '../../icons/CalendarIcon';
import type { Words } from '../../words';
import { useFieldControl } from '../Field/FieldContext';
import type { TextControlProps } from '../TextField/TextControl';
import { writeValue } from '../TextField/writeValue';
import { Box, Calendar, Opener } from './DateControl.styles';
import { dayKind, type DateKind } from './date-kind';
import type { dateFieldMessages } from './messages';

export interface DateControlProps
  extends Omit<
    TextControlProps,
    'type' | 'inputMode' | 'prefix' | 'suffix' | 'clearable' | 'labels' | 'counter' | 'min' | 'max'
  > {
  /** First and last that may be chosen, written as the value is. A number has no meaning here; a form library's `register` declares one. */
  min?: string | number;
  max?: string | number;
}

interface DateControlOwnProps extends DateControlProps {
  component?: string;
  /** A day by default. */
  kind?: DateKind;
  words: Pick<Words<typeof dateFieldMessages>, 'open' | 'placeholder'>;
}

/**
 * A day (a month, a moment) as text, and the browser's calendar behind a button. Text, because the browser's own date input speaks the
 * language of the browser (11/01/2026) and not of the page, and takes nothing pasted.
 */
export function DateControl({ kind = dayKind, min, max, words, onBlur, onKeyDown, ref, ...rest }: DateControlOwnProps) {
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const still = useFieldControl(rest).disabled === true || rest.readOnly === true;
  const bound = (each: string | number | undefined) => each && kind.toPicker(String(each), kind.picker);

  const tidy = () => {
    if (input.current && !rest.readOnly) writeValue(input.current, kind.tidy(input.current.value));
  };
  const show = () => {
    const element = calendar.current;
    if (!element) return;
    // Firefox and Safari know no input of months and take it for text: there a day is chosen, and its month is taken.
    if (element.type !== kind.picker) element.type = 'date';
    const date = kind.tidy(input.current?.value ?? '');
    element.value = kind.isWhole(date) ? kind.toPicker(date, element.type) : '';
  };
  const open = () => {
    show();
    try {
      calendar.current?.showPicker();
    } catch {
      // No calendar, or none in this frame: the day is typed.
      input.current?.focus();
    }
  };
  return (
    <Box
      autoComplete="off"
      placeholder={words.placeholder}
      {...rest}
      ref={useMergedRef(input, ref)}
      inputMode={kind.inputMode}
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter may submit, and then what is submitted is tidy. The form has prevented one that ends a composition.
        if (event.key === 'Enter' && !event.defaultPrevented && !event.nativeEvent.isComposing) tidy();
        if (event.key === 'ArrowDown' && event.altKey && !still) {
          event.preventDefault();
          open();
        }
        onKeyDown?.(event);
      }}
      suffix={
        <Opener>
          <IconButton label={words.open} icon={<CalendarIcon size={14} />} disabled={still} onClick={open} />
          <Calendar
            ref={calendar}
            type={kind.picker}
            tabIndex={-1}
            aria-hidden="true"
            // Of no form: the text is judged and sent, and a day that was chosen here under other bounds would stop the form unseen.
            form=""
            min={bound(min)}
            max={bound(max)}
            disabled={still}
            onPointerDown={show}
            onChange={(event) => {
              if (input.current) writeValue(input.current, kind.fromPicker(event.target.value));
            }}
          />
        </Opener>
      }
    />
  );
}
