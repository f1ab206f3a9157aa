import type { HTMLAttributes, ReactNode } from 'react';
import { ChoiceHint, ChoiceLabel } from '../CheckboxField/choice.styles';
import { Radio, Root } from './RadioGroup.styles';
import { useRadios, type RadioSetProps } from './useRadios';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A second line: a fact, or why it is disabled. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends RadioSetProps<Value>,
    Omit<HTMLAttributes<HTMLDivElement>, keyof RadioSetProps<Value> | 'children'> {
  options: readonly RadioOption<Value>[];
  direction?: 'row' | 'column';
  invalid?: boolean;
}

/** One of a few, all in sight. Inside a `Field` with `group`, or with an `aria-label`. */
export function RadioGroup<Value extends string = string>({
  options,
  direction = 'row',
  ...rest
}: RadioGroupProps<Value>) {
  const { root, radio } = useRadios(rest);
  return (
    <Root data-component="RadioGroup" data-direction={direction} {...root}>
      {options.map((option) => (
        <ChoiceLabel key={option.value}>
          <Radio {...radio(option)} />
          <span>
            {option.label}
            {option.hint !== undefined && <ChoiceHint>{option.hint}</ChoiceHint>}
          </span>
        </ChoiceLabel>
      ))}
    </Root>
  );
}
