import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { useFieldControl } from '../Field/FieldContext';
import type { TextFieldSize } from '../TextField/TextField';
import { Control, Fact, Root } from './Select.styles';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A short fact at the end of the row: the stock, or why it is disabled. */
  fact?: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'multiple' | 'value' | 'defaultValue' | 'children'> {
  options: readonly SelectOption<Value>[];
  /** Empty text means nothing chosen yet and shows the placeholder. */
  value?: Value | '';
  defaultValue?: Value | '';
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
  size?: TextFieldSize;
  invalid?: boolean;
  onValueChange?: (value: Value) => void;
  ref?: Ref<HTMLSelectElement>;
}

const optionNode = ({ value, label, fact, disabled }: SelectOption): ReactNode => (
  <option key={value} value={value} disabled={disabled}>
    {fact === undefined ? (
      label
    ) : (
      <>
        {`${label} `}
        <Fact>{fact}</Fact>
      </>
    )}
  </option>
);

/** One of up to about a dozen choices: the native select, which every phone and screen reader knows. */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  placeholder,
  size = 'md',
  invalid,
  disabled,
  required,
  id,
  'aria-describedby': describedBy,
  className,
  style,
  onChange,
  onValueChange,
  ...rest
}: SelectProps<Value>) {
  const field = useFieldControl({ id, invalid, disabled, required, 'aria-describedby': describedBy });
  return (
    <Root
      data-component="Select"
      data-size={size}
      data-invalid={field['aria-invalid']}
      data-disabled={field.disabled || undefined}
      className={className}
      style={style}
    >
      <Control
        {...rest}
        {...field}
        value={value}
        defaultValue={value === undefined ? (defaultValue ?? (placeholder === undefined ? undefined : '')) : undefined}
        onChange={(event) => {
          onChange?.(event);
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange?.(chosen.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(optionNode)}
      </Control>
      <span data-part="arrow" aria-hidden="true">
        <ChevronDownIcon />
      </span>
    </Root>
  );
}
