import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
} from 'react';
import { onWrite } from '../../hooks/onWrite';
import { useFormReset } from '../../hooks/useFormReset';
import { useMergedRef } from '../../hooks/useMergedRef';
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

/**
 * One of up to about a dozen choices: the native select, which every phone and screen reader knows.
 *
 * - It MUST keep a value that is not among the options, or not yet, and show the placeholder or nothing for it, never another option.
 */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  placeholder,
  size = 'md',
  invalid,
  required,
  className,
  style,
  onChange,
  onValueChange,
  ref,
  ...rest
}: SelectProps<Value>) {
  const initial = defaultValue ?? (placeholder === undefined ? undefined : '');
  // What was chosen or written last, also by a form library before there are options.
  const [held, hold] = useState<{ value?: string }>({ value: initial });
  const box = useRef<HTMLSelectElement>(null);
  const listen = useCallback((element: HTMLSelectElement | null) => {
    box.current = element;
    return element ? onWrite(element, (written) => hold({ value: written })) : undefined;
  }, []);
  // What a form library wrote meanwhile stays.
  useFormReset(box, () => hold((now) => (now === held ? { value: initial } : now)));
  const shown = value ?? held.value;
  const stray = shown !== undefined && !options.some((option) => option.value === shown);
  const taken = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (shown === undefined || !element) return;
    // Chosen in what a server drew, before the page was taken over.
    if (!taken.current && element.value !== shown) hold({ value: element.value });
    taken.current = true;
    // Not by its value, which would be heard as written.
    element.selectedIndex = [...element.options].findIndex((option) => option.value === shown);
  }, [shown, held, stray]);
  const field = useFieldControl({ ...rest, invalid, required });
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
        ref={useMergedRef(listen, ref)}
        value={value}
        defaultValue={value === undefined ? initial : undefined}
        onChange={(event) => {
          hold({ value: event.target.value });
          onChange?.(event);
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange?.(chosen.value);
        }}
      >
        {(stray || placeholder !== undefined) && (
          <option value={stray ? shown : ''} disabled hidden>
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
