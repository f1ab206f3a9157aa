import { useState } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { comboboxMessages } from './messages';
import { PickControl, type PickControlProps } from './PickControl';
import { Chosen } from './PickControl.styles';
import type { PickOption } from './search-options';

export type { PickOption } from './search-options';

export interface ComboboxProps<Value extends string = string> extends Omit<PickControlProps, 'options'> {
  options: readonly PickOption<Value>[];
  /** Empty text means nothing chosen yet. */
  value?: Value | '';
  defaultValue?: Value | '';
  /** Offers to take the choice back. */
  clearable?: boolean;
  /** The chosen value, or empty text when it is taken back. */
  onValueChange?: (value: Value | '') => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof comboboxMessages>;
}

/**
 * One of many, found by typing: the instance a ticket is about, a sub-account, a machine type. Up to a dozen choices are a `Select`.
 *
 * Its value is told by no event, so a form holds it by `value` and `onValueChange`, with `Controller` of react-hook-form.
 *
 * The component MUST find an option by its Chinese, latin, pinyin and initials; MUST leave the search alone while an input method
 * composes; MUST give the focus back to the control when the list closes; MUST load the list only when it is about to be opened.
 * The consumer MUST name it, by a `Field` or an `aria-label`, and MUST give all options at once: `loading` says that they are coming.
 */
export function Combobox<Value extends string = string>({
  options,
  value,
  defaultValue = '',
  placeholder,
  clearable = false,
  onValueChange,
  labels,
  ...rest
}: ComboboxProps<Value>) {
  const words = useWords('combobox', comboboxMessages, labels);
  const [inner, setInner] = useState<Value | ''>(defaultValue);
  const held = value ?? inner;
  const chosen = options.find((option) => option.value === held);

  const choose = (next: Value | '') => {
    setInner(next);
    if (next !== held) onValueChange?.(next);
  };
  return (
    <PickControl
      component="Combobox"
      {...rest}
      options={options}
      chosen={chosen === undefined ? [] : [chosen.value]}
      multiple={false}
      clearable={clearable}
      clearLabel={words.clear}
      words={words}
      title={chosen?.label}
      onFormReset={() => setInner(defaultValue)}
      onChoose={([next]) => choose(options.find((option) => option.value === next)?.value ?? '')}
    >
      <Chosen data-placeholder={chosen === undefined || undefined}>
        {chosen?.label ?? placeholder ?? words.placeholder}
      </Chosen>
    </PickControl>
  );
}
