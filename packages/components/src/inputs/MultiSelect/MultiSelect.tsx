import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import type { Labels } from '../../words';
import { PickControl, type PickControlProps } from '../Combobox/PickControl';
import { Chosen } from '../Combobox/PickControl.styles';
import type { PickOption } from '../Combobox/search-options';
import { multiSelectMessages } from './messages';
import { Count } from './MultiSelect.styles';

export interface MultiSelectProps<Value extends string = string> extends Omit<PickControlProps, 'options'> {
  options: readonly PickOption<Value>[];
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** Offers to empty the choice without opening it. */
  clearable?: boolean;
  /** All chosen values, in the order of the options. */
  onValueChange?: (values: Value[]) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof multiSelectMessages>;
}

/**
 * Several of many, in the room of one control: a filter by card, by sub-account, by kind. Up to about six choices are `Chips`.
 *
 * The component MUST show what is chosen and how many; MUST stay open and keep the search while one after the other is chosen; MUST keep
 * a chosen option that is disabled or not found by the search; MUST tell the values in the order of the options.
 * The consumer MUST name it, by a `Field` or an `aria-label`, and MUST treat no choice as its own case: for a filter it means all.
 */
export function MultiSelect<Value extends string = string>({
  options,
  value,
  defaultValue = [],
  placeholder,
  clearable = true,
  onValueChange,
  labels,
  ...rest
}: MultiSelectProps<Value>) {
  const words = useWords('multiSelect', multiSelectMessages, labels);
  const [inner, setInner] = useState<readonly Value[]>(defaultValue);
  const held = value ?? inner;
  const chosen = options.filter((option) => held.includes(option.value));
  const kept = chosen.filter((option) => option.disabled).map((option) => option.value);
  const names = words.list(chosen.map((option) => option.label));

  const choose = (values: ReadonlySet<string>) => {
    const next = options.map((option) => option.value).filter((each) => values.has(each));
    setInner(next);
    onValueChange?.(next);
  };
  /** The button that was pressed has nothing more to do then, and the one beside it has: it takes the focus. */
  const chooseAndGoOn = (values: ReadonlySet<string>, pressed: Element) => {
    flushSync(() => choose(values));
    const beside = pressed.nextElementSibling ?? pressed.previousElementSibling;
    if (document.activeElement === pressed && beside instanceof HTMLElement) beside.focus();
  };
  const foot = (found: readonly PickOption[]) => {
    const free = found.filter((option) => !option.disabled);
    const complete = free.every((option) => chosen.some((each) => each.value === option.value));
    return (
      <>
        <span role="status">{words.chosen(chosen.length)}</span>
        <Button
          size="sm"
          variant="text"
          disabled={complete}
          onClick={({ currentTarget }) =>
            chooseAndGoOn(new Set([...held, ...free.map((option) => option.value)]), currentTarget)
          }
        >
          {found.length < options.length ? words.allFound : words.all}
        </Button>
        <Button
          size="sm"
          variant="text"
          disabled={chosen.length === kept.length}
          onClick={({ currentTarget }) => chooseAndGoOn(new Set(kept), currentTarget)}
        >
          {words.clearShort}
        </Button>
      </>
    );
  };
  return (
    <PickControl
      component="MultiSelect"
      {...rest}
      options={options}
      chosen={chosen.map((option) => option.value)}
      multiple
      kept={kept}
      clearable={clearable}
      clearLabel={words.clear}
      words={words}
      foot={foot}
      title={names || undefined}
      onFormReset={() => setInner(defaultValue)}
      onChoose={(values) => choose(new Set(values))}
    >
      <Chosen data-placeholder={chosen.length === 0 || undefined}>{names || (placeholder ?? words.placeholder)}</Chosen>
      {chosen.length > 1 && <Count aria-hidden="true">{chosen.length}</Count>}
    </PickControl>
  );
}
