import { useRef, type Ref, type TextareaHTMLAttributes } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useFieldControl } from '../Field/FieldContext';
import { TextLength } from '../TextField/TextLength';
import { Area, Root } from './TextArea.styles';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  invalid?: boolean;
  /** Shows how much of `maxLength` is used. */
  counter?: boolean;
  /** The text after every change. */
  onValueChange?: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, in height as the person draws it. */
export function TextArea({
  invalid,
  counter = false,
  id,
  disabled,
  required,
  'aria-describedby': describedBy,
  className,
  style,
  onChange,
  onValueChange,
  ref,
  ...rest
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useFieldControl({ ...rest, id, invalid, disabled, required, 'aria-describedby': describedBy });

  return (
    <Root
      data-component="TextArea"
      data-counter={counter || undefined}
      data-invalid={field['aria-invalid']}
      data-disabled={field.disabled || undefined}
      className={className}
      style={style}
    >
      <Area
        rows={3}
        {...rest}
        {...field}
        ref={useMergedRef(area, ref)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {counter && rest.maxLength !== undefined && (
        <TextLength control={area} value={rest.value} defaultValue={rest.defaultValue} most={rest.maxLength} />
      )}
    </Root>
  );
}
