import { useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { textFieldMessages } from './messages';
import { useFieldControl } from '../Field/FieldContext';
import { Affix, Clear, ErrorMark, Frame, Input } from './TextControl.styles';
import { TextLength } from './TextLength';
import { writeValue } from './writeValue';

export type TextFieldSize = 'sm' | 'md' | 'lg' | 'touch';

export interface TextControlProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix' | 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  /** Height: sm 24 in rows, md 30, lg 38 on store and login, touch 44. */
  size?: TextFieldSize;
  /** Drawn inside, before the text. */
  prefix?: ReactNode;
  /** Drawn inside, after the text: a unit, a button. */
  suffix?: ReactNode;
  /** Offers to empty the field while it holds something. */
  clearable?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof textFieldMessages>;
  /** Shows how much of `maxLength` is used. */
  counter?: boolean;
  /** Wrong, in the eyes of the form. A `Field` around it says so too. */
  invalid?: boolean;
  /** The text after every change. */
  onValueChange?: (text: string) => void;
  /** The real input. */
  ref?: Ref<HTMLInputElement>;
}

/** What the text box under every one-line field draws. A hook, so that the most used of them is one component and not two. */
export function useTextControl({
  component,
  size = 'md',
  prefix,
  suffix,
  clearable = false,
  labels,
  counter = false,
  invalid,
  required,
  disabled,
  id,
  'aria-describedby': describedBy,
  type = 'text',
  placeholder,
  className,
  style,
  onChange,
  onValueChange,
  ref,
  ...rest
}: TextControlProps & { component?: string }) {
  const words = useWords('textField', textFieldMessages, labels);
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldControl({ ...rest, id, invalid, required, disabled, 'aria-describedby': describedBy });

  return (
    <Frame
      data-component={component}
      data-size={size}
      data-invalid={field['aria-invalid']}
      data-disabled={field.disabled || undefined}
      className={className}
      style={style}
      onMouseDown={(event) => {
        // The whole box is the field: a press beside the text goes to the text.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        input.current?.focus();
      }}
    >
      {prefix !== undefined && <Affix data-part="prefix">{prefix}</Affix>}
      <Input
        {...rest}
        {...field}
        ref={useMergedRef(input, ref)}
        type={type}
        data-part="input"
        placeholder={placeholder ?? (clearable ? ' ' : undefined)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {clearable && (
        <Clear>
          <IconButton
            label={words.clear}
            icon={<CloseIcon size={14} />}
            onClick={() => {
              if (!input.current) return;
              writeValue(input.current, '');
              input.current.focus();
            }}
          />
        </Clear>
      )}
      {counter && rest.maxLength !== undefined && (
        <TextLength control={input} value={rest.value} defaultValue={rest.defaultValue} most={rest.maxLength} />
      )}
      {suffix !== undefined && <Affix data-part="suffix">{suffix}</Affix>}
      {field['aria-invalid'] && (
        <ErrorMark data-part="error-mark">
          <CircleAlertIcon size={14} />
        </ErrorMark>
      )}
    </Frame>
  );
}

/** The text box under every one-line field. Props go to the input; class and style to the box, which `component` names. */
export const TextControl = (props: Parameters<typeof useTextControl>[0]) => useTextControl(props);
