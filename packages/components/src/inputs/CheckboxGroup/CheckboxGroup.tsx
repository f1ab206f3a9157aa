import {
  useRef,
  useState,
  type ChangeEventHandler,
  type FocusEventHandler,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useFormReset } from '../../hooks/useFormReset';
import type { Labels } from '../../words';
import { Checkbox } from '../Checkbox/Checkbox';
import { ChoiceHint, ChoiceLabel } from '../CheckboxField/choice.styles';
import { FieldContext, useFieldGroup } from '../Field/FieldContext';
import { Options, Root } from './CheckboxGroup.styles';
import { checkboxGroupMessages } from './messages';

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A second line: a fact, or why it is disabled. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange' | 'onBlur'> {
  options: readonly CheckboxOption<Value>[];
  /** Name of every box in the form. */
  name?: string;
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  direction?: 'row' | 'column';
  /** A box over the others that stands for all of them. */
  selectAll?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  /** All ticked values, in the order of the options. */
  onValueChange?: (values: Value[]) => void;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof checkboxGroupMessages>;
  /** The first box that can be chosen: a form that is refused leads there. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Several of a few, all in sight: the channels of a notice, the days of contact. Many choices are a `MultiSelect`, a filter is `Chips`.
 *
 * The component MUST tell the values in the order of the options, and MUST keep a disabled box as it is when all are ticked or cleared.
 * The consumer MUST name the set, by a `Field` with `group` or an `aria-label`, and MUST give the reason of a disabled box as its hint.
 */
export function CheckboxGroup<Value extends string = string>({
  options,
  name,
  value,
  defaultValue = [],
  direction = 'row',
  selectAll,
  disabled,
  invalid,
  onValueChange,
  onChange,
  onBlur,
  labels,
  ref,
  ...rest
}: CheckboxGroupProps<Value>) {
  const words = useWords('checkboxGroup', checkboxGroupMessages, labels);
  const [inner, setInner] = useState<readonly Value[]>(defaultValue);
  const root = useRef<HTMLDivElement>(null);
  useFormReset(root, () => setInner(defaultValue));
  const group = useFieldGroup({ ...rest, invalid, disabled }, 'group');
  const held = value ?? inner;
  const isTicked = (option: CheckboxOption<Value>) => held.includes(option.value);
  const free = options.filter((option) => !option.disabled);
  const ticked = free.filter(isTicked);
  const entrance = free[0] ?? options[0];

  const change = (ticks: (option: CheckboxOption<Value>) => boolean) => {
    const next = options.filter(ticks).map((option) => option.value);
    setInner(next);
    onValueChange?.(next);
  };
  return (
    <Root ref={root} data-component="CheckboxGroup" data-direction={direction} {...rest} {...group.attributes}>
      {/* The field around is told to the set, and by the set to each box. */}
      <FieldContext value={undefined}>
        {selectAll && (
          <ChoiceLabel>
            <Checkbox
              checked={free.length > 0 && ticked.length === free.length}
              indeterminate={ticked.length > 0 && ticked.length < free.length}
              disabled={group.disabled || free.length === 0}
              onCheckedChange={(all) => change((option) => (option.disabled ? isTicked(option) : all))}
            />
            <span>{words.all}</span>
          </ChoiceLabel>
        )}
        <Options>
          {options.map((option) => (
            <ChoiceLabel key={option.value}>
              <Checkbox
                ref={option === entrance ? ref : undefined}
                name={name}
                value={option.value}
                checked={isTicked(option)}
                disabled={group.disabled || option.disabled}
                invalid={group.invalid}
                onBlur={onBlur}
                onChange={onChange}
                onCheckedChange={(checked) => change((each) => (each === option ? checked : isTicked(each)))}
              />
              <span>
                {option.label}
                {option.hint !== undefined && <ChoiceHint>{option.hint}</ChoiceHint>}
              </span>
            </ChoiceLabel>
          ))}
        </Options>
      </FieldContext>
    </Root>
  );
}
