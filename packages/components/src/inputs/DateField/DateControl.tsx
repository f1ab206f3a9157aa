import { useRef } from 'react';
import { IconButton } from '../../actions/IconButton';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CalendarIcon } from '../../icons/CalendarIcon';
import { useFieldControl } from '../Field/FieldContext';
import type { TextControlProps } from '../TextField/TextControl';
import { Box, Opener } from './DateControl.styles';

export interface DateControlProps extends Omit<TextControlProps, 'type' | 'prefix' | 'suffix' | 'clearable' | 'clearLabel' | 'counter' | 'min' | 'max'> {
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** The native date input, which every phone and screen reader knows, with the house's button for its calendar. */
export function DateControl({ component, openLabel, ref, ...rest }: DateControlProps & { component?: string; openLabel: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { disabled } = useFieldControl(rest);
  return (
    <Box
      component={component}
      {...rest}
      ref={useMergedRef(input, ref)}
      type="date"
      suffix={
        <Opener>
          <IconButton
            label={openLabel}
            icon={<CalendarIcon size={14} />}
            disabled={disabled === true || rest.readOnly === true}
            onClick={() => {
              input.current?.focus();
              try {
                input.current?.showPicker();
              } catch {
                // No calendar, or not allowed in this frame: the date is typed.
              }
            }}
          />
        </Opener>
      }
    />
  );
}
