import { useLayoutEffect, useRef, type InputHTMLAttributes, type Ref } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useFieldChoice } from '../Field/FieldContext';
import { Root } from './Checkbox.styles';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Some, but not all, of what it stands for: the head of a table with a few rows chosen. A box that stands for one thing leaves it away. */
  indeterminate?: boolean;
  /** Its change is being saved: the box turns and refuses another. */
  busy?: boolean;
  invalid?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A bare box. It needs a `Field` or an `aria-label`; with words beside it use `CheckboxField`. */
export function Checkbox({
  indeterminate,
  busy = false,
  invalid,
  onChange,
  onClick,
  onCheckedChange,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldChoice({ ...rest, invalid });
  useLayoutEffect(() => {
    const box = input.current;
    if (box === null) return;
    // The half state exists only as a property of the element, and a press clears it.
    box.indeterminate = indeterminate === true;
    // A reset of the form keeps what the host holds (`useGiven` does this for a set).
    if (rest.checked !== undefined) box.defaultChecked = rest.checked;
  });
  return (
    <Root
      data-component="Checkbox"
      {...rest}
      {...field}
      ref={useMergedRef(input, ref)}
      type="checkbox"
      data-partial={indeterminate === undefined ? undefined : ''}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        onClick?.(event);
      }}
      onChange={(event) => {
        // React reads a change from the click itself, prevented or not.
        if (busy) return;
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
}
