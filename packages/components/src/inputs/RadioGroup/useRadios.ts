import { useId, type ChangeEventHandler, type FocusEventHandler, type Ref } from 'react';

/** What every set of radios takes, whatever it looks like. */
export interface RadioSetProps<Value extends string> {
  /** Name in the form; one is made up without it, so that the radios belong together. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  disabled?: boolean;
  onValueChange?: (value: Value) => void;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Passed to every radio of the set, as form libraries expect. */
  ref?: Ref<HTMLInputElement>;
}

/** Attributes of each native radio of a set. The browser gives arrow keys and one tab stop. */
export function useRadios<Value extends string>({
  name,
  value,
  defaultValue,
  disabled,
  onValueChange,
  onChange,
  onBlur,
  ref,
}: RadioSetProps<Value>) {
  const ownName = useId();
  return (option: { value: Value; disabled?: boolean }) => ({
    ref,
    type: 'radio' as const,
    name: name ?? ownName,
    value: option.value,
    disabled: disabled || option.disabled,
    checked: value === undefined ? undefined : value === option.value,
    defaultChecked: value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined,
    onBlur,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(option.value);
    },
  });
}
